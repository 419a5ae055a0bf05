// The course of Classic: the deal, and what each action makes happen or why it may not. C1–C11
import { type Chance, dealHands, drawSome } from '../../core/chance.ts';
import { longestLine } from '../../core/line.ts';
import { firstMissing, total } from '../../core/multiset.ts';
import { no, ok, type Result, unreachable } from '../../core/result.ts';
import type { Kind } from '../../core/vocabulary.ts';
import { type EndReason, endedBy, whoStarts } from '../common.ts';
import { canLay, HAND_SIZE, LAST_PIECE_BONUS, layingEvents } from '../laying.ts';
import { nextSeat, seatsLeft, type WithdrawAction, withdrawal } from '../withdrawing.ts';
import { evolveClassic } from './evolve.ts';
import { classicTurn, exchangeLimit, mayPass } from './legal.ts';
import type { ClassicAction, ClassicEvent, ClassicPosition, ClassicRefusal } from './types.ts';

type Decision = Result<readonly ClassicEvent[], ClassicRefusal>;

const after = (position: ClassicPosition, events: readonly ClassicEvent[]): ClassicPosition =>
	events.reduce(evolveClassic, position);

/** C1, C2: six tiles each, in seat order; the largest line opens. */
export function dealClassic(position: ClassicPosition, chance: Chance): readonly ClassicEvent[] {
	const { ages, options } = position;
	const hands = dealHands(position.bag, ages.length, HAND_SIZE, chance) as readonly (readonly Kind[])[];
	return [{ type: 'dealt', hands }, whoStarts(hands.map(longestLine), ages, options.openingTie, chance)];
}

const nobodyCanLay = (position: ClassicPosition): boolean =>
	total(position.bag) === 0 &&
	!canLay(
		position.board,
		seatsLeft(position).flatMap((seat) => position.hands[seat] ?? []),
	);

const nextTurn = (position: ClassicPosition): ClassicEvent => ({ type: 'turn', seat: nextSeat(position) });

const ended = (reason: EndReason, { scores, withdrawn }: ClassicPosition): ClassicEvent =>
	endedBy(reason, scores, withdrawn);

/** How a turn ends after something was laid and the hand refilled. C8, C9 */
function endOfLaying(position: ClassicPosition): readonly ClassicEvent[] {
	const seat = position.turn;
	if (position.hands[seat]?.length === 0) {
		const bonus: ClassicEvent = { type: 'bonus', seat, points: LAST_PIECE_BONUS };
		return [bonus, ended('last-piece', after(position, [bonus]))];
	}
	return nobodyCanLay(position) ? [ended('nobody-can-move', position)] : [nextTurn(position)];
}

function place(position: ClassicPosition, action: ClassicAction & { type: 'place' }, chance: Chance): Decision {
	const seat = position.turn;
	const hand = position.hands[seat] ?? [];
	const laid = layingEvents(seat, position.board, hand, action.pieces, position.options);
	if (!laid.ok) return laid;
	const [placed, scored] = laid.value;
	const pieces = drawSome(position.bag, HAND_SIZE - hand.length + action.pieces.length, chance) as readonly Kind[];
	const drew: ClassicEvent = { type: 'drew', seat, pieces };
	// Nothing ends while the bag holds more.
	if (total(position.bag) > pieces.length) return ok([placed, scored, drew, nextTurn(position)]);
	const refilled = pieces.length > 0 ? [placed, scored, drew] : laid.value;
	return ok([...refilled, ...endOfLaying(after(position, refilled))]);
}

/** C7: the new tiles are drawn before the old ones go back; C11: a table that only exchanges has come to an end. */
function exchange(position: ClassicPosition, given: readonly Kind[], chance: Chance): Decision {
	const seat = position.turn;
	const turn = classicTurn(position);
	if (position.board.length === 0) return no({ kind: 'must-open' });
	if (given.length === 0) return no({ kind: 'nothing-exchanged' });
	const missing = firstMissing(turn.hand, given);
	if (missing !== null) return no({ kind: 'not-in-hand', piece: missing });
	if (given.length > exchangeLimit(turn)) return no({ kind: 'bag-too-small', asked: given.length, bag: turn.bagSize });
	const drawn = drawSome(position.bag, given.length, chance) as readonly Kind[];
	const exchanged: ClassicEvent = { type: 'exchanged', seat, given, drawn };
	const stalled = position.idleTurns + 1 >= position.options.stallRounds * seatsLeft(position).length;
	return ok([exchanged, stalled ? ended('stalled', position) : nextTurn(position)]);
}

/** C9: a pass is forced, unless the table plays otherwise. */
function pass(position: ClassicPosition): Decision {
	const turn = classicTurn(position);
	if (!mayPass(turn)) return no({ kind: exchangeLimit(turn) > 0 ? 'can-exchange' : 'can-place' });
	const passed: ClassicEvent = { type: 'passed', seat: position.turn };
	if (nobodyCanLay(position)) return ok([passed, ended('nobody-can-move', position)]);
	const everybody = position.options.voluntaryPass && position.idleTurns + 1 >= seatsLeft(position).length;
	return ok([passed, everybody ? ended('everybody-passed', position) : nextTurn(position)]);
}

/** W1, W3: the others go on, unless only one is left or none of them can place any more. C9 */
function withdraw(position: ClassicPosition, action: WithdrawAction): Decision {
	const withdrew = withdrawal(position, action);
	if (!withdrew.ok) return withdrew;
	const next = evolveClassic(position, withdrew.value);
	if (seatsLeft(next).length === 1) return ok([withdrew.value, ended('others-withdrew', next)]);
	if (nobodyCanLay(next)) return ok([withdrew.value, ended('nobody-can-move', next)]);
	return ok(action.seat === position.turn ? [withdrew.value, nextTurn(next)] : [withdrew.value]);
}

/** What an action makes happen, or why it may not. */
export function decideClassic(position: ClassicPosition, action: ClassicAction, chance: Chance): Decision {
	if (position.ending) return no({ kind: 'game-over' });
	switch (action.type) {
		case 'place':
			return place(position, action, chance);
		case 'exchange':
			return exchange(position, action.pieces, chance);
		case 'pass':
			return pass(position);
		case 'withdraw':
			return withdraw(position, action);
		default:
			return unreachable(action);
	}
}
