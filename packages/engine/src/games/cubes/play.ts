// The course of Cubes: the deal, the reroll, laying and refilling, or why an action may not be. Q1–Q5
import { type Chance, dealHands, drawSome } from '../../core/chance.ts';
import { longestLine } from '../../core/line.ts';
import { firstMissing } from '../../core/multiset.ts';
import { no, ok, type Result, unreachable } from '../../core/result.ts';
import { type Colour, colourOf, type Kind, kindOf, type Seat } from '../../core/vocabulary.ts';
import { type EndReason, endedBy, whoStarts } from '../common.ts';
import { canLay, HAND_SIZE, LAST_PIECE_BONUS, layingEvents } from '../laying.ts';
import { nextSeat, seatsLeft, type WithdrawAction, withdrawal } from '../withdrawing.ts';
import { evolveCubes } from './evolve.ts';
import { cubesTurn, isStuck, mayPass } from './legal.ts';
import type { CubesAction, CubesEvent, CubesPosition, CubesRefusal } from './types.ts';

type Decision = Result<readonly CubesEvent[], CubesRefusal>;

const after = (position: CubesPosition, events: readonly CubesEvent[]): CubesPosition =>
	events.reduce(evolveCubes, position);

const rollAll = (colours: readonly Colour[], chance: Chance): readonly Kind[] =>
	colours.map((colour) => kindOf(colour, chance.roll()));

/** Q1, Q2: six cubes each, drawn in seat order and then rolled; the largest line opens. */
export function dealCubes(position: CubesPosition, chance: Chance): readonly CubesEvent[] {
	const { ages, options } = position;
	const drawn = dealHands(position.bag, ages.length, HAND_SIZE, chance) as readonly (readonly Colour[])[];
	const hands = drawn.map((colours) => rollAll(colours, chance));
	return [{ type: 'dealt', hands }, whoStarts(hands.map(longestLine), ages, options.openingTie, chance)];
}

const ended = (reason: EndReason, { scores, withdrawn }: CubesPosition): CubesEvent =>
	endedBy(reason, scores, withdrawn);

const isSeatStuck = ({ board, hands }: CubesPosition, seat: Seat): boolean => isStuck(board, hands[seat] ?? []);

const isEveryoneStuck = (position: CubesPosition): boolean =>
	seatsLeft(position).every((seat) => isSeatStuck(position, seat));

/** Whose turn it is next, or the end when nobody's cubes could ever be placed again. Q4 */
function nextTurn(position: CubesPosition): CubesEvent {
	const seat = nextSeat(position);
	if (!isSeatStuck(position, seat)) return { type: 'turn', seat };
	if (isEveryoneStuck(position)) return ended('nobody-can-move', position);
	return position.options.whenStuck === 'end' ? ended('player-stuck', position) : { type: 'turn', seat };
}

/** Q5: laying one's last cube, the bag being empty, ends the game at once. */
function endOfLaying(position: CubesPosition): readonly CubesEvent[] {
	const seat = position.turn;
	if (position.hands[seat]?.length !== 0) return [nextTurn(position)];
	const bonus: CubesEvent = { type: 'bonus', seat, points: LAST_PIECE_BONUS };
	return [bonus, ended('last-piece', after(position, [bonus]))];
}

/** Q3: refill to six and roll the new cubes once. */
function refill(position: CubesPosition, wanted: number, chance: Chance): readonly CubesEvent[] {
	const seat = position.turn;
	const colours = drawSome(position.bag, wanted, chance) as readonly Colour[];
	if (colours.length === 0) return [];
	return [
		{ type: 'drew', seat, colours },
		{ type: 'rolled', seat, cubes: rollAll(colours, chance) },
	];
}

function place(position: CubesPosition, action: CubesAction & { type: 'place' }, chance: Chance): Decision {
	const seat = position.turn;
	const hand = position.hands[seat] ?? [];
	const laid = layingEvents(seat, position.board, hand, action.pieces, position.options);
	if (!laid.ok) return laid;
	const events = [...laid.value, ...refill(position, HAND_SIZE - hand.length + action.pieces.length, chance)];
	return ok([...events, ...endOfLaying(after(position, events))]);
}

/** Q4: all own cubes again, until something can be placed. The caller knows that some roll can. */
function forcedRerolls(position: CubesPosition, chance: Chance): readonly CubesEvent[] {
	const seat = position.turn;
	const events: CubesEvent[] = [];
	for (let hand = position.hands[seat] ?? []; !canLay(position.board, hand); ) {
		const to = rollAll(hand.map(colourOf), chance);
		events.push({ type: 'rerolled', seat, cause: 'forced', from: hand, to });
		hand = to;
	}
	return events;
}

/** Q3: once, any subset; then, when nothing can be placed, Q4. */
function reroll(position: CubesPosition, from: readonly Kind[], chance: Chance): Decision {
	const seat = position.turn;
	const hand = position.hands[seat] ?? [];
	if (position.board.length === 0) return no({ kind: 'must-open' });
	if (position.rerolled) return no({ kind: 'rerolled-already' });
	if (isStuck(position.board, hand)) return no({ kind: 'must-pass' });
	const missing = firstMissing(hand, from);
	if (missing !== null) return no({ kind: 'not-in-hand', piece: missing });
	const to = rollAll(from.map(colourOf), chance);
	const chosen: CubesEvent = { type: 'rerolled', seat, cause: 'chosen', from, to };
	return ok([chosen, ...forcedRerolls(after(position, [chosen]), chance)]);
}

function pass(position: CubesPosition): Decision {
	if (!mayPass(cubesTurn(position))) return no({ kind: 'can-place' });
	return ok([{ type: 'passed', seat: position.turn }, nextTurn(position)]);
}

/** W1, W3: the others go on, unless only one is left or none of them could ever place. Q4 */
function withdraw(position: CubesPosition, action: WithdrawAction): Decision {
	const withdrew = withdrawal(position, action);
	if (!withdrew.ok) return withdrew;
	const next = evolveCubes(position, withdrew.value);
	if (seatsLeft(next).length === 1) return ok([withdrew.value, ended('others-withdrew', next)]);
	if (action.seat === position.turn) return ok([withdrew.value, nextTurn(next)]);
	return ok(isEveryoneStuck(next) ? [withdrew.value, ended('nobody-can-move', next)] : [withdrew.value]);
}

/** What an action makes happen, or why it may not. */
export function decideCubes(position: CubesPosition, action: CubesAction, chance: Chance): Decision {
	if (position.ending) return no({ kind: 'game-over' });
	switch (action.type) {
		case 'place':
			return place(position, action, chance);
		case 'reroll':
			return reroll(position, action.cubes, chance);
		case 'pass':
			return pass(position);
		case 'withdraw':
			return withdraw(position, action);
		default:
			return unreachable(action);
	}
}
