// What happened in a game, told in words: one line for each thing worth telling, for one seat's ears or for everybody's.
import {
	COLOURS,
	type EndReason,
	type Event,
	type GameName,
	type Kind,
	type Placed,
	type Seat,
	unreachable,
	type ViewEvent,
} from '@tessera/engine';
import { cellName, countOf, listOf, nounOf, stockOf } from './pieces.ts';
import { scoreWords } from './score.ts';

/** What telling needs to know beside the event. */
export interface Teller {
	readonly game: GameName;
	readonly names: readonly string[];
	/** How a piece is shown within a sentence. */
	readonly piece: (kind: Kind) => string;
}

export type AnyEvent = Event | ViewEvent;
type Of<Type extends AnyEvent['type']> = Extract<AnyEvent, { type: Type }>;

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;

const ENDINGS: Readonly<Record<EndReason, string>> = {
	'last-piece': 'The last piece is laid.',
	'nobody-can-move': 'Nobody at the table can move any more.',
	'player-stuck': 'No roll of the next player could be placed.',
	'everybody-passed': 'Everybody passed.',
	stalled: 'Nothing was laid for too many turns.',
	'final-round': 'Everyone has had the last turn.',
	'others-withdrew': 'All the others have left the game.',
};

const OPENING: Readonly<Record<Of<'opened'>['decidedBy'], string>> = {
	size: '',
	age: ', tied and decided by age',
	lot: ', tied and decided by lot',
};

/** `Anna won.`, `Anna and Bob share the win.` */
function winWords(names: readonly string[], winners: readonly Seat[]): string {
	const all = listOf(winners.map((seat) => nameOf(names, seat)));
	return winners.length === 1 ? `${all} won.` : `${all} share the win.`;
}

const shown = ({ piece }: Teller, kinds: readonly Kind[]): string => kinds.map(piece).join(' ');

const placedWords = ({ piece }: Teller, pieces: readonly Placed[]): string =>
	pieces.map(({ kind, ...cell }) => `${piece(kind)} ${cellName(cell)}`).join(', ');

function openedWords({ game, names }: Teller, { seat, sizes, decidedBy }: Of<'opened'>): string {
	const what = game === 'cards' ? 'series' : 'line';
	const others = sizes.map((size, each) => `${nameOf(names, each as Seat)}: ${size}`);
	return `${nameOf(names, seat)} to open: the largest ${what} in hand (${others.join(', ')})${OPENING[decidedBy]}.`;
}

function dealtWords(teller: Teller, event: Of<'dealt'>): string {
	const { game, names } = teller;
	if ('hand' in event) {
		const each = countOf(Math.max(...event.counts), nounOf(game));
		return event.hand ? `Dealt ${each} each; yours: ${shown(teller, event.hand)}` : `Dealt ${each} each.`;
	}
	const hands = event.hands.map((hand, seat) => `${nameOf(names, seat as Seat)}: ${shown(teller, hand)}`);
	return ['Dealt', ...hands].join('\n  ');
}

function drewWords(teller: Teller, event: Of<'drew'>): string {
	const name = nameOf(teller.names, event.seat);
	if ('colours' in event) return `${name} drew ${event.colours.map((colour) => COLOURS[colour]).join(', ')}.`;
	if (event.pieces) return `${name} drew ${shown(teller, event.pieces)}`;
	return `${name} drew ${countOf('count' in event ? event.count : 0, nounOf(teller.game))}.`;
}

function exchangedWords(teller: Teller, { seat, given, drawn, ...rest }: Of<'exchanged'>): string {
	const name = nameOf(teller.names, seat);
	const count = given ? given.length : 'count' in rest ? rest.count : 0;
	if (!given || !drawn) return `${name} exchanged ${countOf(count, 'tile')}.`;
	return `${name} exchanged ${shown(teller, given)} for ${shown(teller, drawn)}`;
}

function rerolledWords(teller: Teller, { seat, cause, from, to }: Of<'rerolled'>): string {
	const name = nameOf(teller.names, seat);
	if (cause === 'forced') return `Nothing fits, so ${name} rolled all again: ${shown(teller, to)}`;
	if (from.length === 0) return `${name} kept all cubes.`;
	return `${name} rerolled ${shown(teller, from)} → ${shown(teller, to)}`;
}

function swappedWords(teller: Teller, { seat, shown: old, drawn }: Of<'swapped'>): string {
	const first = `${nameOf(teller.names, seat)} could lay nothing, showed ${shown(teller, old)} and drew a new hand`;
	return drawn ? `${first}: ${shown(teller, drawn)}` : `${first}.`;
}

const finalWords = ({ game }: Teller, { turns }: Of<'final-round'>): string =>
	`The ${stockOf(game)} is empty: ${countOf(turns, 'turn')} left, one each.`;

function withdrewWords(teller: Teller, event: Of<'withdrew'>): string {
	const name = nameOf(teller.names, event.seat);
	if (event.pieces) return `${name} left the game. Set aside: ${shown(teller, event.pieces) || 'nothing'}`;
	return `${name} left the game and set aside ${countOf('count' in event ? event.count : 0, nounOf(teller.game))}.`;
}

/** One event in words; null for what goes without saying. */
function eventWords(teller: Teller, event: AnyEvent): string | null {
	const { names } = teller;
	switch (event.type) {
		case 'started':
		case 'turn':
		case 'rearranged':
			return null;
		case 'dealt':
			return dealtWords(teller, event);
		case 'misdealt':
			return 'Nobody holds a series of three: the cards are dealt again.';
		case 'opened':
			return openedWords(teller, event);
		case 'placed':
			return `${nameOf(names, event.seat)} laid ${placedWords(teller, event.pieces)}`;
		case 'scored':
			return `  ${scoreWords(event.lines, event.single, event.points)}`;
		case 'bonus':
			return `  ${event.points} more for the last ${nounOf(teller.game)}`;
		case 'drew':
			return drewWords(teller, event);
		case 'rolled':
			return `  and rolled ${shown(teller, event.cubes)}`;
		case 'exchanged':
			return exchangedWords(teller, event);
		case 'rerolled':
			return rerolledWords(teller, event);
		case 'laid':
			return `${nameOf(names, event.seat)} laid ${shown(teller, event.cards)}`;
		case 'captured':
			return event.qwirkles
				.map((qwirkle) => `  Qwirkle! ${nameOf(names, event.seat)} took ${shown(teller, qwirkle)}`)
				.join('\n');
		case 'swapped':
			return swappedWords(teller, event);
		case 'passed':
			return `${nameOf(names, event.seat)} had to pass.`;
		case 'withdrew':
			return withdrewWords(teller, event);
		case 'final-round':
			return finalWords(teller, event);
		case 'ended':
			return `${ENDINGS[event.reason]} ${winWords(names, event.winners)}`;
		default:
			return unreachable(event);
	}
}

/** Everything worth telling of a list of events, a line or more each. */
export const tell = (teller: Teller, events: readonly AnyEvent[]): readonly string[] =>
	events.map((event) => eventWords(teller, event)).filter((words) => words !== null);
