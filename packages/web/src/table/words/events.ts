// What happened, told in words: a sentence for each thing worth telling, short for the eye or in full for the ear.
import {
	type EndReason,
	type GameName,
	type Kind,
	type Placed,
	type Seat,
	unreachable,
	type ViewEvent,
} from '@tessera/engine';
import { listed } from '../../parts/list.ts';
import { pieceCount } from '../../pieces/names.ts';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import type { SeatInfo } from '../host.ts';
import { nameOf, type Who, whoIs } from '../names.ts';
import { type Detail, eachWords, groupWords, handWords } from './pieces.ts';
import { placeWords } from './place.ts';

/** What telling needs to know beside the event. */
export interface Teller {
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	readonly detail: Detail;
	/** Cubes rolled again before a laying, where that is told with it. */
	readonly rolled?: number;
	/** Whether whoever is out of the game is so because their time was over. */
	readonly isOutOfTime?: boolean;
}

type Of<Type extends ViewEvent['type']> = Extract<ViewEvent, { type: Type }>;

const WHY: Readonly<Record<EndReason, Key>> = {
	'last-piece': 'events.why-last-piece',
	'nobody-can-move': 'events.why-nobody-can-move',
	'player-stuck': 'events.why-player-stuck',
	'everybody-passed': 'events.why-everybody-passed',
	stalled: 'events.why-stalled',
	'final-round': 'events.why-final-round',
	'others-withdrew': 'events.why-others-withdrew',
};

/** Who won, as a sentence. */
export function wonWords(seats: readonly SeatInfo[], winners: readonly Seat[]): string {
	const [only] = winners;
	if (only !== undefined && winners.length === 1) return say('events.won', whoIs(seats, only));
	return say('events.won-shared', { names: listed(winners.map((seat) => nameOf(seats, seat))) });
}

/** Why the game ended, as a sentence. Whoever laid their last piece is told by the bonus for it, among what happened with the end. C8, Q5 */
export function whyWords(seats: readonly SeatInfo[], reason: EndReason, all: readonly ViewEvent[]): string {
	const last = all.find((event) => event.type === 'bonus');
	return say(WHY[reason], last ? whoIs(seats, last.seat) : {});
}

const pointsWords = (points: number): string => say('events.points', { points });

function placedWords(teller: Teller, { seat, pieces }: Of<'placed'>, points: number): string {
	const { game, seats, detail } = teller;
	const kinds = pieces.map(({ kind }: Placed) => kind);
	const values = { ...whoIs(seats, seat), what: groupWords(game, kinds, detail), points: pointsWords(points) };
	if (teller.rolled) return say('events.placed-after-roll', { ...values, count: teller.rolled });
	if (detail === 'brief') return say('events.placed-brief', values);
	return say('events.placed', { ...values, where: placeWords(pieces) });
}

function dealtWords({ game, detail }: Teller, event: Of<'dealt'>): string {
	if (!('counts' in event)) return say('events.dealt', { pieces: pieceCount(game, event.hands[0]?.length ?? 0) });
	const everyone = say('events.dealt', { pieces: pieceCount(game, Math.max(...event.counts)) });
	return event.hand && detail === 'full'
		? `${everyone} ${say('events.dealt-you', { game, pieces: handWords(event.hand) })}`
		: everyone;
}

/** Whose pieces are told because the place may see them; others only by their number. */
function drewWords({ game, detail }: Teller, who: Who, event: Of<'drew'>): string | null {
	// In Cubes what is drawn is rolled at once, which tells more.
	if ('colours' in event) return null;
	if (event.count === 0) return null;
	if (event.pieces && who.who === 'you' && detail === 'full')
		return say('events.drew-you', { pieces: handWords(event.pieces) });
	return say('events.drew', { ...who, what: pieceCount(game, event.count) });
}

function exchangedWords({ game, detail }: Teller, who: Who, { given, drawn, count }: Of<'exchanged'>): string {
	if (given && drawn && who.who === 'you' && detail === 'full')
		return say('events.exchanged-for', { given: handWords(given), drawn: handWords(drawn) });
	return say('events.exchanged', { ...who, what: pieceCount(game, count) });
}

