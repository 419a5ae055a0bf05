// Who starts and who wins, in every game alike.
import { describe, expect, test } from 'vitest';
import { type Chance, seededChance } from '../core/chance.ts';
import { seedFromText } from '../core/random.ts';
import { seat } from '../test-help.ts';
import { type Age, endedBy, replaceAt, type TieRule, whoStarts } from './common.ts';

/** Chance that must not be asked. */
const NO_CHANCE: Chance = {
	draw: () => expect.fail('nothing is to be drawn'),
	roll: () => expect.fail('nothing is to be rolled'),
	lot: () => expect.fail('nothing is left to a lot'),
};

/** A lot that gives the last candidate and tells who was in it. */
function lotOf(): { readonly chance: Chance; readonly asked: (readonly number[])[] } {
	const asked: (readonly number[])[] = [];
	const lot = <N extends number>(candidates: readonly N[]): N => {
		asked.push(candidates);
		return candidates.at(-1) ?? expect.fail('a lot among nobody');
	};
	return { chance: { ...NO_CHANCE, lot }, asked };
}

const starts = (sizes: readonly number[], ages: readonly Age[], tie: TieRule, chance = NO_CHANCE) =>
	whoStarts(sizes, ages, tie, chance);

describe('who starts', () => {
	test('C2 Q2 K2 the largest line announced, whatever the ages', () => {
		for (const tie of ['oldest', 'youngest', 'lot'] as const)
			expect(starts([3, 4, 2], [90, 5, 91], tie)).toEqual({
				type: 'opened',
				seat: 1,
				sizes: [3, 4, 2],
				decidedBy: 'size',
			});
	});

	test('C2 K2 of equals the oldest', () => {
		expect(starts([3, 3, 2, 3], [30, 40, 99, 35], 'oldest')).toMatchObject({ seat: 1, decidedBy: 'age' });
	});

	test('Q2 of equals the youngest', () => {
		expect(starts([3, 3, 2, 3], [30, 40, 7, 35], 'youngest')).toMatchObject({ seat: 0, decidedBy: 'age' });
	});

	test('C2 ranks may be any numbers, zero and below included', () => {
		expect(starts([2, 2], [0, -1], 'oldest')).toMatchObject({ seat: 0, decidedBy: 'age' });
		expect(starts([2, 2], [0, -1], 'youngest')).toMatchObject({ seat: 1, decidedBy: 'age' });
	});

	test('C2 an age that is missing among the tied: the lot among them', () => {
		const { chance, asked } = lotOf();
		expect(starts([3, 3, 2], [30, null, 20], 'oldest', chance)).toMatchObject({ seat: 1, decidedBy: 'lot' });
		expect(asked).toEqual([[0, 1]]);
	});

	test('C2 an age that is missing elsewhere does not matter', () => {
		expect(starts([3, 3, 2], [30, 40, null], 'oldest')).toMatchObject({ seat: 1, decidedBy: 'age' });
	});

	test('C2 equal ages: the lot among those', () => {
		const { chance, asked } = lotOf();
		expect(starts([3, 3, 3, 1], [40, 30, 40, 99], 'oldest', chance)).toMatchObject({ seat: 2, decidedBy: 'lot' });
		expect(asked).toEqual([[0, 2]]);
	});

	test('C2 by lot where that is the ruling, ages or not', () => {
		const { chance, asked } = lotOf();
		expect(starts([3, 1, 3], [40, 30, 20], 'lot', chance)).toMatchObject({ seat: 2, decidedBy: 'lot' });
		expect(asked).toEqual([[0, 2]]);
	});

	test("C2 the lot is the game's own, from its seed: always the same there, and over many seeds anybody's", () => {
		const lots = Array.from({ length: 60 }, (_, index) => {
			const chance = () => seededChance(seedFromText(`lot ${index}`), 0);
			const { seat: first } = starts([1, 1, 1], [null, null, null], 'oldest', chance());
			expect(starts([1, 1, 1], [null, null, null], 'oldest', chance()).seat).toBe(first);
			return first;
		});
		expect(new Set(lots)).toEqual(new Set([0, 1, 2]));
	});
});

describe('the end', () => {
	test('C10 the highest score wins', () => {
		expect(endedBy('last-piece', [10, 30, 20], [])).toEqual({ type: 'ended', reason: 'last-piece', winners: [1] });
	});

	test('C10 K5 equal scores share the win', () => {
		expect(endedBy('stalled', [30, 10, 30], []).winners).toEqual([0, 2]);
		expect(endedBy('final-round', [0, 0], []).winners).toEqual([0, 1]);
	});

	test('W3 who has left cannot win, whatever they scored', () => {
		expect(endedBy('stalled', [30, 10, 20], [seat(0)]).winners).toEqual([2]);
		expect(endedBy('others-withdrew', [30, 10, 0], [seat(1), seat(0)]).winners).toEqual([2]);
	});
});

test('one entry of a list changes, in a new list', () => {
	const list = ['a', 'b', 'c'];
	expect(replaceAt(list, seat(1), 'x')).toEqual(['a', 'x', 'c']);
	expect(list).toEqual(['a', 'b', 'c']);
});
