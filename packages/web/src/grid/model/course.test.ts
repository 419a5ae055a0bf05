import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { Moment } from '../../table/host.ts';
import { gameHeard } from '../../table/testing/games.ts';
import { cubes, pieces, row } from '../testing/views.ts';
import { lastMove, movesAfter } from './course.ts';
import { toggle } from './plan.ts';
import { planFor, renew } from './renew.ts';
import { forcedRolls, rolledIds, rolledPlaces } from './rolls.ts';

const seat = (index: number): Seat => index as Seat;
const me = seat(0);

test('the last move is the last that laid something, up to a step', () => {
	const { course, position } = gameHeard('classic', 2, 'last move', me);
	const all = movesAfter(course, 0);
	expect(lastMove(course, 0)).toBeNull();
	expect(lastMove(course, position.step)).toEqual(all.at(-1));
	for (const move of all) {
		expect(lastMove(course, move.step)).toEqual(move);
		expect(move.lines.length + move.pieces.length).toBeGreaterThan(0);
	}
	expect(movesAfter(course, position.step)).toEqual([]);
});

const BOARD = row('red star, red circle');
const HAND = pieces('red square, blue star, green cross');

const rolled = (seatOf: Seat, cause: 'chosen' | 'forced', from: string, to: string): Moment => ({
	step: 6,
	seat: seatOf,
	events: [{ type: 'rerolled', seat: seatOf, cause, from: pieces(from), to: pieces(to) }],
});

test('Q3 the chosen cubes are rolled, even one that comes to show the same', () => {
	const before = toggle(toggle(planFor(cubes({ board: BOARD, hand: HAND })), 1, 3), 2, 3);
	const hand = pieces('red square, blue cross, green cross');
	const after = renew(before, cubes({ board: BOARD, hand, rerolled: true, step: 6 }));
	const moment = rolled(me, 'chosen', 'red square, blue star', 'red square, blue cross');
	expect(rolledIds(before, after, [moment])).toEqual([1, 2]);
	expect(forcedRolls([moment], me)).toBe(0);
});

test('Q4 a forced roll is of all cubes', () => {
	const before = planFor(cubes({ board: BOARD, hand: HAND }));
	const after = renew(before, cubes({ board: BOARD, hand: HAND, rerolled: true, step: 6 }));
	const moment = rolled(me, 'forced', 'red square, blue star, green cross', 'red square, blue star, green cross');
	expect(rolledIds(before, after, [moment])).toEqual([1, 2, 3]);
	expect(forcedRolls([moment], me)).toBe(1);
	expect(forcedRolls([moment], seat(1))).toBe(0);
	expect(rolledPlaces(moment, me, HAND)).toEqual([0, 1, 2]);
});

test("of the others' cubes those are rolled that were thrown again, or drawn", () => {
	const now = pieces('red star, blue cross, green cross');
	expect(rolledPlaces(rolled(seat(1), 'chosen', 'blue star', 'blue cross'), seat(1), now)).toEqual([1]);
	expect(rolledPlaces(rolled(seat(1), 'chosen', 'blue star', 'blue cross'), me, now)).toEqual([]);
	const drew: Moment = {
		step: 6,
		seat: seat(1),
		events: [{ type: 'rolled', seat: seat(1), cubes: pieces('green cross') }],
	};
	expect(rolledPlaces(drew, seat(1), now)).toEqual([2]);
	expect(rolledPlaces(undefined, me, now)).toEqual([]);
});
