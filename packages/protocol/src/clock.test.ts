import { type Seat, seatsOf } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { backClock, deadlineOf, passClock, startClock } from './clock.ts';
import type { ClockTerms } from './terms.ts';

const [first = 0 as Seat, second = 1 as Seat] = seatsOf(2);
const turn: ClockTerms = { per: 'turn', seconds: 30 };
const slow: ClockTerms = { per: 'slow-turn', days: 2 };
const game: ClockTerms = { per: 'game', seconds: 60, increment: 5 };

describe('without a clock', () => {
	test('nobody runs out of time, but it is known since when whose turn it is', () => {
		const clock = passClock(null, startClock(null, 2, first, 1000), second, 5000);
		expect(clock).toEqual({ left: null, turn: second, since: 5000 });
		expect(deadlineOf(null, clock)).toBeNull();
	});
});

describe('time for each turn', () => {
	test('begins anew with each', () => {
		const clock = startClock(turn, 2, first, 1000);
		expect(deadlineOf(turn, clock)).toBe(31_000);
		expect(deadlineOf(turn, passClock(turn, clock, second, 20_000))).toBe(50_000);
	});

	test('runs on while the turn is the same', () => {
		const clock = startClock(turn, 2, first, 1000);
		expect(passClock(turn, clock, first, 20_000)).toBe(clock);
	});

	test('may be days', () => {
		expect(deadlineOf(slow, startClock(slow, 2, first, 0))).toBe(2 * 86_400_000);
	});

	test('stops when it is nobody’s turn', () => {
		expect(deadlineOf(turn, passClock(turn, startClock(turn, 2, first, 0), null, 10))).toBeNull();
	});
});

describe('time for the game', () => {
	test('is used up turn by turn, with so much given back after each', () => {
		const begun = startClock(game, 2, first, 0);
		expect(begun.left).toEqual([60_000, 60_000]);
		const passed = passClock(game, begun, second, 10_000);
		expect(passed.left).toEqual([55_000, 60_000]);
		expect(deadlineOf(game, passed)).toBe(70_000);
		const back = passClock(game, passed, first, 30_000);
		expect(back.left).toEqual([55_000, 45_000]);
		expect(deadlineOf(game, back)).toBe(85_000);
	});

	test('O9 is given to nobody for what is taken back', () => {
		const acted = passClock(game, startClock(game, 2, first, 0), second, 10_000);
		expect(backClock(game, acted, first, 13_000)).toEqual({ left: [55_000, 57_000], turn: first, since: 13_000 });
		expect(backClock(turn, startClock(turn, 2, first, 0), second, 1000)).toEqual({
			left: null,
			turn: second,
			since: 1000,
		});
	});

	test('is never less than none', () => {
		const late = passClock(game, startClock(game, 2, first, 0), second, 100_000);
		expect(late.left).toEqual([5000, 60_000]);
	});

	test('does not grow when a clock of the server goes back', () => {
		const odd = passClock(game, startClock(game, 2, first, 5000), second, 1000);
		expect(odd.left).toEqual([65_000, 60_000]);
	});

	test('is not counted while it is nobody’s turn', () => {
		const stopped = passClock(game, startClock(game, 2, first, 0), null, 10_000);
		expect(passClock(game, stopped, first, 90_000).left).toEqual([55_000, 60_000]);
	});
});
