// How each event changes a position of Cards. Nothing else changes one, so the events alone rebuild it.
import { countKinds, everyKind, type KindCounts, minus, plus, without } from '../../core/multiset.ts';
import { unreachable } from '../../core/result.ts';
import { type Kind, QWIRKLE, type Seat } from '../../core/vocabulary.ts';
import { replaceAt } from '../common.ts';
import { applyWithdrawal, seatsLeft } from '../withdrawing.ts';
import type { CardsEvent, CardsPosition } from './types.ts';

/** K1: three of each kind. */
export const BOX: KindCounts = everyKind(3);

type Started = Extract<CardsEvent, { type: 'started' }>;

/** The table before the deal: everything in the pile. */
export const beginCards = ({ options, ages, seed }: Started): CardsPosition => ({
	game: 'cards',
	options,
	ages,
	seed,
	step: 0,
	turn: 0 as Seat,
	withdrawn: [],
	table: [],
	captured: ages.map(() => []),
	pile: BOX,
	hands: ages.map(() => []),
	finalTurns: null,
	idleTurns: 0,
	ending: null,
});

const outOf = (pile: KindCounts, cards: readonly Kind[]): KindCounts => minus(pile, countKinds(cards));

const withHand = (position: CardsPosition, seat: Seat, hand: readonly Kind[]): CardsPosition => ({
	...position,
	hands: replaceAt(position.hands, seat, hand),
});

/** An action was taken: the step counts, and so does the turn where the final round is on. K5 */
const taken = (position: CardsPosition, idleTurns: number): CardsPosition => ({
	...position,
	step: position.step + 1,
	idleTurns,
	finalTurns: position.finalTurns === null ? null : position.finalTurns - 1,
});

/** W1: a turn of the final round that the seat has not had yet is no longer to come. K5 */
function finalTurnsWithout(position: FinalRound, seat: Seat): number | null {
	const { finalTurns, turn } = position;
	if (finalTurns === null) return null;
	const left = seatsLeft(position);
	const fromTurn = [...left.filter((each) => each >= turn), ...left.filter((each) => each < turn)];
	return fromTurn.indexOf(seat) < finalTurns ? finalTurns - 1 : finalTurns;
}

type FinalRound = Pick<CardsPosition, 'ages' | 'step' | 'turn' | 'withdrawn' | 'finalTurns'>;

/** What a withdrawal changes in a position and in a view alike. */
export const applyCardsWithdrawal = (position: FinalRound, event: { readonly seat: Seat }) => ({
	...applyWithdrawal(position, event),
	finalTurns: finalTurnsWithout(position, event.seat),
	idleTurns: 0,
});

export function evolveCards(position: CardsPosition, event: CardsEvent): CardsPosition {
	switch (event.type) {
		case 'started':
			return beginCards(event);
		case 'dealt':
			return { ...position, hands: event.hands, pile: outOf(position.pile, event.hands.flat()) };
		case 'misdealt':
			return { ...position, hands: position.hands.map(() => []), pile: BOX };
		case 'opened':
		case 'turn':
			return { ...position, turn: event.seat };
		case 'laid': {
			const hand = without(position.hands[event.seat] ?? [], event.cards);
			return withHand(taken(position, 0), event.seat, hand);
		}
		case 'rearranged':
			return { ...position, table: event.table };
		case 'captured': {
			const captured = [...(position.captured[event.seat] ?? []), ...event.qwirkles];
			const table = position.table.filter(({ length }) => length < QWIRKLE);
			return { ...position, table, captured: replaceAt(position.captured, event.seat, captured) };
		}
		case 'drew': {
			const hand = [...(position.hands[event.seat] ?? []), ...event.pieces];
			return withHand({ ...position, pile: outOf(position.pile, event.pieces) }, event.seat, hand);
		}
		case 'final-round':
			return { ...position, finalTurns: event.turns };
		case 'swapped': {
			const pile = plus(outOf(position.pile, event.drawn), countKinds(event.shown));
			return withHand({ ...taken(position, position.idleTurns + 1), pile }, event.seat, event.drawn);
		}
		case 'passed':
			return taken(position, position.idleTurns + 1);
		case 'withdrew':
			return { ...position, ...applyCardsWithdrawal(position, event) };
		case 'ended':
			return { ...position, ending: { reason: event.reason, winners: event.winners } };
		default:
			return unreachable(event);
	}
}