function rerolledWords({ game, detail }: Teller, who: Who, { cause, from, to }: Of<'rerolled'>): string {
	if (cause === 'forced')
		return detail === 'brief'
			? say('events.rerolled-forced', who)
			: say('events.rerolled-forced-to', { ...who, to: eachWords(to) });
	if (from.length === 0) return say('events.kept', who);
	return detail === 'brief'
		? say('events.rerolled', { ...who, what: pieceCount(game, from.length) })
		: say('events.rerolled-to', { ...who, from: eachWords(from), to: eachWords(to) });
}

function rolledWords({ game, detail }: Teller, who: Who, cubes: readonly Kind[]): string | null {
	if (cubes.length === 0) return null;
	return detail === 'brief'
		? say('events.rolled-brief', { ...who, what: pieceCount(game, cubes.length) })
		: say('events.rolled', { ...who, pieces: eachWords(cubes) });
}

function swappedWords({ game, detail }: Teller, who: Who, { shown, drawn }: Of<'swapped'>): string {
	if (detail === 'brief') return say('events.swapped', { ...who, what: pieceCount(game, shown.length) });
	return drawn && who.who === 'you'
		? say('events.swapped-you', { drawn: handWords(drawn) })
		: say('events.swapped-shown', { ...who, shown: handWords(shown) });
}

function openedWords({ game, seats }: Teller, { seat, sizes, decidedBy }: Of<'opened'>): string {
	const [count, players] = [sizes[seat] ?? 0, seats.length];
	return say('events.opened', { ...whoIs(seats, seat), game, count, players, decided: decidedBy });
}

function scoredWords({ lines }: Of<'scored'>): string | null {
	const count = lines.filter(({ qwirkle }) => qwirkle).length;
	return count > 0 ? say('events.qwirkle', { count }) : null;
}

function capturedWords({ game, seats, detail }: Teller, { seat, qwirkles }: Of<'captured'>): string {
	if (detail === 'brief') return say('events.qwirkle', { count: qwirkles.length });
	return qwirkles
		.map((qwirkle) => say('events.captured', { ...whoIs(seats, seat), what: groupWords(game, qwirkle, detail) }))
		.join(' ');
}

/** One event in words; null for what goes without saying. What a laying earned is told with it, from the others of its action. */
export function eventWords(teller: Teller, event: ViewEvent, all: readonly ViewEvent[]): string | null {
	const { game, seats } = teller;
	const who = 'seat' in event ? whoIs(seats, event.seat) : { who: 'other' as const, name: '' };
	switch (event.type) {
		case 'started':
			return null;
		case 'dealt':
			return dealtWords(teller, event);
		case 'misdealt':
			return say('events.misdealt');
		case 'opened':
			return openedWords(teller, event);
		case 'placed':
			return placedWords(teller, event, all.find((other) => other.type === 'scored')?.points ?? 0);
		case 'scored':
			return scoredWords(event);
		case 'bonus':
			return say('events.bonus', { game, points: event.points });
		case 'drew':
			return drewWords(teller, who, event);
		case 'rolled':
			return rolledWords(teller, who, event.cubes);
		case 'exchanged':
			return exchangedWords(teller, who, event);
		case 'rerolled':
			return rerolledWords(teller, who, event);
		case 'laid':
			return say('events.laid', { ...who, what: groupWords(game, event.cards, teller.detail) });
		case 'rearranged':
			return say('events.rearranged');
		case 'captured':
			return capturedWords(teller, event);
		case 'swapped':
			return swappedWords(teller, who, event);
		case 'passed':
			return say('events.passed', who);
		case 'withdrew':
			return say(teller.isOutOfTime ? 'events.out-of-time' : 'events.withdrew', who);
		case 'final-round':
			return say('events.final-round');
		case 'turn':
			return say('events.turn', who);
		case 'ended':
			return say('events.ended', { why: whyWords(seats, event.reason, all), won: wonWords(seats, event.winners) });
		default:
			return unreachable(event);
	}
}
