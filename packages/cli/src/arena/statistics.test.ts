// Intervals that hold what they promise, also for few games and one-sided matches.
import { type Below, chanceOfStep, seedFromText } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { intervalOfShare, meanWithReach, tPoint } from './statistics.ts';

describe("Student's t", () => {
	test.each([
		[1, 12.706],
		[10, 2.228],
		[11, 2.201],
		[30, 2.042],
		[200, 1.972],
	])('with %i degrees of freedom', (freedom, point) => {
		expect(tPoint(freedom)).toBeCloseTo(point, 2);
	});
});

describe('a mean', () => {
	test('of nothing is none, of one value has no interval', () => {
		expect(meanWithReach([])).toBeNull();
		expect(meanWithReach([4])).toEqual({ value: 4, reach: null });
	});
	test('has the interval of the textbook', () => {
		const { value, reach } = meanWithReach([1, 2, 3, 4, 5]) ?? {};
		expect(value).toBe(3);
		expect(reach).toBeCloseTo((2.776 * Math.sqrt(2.5)) / Math.sqrt(5), 6);
	});
});

describe('a share of wins', () => {
	test('has a width though every deal of three ended alike', () => {
		const interval = intervalOfShare(new Array(20).fill(1 / 3), 3);
		expect(interval?.low).toBeLessThan(0.3);
		expect(interval?.high).toBeGreaterThan(0.36);
	});
	test('of nothing is none', () => {
		expect(intervalOfShare([], 2)).toBeNull();
	});
	test("of won games only is not certain: Wilson with Student's t for twenty of twenty", () => {
		const { value, low, high } = intervalOfShare(new Array(10).fill(1), 2) ?? {};
		expect(value).toBe(1);
		expect(low).toBeCloseTo(0.7963, 4);
		expect(high).toBeCloseTo(1, 9);
	});
	test('of lost games only mirrors it', () => {
		const { low, high } = intervalOfShare(new Array(10).fill(0), 2) ?? {};
		expect(low).toBeCloseTo(0, 9);
		expect(high).toBeCloseTo(1 - 0.7963, 4);
	});
	const width = (deals: readonly number[]): number => {
		const { low = 0, high = 0 } = intervalOfShare(deals, 2) ?? {};
		return high - low;
	};
	const repeated = (pattern: readonly number[], times: number): readonly number[] =>
		Array.from({ length: times }, () => pattern).flat();
	test.each([[[1]], [[0]], [[0.5]], [[1, 1]], [[1, 0.5]], [[1, 0]], [[0.5, 0.5]]])(
		'of so few deals as %j says next to nothing',
		(deals) => {
			expect(width(deals)).toBeGreaterThan(0.94);
		},
	);
	test.each([[[1]], [[0.5]], [[1, 0]], [[1, 0.5]], [[1, 1, 0.5, 0]]])(
		'grows narrower with every repetition of %j',
		(pattern) => {
			const widths = Array.from({ length: 30 }, (_, times) => width(repeated(pattern, times + 1)));
			expect(widths).toEqual(widths.toSorted((a, b) => b - a));
			expect(widths.at(-1)).toBeLessThan(0.5);
		},
	);
	test('is not much wider for deals that differ than for fewer that agree', () => {
		expect(width([1, 0])).toBeLessThan(width([0.5]) + 0.01);
		expect(width([1, 1, 1, 0.5])).toBeLessThan(width([1, 1, 1]));
	});
	test('is narrower where the deals agree than where they are all won or all lost', () => {
		const even = Array.from({ length: 40 }, (_, deal) => (deal % 10 === 0 ? (deal % 20 === 0 ? 1 : 0) : 0.5));
		const uneven = Array.from({ length: 40 }, (_, deal) => deal % 2);
		expect(width(even)).toBeLessThan(width(uneven) / 2);
	});
});

/** Deals of two games that share their luck: with one and the same number, A wins the first or loses the second. */
function simulated(below: Below, deals: number, chance: number, shared: number): readonly number[] {
	const won = (luck: number): number => (luck < chance ? 1 : 0);
	return Array.from({ length: deals }, () => {
		const luck = below(1e6) / 1e6;
		const other = below(100) < shared ? 1 - luck : below(1e6) / 1e6;
		return (won(luck) + won(other)) / 2;
	});
}

describe('the interval holds the truth nineteen times out of twenty', () => {
	test.each([
		[10, 0.5, 0],
		[10, 0.75, 50],
		[40, 0.75, 0],
		[40, 0.9, 100],
		[200, 0.6, 50],
		[200, 0.98, 0],
	])('%i deals, a chance of %f, in %i of 100 deals the same luck for both', (deals, chance, shared) => {
		const below = chanceOfStep(seedFromText(`coverage ${deals} ${chance} ${shared}`), 0);
		const runs = 2000;
		let held = 0;
		for (let run = 0; run < runs; run++) {
			const interval = intervalOfShare(simulated(below, deals, chance, shared), 2);
			if (interval && interval.low <= chance && chance <= interval.high) held++;
		}
		expect(held / runs).toBeGreaterThan(0.935);
		expect(held / runs).toBeLessThan(0.995);
	});
});
