// Who is done first, worked out by hand for the last cubes.
import { describe, expect, test } from 'vitest';
import { LAST_CUBE_BONUS, leadFrom } from './pace.ts';

/** What a turn with one cube left scores: the table's own figure. */
const LAST_TURN = 4.7;

describe('the race to the last cube', () => {
	test('Q5 is won by laying it', () => {
		expect(leadFrom([3, 0], 0)).toBe(LAST_CUBE_BONUS);
		expect(leadFrom([6, 6, 0], 0)).toBe(LAST_CUBE_BONUS);
	});
	test('Q5 is lost to a player who has one cube and the turn', () => {
		expect(leadFrom([1, 1], 0)).toBeCloseTo(-LAST_TURN - LAST_CUBE_BONUS);
		expect(leadFrom([1, 4], 0)).toBeCloseTo(-LAST_TURN - LAST_CUBE_BONUS);
	});
	test('Q5 with three at the table, what one scores is half a loss', () => {
		expect(leadFrom([1, 5, 1], 0)).toBeCloseTo((-LAST_TURN - LAST_CUBE_BONUS) / 2);
	});
	test.each([2, 3, 4, 5])('fewer cubes are better when the other has %i', (others) => {
		const leads = [1, 2, 3, 4, 5, 6].map((own) => leadFrom([others, own], 0));
		expect(leads[0]).toBeGreaterThan(leads[1] ?? Number.NaN);
		expect(leads[1]).toBeGreaterThan(leads[2] ?? Number.NaN);
	});
	test('Q3 cubes in the bag come first', () => {
		expect(Math.abs(leadFrom([6, 6], 40) - leadFrom([6, 6], 41))).toBeLessThan(0.5);
	});
});
