// What the games of a match add up to.
import type { Seat } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import type { Forfeit } from './failures.ts';
import { shareOfA, summaryOf } from './summary.ts';
import { resultOf } from './testing/results.ts';

const gone = (seat: number): Forfeit => ({
	seat: seat as Seat,
	turn: 3,
	failure: { kind: 'timeout', milliseconds: 1 },
});

describe("A's share of a game", () => {
	test('is all for a win, none for a loss', () => {
		expect([resultOf(0, [5, 3]), resultOf(1, [5, 3])].map(shareOfA)).toEqual([1, 0]);
	});
	test('is one part for each winner where several share the win', () => {
		expect(shareOfA(resultOf(0, [5, 5]))).toBe(1 / 2);
		expect(shareOfA(resultOf(0, [5, 5, 5]))).toBe(1 / 3);
		expect(shareOfA(resultOf(0, [5, 5, 1]))).toBe(1 / 2);
		expect(shareOfA(resultOf(2, [5, 5, 1]))).toBe(0);
	});
	test('a forfeited game is lost for the side that forfeits, whatever the score', () => {
		expect(shareOfA(resultOf(0, [50, 3], gone(0)))).toBe(0);
		expect(shareOfA(resultOf(0, [3, 50], gone(1)))).toBe(1);
		expect(shareOfA(resultOf(0, [3, 50, 60], gone(2)))).toBe(1);
	});
});

describe('a match', () => {
	const games = [resultOf(0, [10, 4]), resultOf(1, [7, 7]), resultOf(2, [3, 9]), resultOf(3, [1, 2])];
	test('counts wins, shares and losses of A, and its margin', () => {
		const { share, wins, ties, losses, margin, a, b } = summaryOf(games, 2);
		expect({ wins, ties, losses }).toEqual({ wins: 2, ties: 1, losses: 1 });
		expect(share?.value).toBe(2.5 / 4);
		expect(margin?.value).toBe((6 + 0 - 6 + 1) / 4);
		expect([a.score, b.score]).toEqual([(10 + 7 + 3 + 2) / 4, (4 + 7 + 9 + 1) / 4]);
	});
	test('has the milliseconds of each side, whichever seats it had', () => {
		const { a, b } = summaryOf(games, 2);
		expect([a.msPerMove, a.slowestMs, b.msPerMove, b.slowestMs]).toEqual([1.5, 4, 1.5, 4]);
		expect(summaryOf([resultOf(0, [1, 0, 0]), resultOf(1, [1, 0, 0]), resultOf(2, [1, 0, 0])], 3).b.msPerMove).toBe(2);
	});
	test('is the same whatever the order in which games end', () => {
		expect(summaryOf(games.toReversed(), 2)).toEqual(summaryOf(games, 2));
	});
	test('leaves out deals that were not played from every seat', () => {
		const { games: counted, deals, leftOut, share } = summaryOf(games.slice(0, 3), 2);
		expect({ counted, deals, leftOut, value: share?.value }).toEqual({ counted: 2, deals: 1, leftOut: 1, value: 0.75 });
	});
	test('takes the margin against the mean of the others, so that equals have none', () => {
		const deal = [0, 1, 2].map((game) => resultOf(game, [9, 5, 1]));
		expect(summaryOf(deal, 3).margin?.value).toBeCloseTo(0, 9);
	});
	test('keeps forfeited games out of scores and margin, not out of the wins', () => {
		const { wins, margin, a, b } = summaryOf([resultOf(0, [10, 4]), resultOf(1, [80, 90], gone(0))], 2);
		expect({ wins, margin: margin?.value, score: a.score, forfeits: [a.forfeits, b.forfeits] }).toEqual({
			wins: 2,
			margin: 6,
			score: 10,
			forfeits: [0, 1],
		});
	});
	test('without games has nothing to tell', () => {
		expect(summaryOf([], 2)).toMatchObject({
			games: 0,
			share: null,
			margin: null,
			a: { score: null, msPerMove: null },
		});
	});
});
