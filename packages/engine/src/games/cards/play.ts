// The course of Cards: the deal, laying and rearranging, capturing, the final round, or why an action may not be. K1–K6
import { type Chance, dealHands, drawSome } from '../../core/chance.ts';
import { longestLine } from '../../core/line.ts';
import { countKinds, firstMissing, minus, plus, total } from '../../core/multiset.ts';
import { no, ok, type Result, unreachable } from '../../core/result.ts';
import { type Kind, QWIRKLE } from '../../core/vocabulary.ts';
import { type EndReason, endedBy, whoStarts } from '../common.ts';
import { nextSeat, seatsLeft, type WithdrawAction, withdrawal } from '../withdrawing.ts';
import { evolveCards } from './evolve.ts';
import { canLayFrom, cardsTurn, stuckAction } from './legal.ts';
import { MIN_SERIES, seriesProblem, type Table } from './series.ts';
import type { CardsAction, CardsEvent, CardsPosition, CardsRefusal } from './types.ts';

/** Cards a hand is filled up to. K1 */
export const HAND_SIZE = 9;

type Decision = Result<readonly CardsEvent[], CardsRefusal>;

const after = (position: CardsPosition, events: readonly CardsEvent[]): CardsPosition =>
	events.reduce(evolveCards, position);

/** K1, K2: nine cards each; again while nobody holds a series of three; the largest series starts. */
export function dealCards(position: CardsPosition, chance: Chance): readonly CardsEvent[] {
	const { ages, options } = position;
	const events: CardsEvent[] = [];
	for (;;) {
		const hands = dealHands(position.pile, ages.length, HAND_SIZE, chance) as readonly (readonly Kind[])[];
		const sizes = hands.map(longestLine);
		events.push({ type: 'dealt', hands });
		if (Math.max(...sizes) >= MIN_SERIES) return [...events, whoStarts(sizes, ages, options.openingTie, chance)];
		events.push({ type: 'misdealt', sizes });
	}
}

const ended = (reason: EndReason, { captured, withdrawn }: CardsPosition): CardsEvent =>
	endedBy(
		reason,
		captured.map(({ length }) => length),
		withdrawn,
	);

const nobodyCanLay = (position: CardsPosition): boolean =>
	!seatsLeft(position).some((seat) => canLayFrom(position.table, position.hands[seat] ?? []));

/** Whose turn it is next, or the end. K5, K6 */
function endOfTurn(position: CardsPosition): CardsEvent {
	const { finalTurns, idleTurns, options } = position;
	if (finalTurns === 0) return ended('final-round', position);
	if (idleTurns >= options.stallRounds * seatsLeft(position).length) return ended('stalled', position);
	return { type: 'turn', seat: nextSeat(position) };
}

const finished = (position: CardsPosition, events: readonly CardsEvent[]): Decision =>
	ok([...events, endOfTurn(after(position, events))]);

/** K3: everything that lay on the table is still there, what was laid is there too, and nothing else. */
function tableRefusal(position: CardsPosition, cards: readonly Kind[], table: Table): CardsRefusal | null {
	const wanted = [...position.table.flat(), ...cards];
	const missing = firstMissing(table.flat(), wanted);
	if (missing !== null) return { kind: 'card-missing', piece: missing };
	const added = firstMissing(wanted, table.flat());
	if (added !== null) return { kind: 'card-added', piece: added };
	for (const [index, series] of table.entries()) {
		const problem = seriesProblem(series);
		if (problem) return { kind: 'bad-series', index, series, problem };
	}
	return null;
}

/** K4, K5: refill to nine; the last card of the pile gives everyone one more turn. */
function refill(position: CardsPosition, wanted: number, chance: Chance): readonly CardsEvent[] {
	const pieces = drawSome(position.pile, wanted, chance) as readonly Kind[];
	if (pieces.length === 0) return [];
	const drew: CardsEvent = { type: 'drew', seat: position.turn, pieces };
	const isLast = pieces.length === total(position.pile);
	return isLast ? [drew, { type: 'final-round', turns: seatsLeft(position).length }] : [drew];
}

/** K3, K4 */
function lay(position: CardsPosition, { cards, table }: CardsAction & { type: 'lay' }, chance: Chance): Decision {
	const seat = position.turn;
	const hand = position.hands[seat] ?? [];
	if (cards.length === 0) return no({ kind: 'nothing-laid' });
	const missing = firstMissing(hand, cards);
	if (missing !== null) return no({ kind: 'not-in-hand', piece: missing });
	const refusal = tableRefusal(position, cards, table);
	if (refusal) return no(refusal);
	const qwirkles = table.filter(({ length }) => length === QWIRKLE);
	const captured: readonly CardsEvent[] = qwirkles.length > 0 ? [{ type: 'captured', seat, qwirkles }] : [];
	return finished(position, [
		{ type: 'laid', seat, cards },
		{ type: 'rearranged', seat, table },
		...captured,
		...refill(position, HAND_SIZE - hand.length + cards.length, chance),
	]);
}

/** K6: why a swap or a pass is not what this player has to do, or null. */
function stuckRefusal(position: CardsPosition, wanted: 'swap' | 'pass'): CardsRefusal | null {
	const turn = cardsTurn(position);
	if (canLayFrom(turn.table, turn.hand)) return { kind: 'can-lay' };
	const forced = stuckAction(turn);
	if (forced === wanted) return null;
	return { kind: forced === 'swap' ? 'must-swap' : 'must-pass' };
}

/** K6: the hand is set aside, as many are drawn, the old cards go back, and the hand is topped up to nine. */
function swap(position: CardsPosition, chance: Chance): Decision {
	const refusal = stuckRefusal(position, 'swap');
	if (refusal) return no(refusal);
	const seat = position.turn;
	const shown = position.hands[seat] ?? [];
	const first = drawSome(position.pile, shown.length, chance) as readonly Kind[];
	const mixed = plus(minus(position.pile, countKinds(first)), countKinds(shown));
	const topUp = drawSome(mixed, HAND_SIZE - first.length, chance) as readonly Kind[];
	return finished(position, [{ type: 'swapped', seat, shown, drawn: [...first, ...topUp] }]);
}

/** K6: with nothing to lay and no pile, or where that is the table's ruling. */
function pass(position: CardsPosition): Decision {
	const refusal = stuckRefusal(position, 'pass');
	if (refusal) return no(refusal);
	const passed: CardsEvent = { type: 'passed', seat: position.turn };
	const isDead = total(position.pile) > 0 && nobodyCanLay(position);
	return isDead ? ok([passed, ended('nobody-can-move', position)]) : finished(position, [passed]);
}

/** W1, W3: the others go on, unless only one is left or the final round has no turn left. K5 */
function withdraw(position: CardsPosition, action: WithdrawAction): Decision {
	const withdrew = withdrawal(position, action);
	if (!withdrew.ok) return withdrew;
	const next = evolveCards(position, withdrew.value);
	if (seatsLeft(next).length === 1) return ok([withdrew.value, ended('others-withdrew', next)]);
	return ok(action.seat === position.turn ? [withdrew.value, endOfTurn(next)] : [withdrew.value]);
}

/** What an action makes happen, or why it may not. */
export function decideCards(position: CardsPosition, action: CardsAction, chance: Chance): Decision {
	if (position.ending) return no({ kind: 'game-over' });
	switch (action.type) {
		case 'lay':
			return lay(position, action, chance);
		case 'swap':
			return swap(position, chance);
		case 'pass':
			return pass(position);
		case 'withdraw':
			return withdraw(position, action);
		default:
			return unreachable(action);
	}
}
