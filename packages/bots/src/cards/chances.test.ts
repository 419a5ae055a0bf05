// The chances of unseen cards, against counting every draw.
import type { CardsView } from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { chanceOfAny, seatsToCome } from './chances.ts';
import { viewOf } from './testing/views.ts';

/** Every choice of so many places out of the unseen. */
function draws(unseen: number, drawn: number, from = 0): readonly (readonly number[])[] {
	if (drawn === 0) return [[]];
	const firsts = Array.from({ length: Math.max(0, unseen - from) }, (_, index) => from + index);
	return firsts.flatMap((first) => draws(unseen, drawn - 1, first + 1).map((others) => [first, ...others]));
}

describe('the chance of any copy among the cards drawn', () => {
	test.each([1, 2, 3])('K1 with %i copies unseen it is what counting says', (copies) => {
		for (const [unseen, drawn] of [
			[8, 0],
			[8, 1],
			[8, 3],
			[5, 4],
			[4, 4],
		] as const) {
			const all = draws(unseen, drawn);
			const having = all.filter((places) => places.some((place) => place < copies));
			expect(chanceOfAny(unseen, copies, drawn)).toBeCloseTo(having.length / all.length, 12);
		}
	});
	test('nothing unseen is nowhere', () => {
		expect(chanceOfAny(40, 0, 9)).toBe(0);
	});
});

describe('who plays before one does again', () => {
	const at = (players: number, turn: number, finalTurns: number | null): CardsView =>
		viewOf({
			table: [],
			hand: kinds('ro'),
			others: Array.from({ length: players - 1 }, () => kinds('bx')),
			turn,
			finalTurns,
		});
	test('everybody else, in order', () => {
		expect(seatsToCome(at(4, 2, null))).toEqual([3, 0, 1]);
	});
	test('K5 in the final round only those whose turn is still to come', () => {
		expect(seatsToCome(at(3, 1, 3))).toEqual([2, 0]);
		expect(seatsToCome(at(3, 1, 2))).toEqual([2]);
		expect(seatsToCome(at(3, 1, 1))).toEqual([]);
	});
});
