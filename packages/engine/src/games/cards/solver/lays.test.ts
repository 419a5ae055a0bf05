import {
	cardsPositions,
	kinds,
	pick,
	randomFrom,
	randomHand,
	randomTable,
	referencePartitions,
	type Series,
} from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countKinds, subMultisets } from '../../../core/multiset.ts';
import { type Kind, QWIRKLE } from '../../../core/vocabulary.ts';
import { seriesProblem, type Table } from '../series.ts';
import { arrangeTaking } from './arrange.ts';
import { bestLays, type CardLay, laysOf } from './lays.ts';
import { lineOfSeries } from './line-model.ts';
import { cardPlays } from './plays.ts';

const isQwirkle = (series: Series): boolean => series.length === QWIRKLE;
const textOf = (cards: readonly Kind[], left: readonly Kind[]): string =>
	`${cards.join()} leaves ${countKinds(left).join('')}`;

/** By the number of Qwirkles, every turn as a text: what is laid and what is left, by trying every partition. */
function referenceLays(table: readonly Kind[], hand: readonly Kind[]): ReadonlyMap<number, ReadonlySet<string>> {
	const byCount = new Map<number, Set<string>>();
	for (const cards of subMultisets(hand))
		for (const partition of referencePartitions([...table, ...cards])) {
			const left = partition.filter((series) => !isQwirkle(series)).flat();
			const count = partition.filter(isQwirkle).length;
			byCount.set(count, (byCount.get(count) ?? new Set()).add(textOf(cards, left)));
		}
	return byCount;
}

const textsOf = (lays: readonly CardLay[]): ReadonlySet<string> =>
	new Set(lays.map(({ cards, left }) => `${cards.join()} leaves ${left.join('')}`));

describe('what a turn can come to', () => {
	test('K3, K4 it agrees with trying every partition, for every number of Qwirkles', () => {
		let [taking, leaving] = [0, 0];
		fc.assert(
			fc.property(cardsPositions({ min: 0, max: 3 }), ({ table, hand }) => {
				const cards = table.flat();
				fc.pre(cards.length + hand.length <= 14);
				const expected = referenceLays(cards, hand);
				const { most, taking: laysTaking } = laysOf(countKinds(cards), hand);
				expect(Math.max(0, ...expected.keys())).toBeLessThanOrEqual(most);
				for (let count = 0; count <= most; count++)
					expect(textsOf(laysTaking(count))).toEqual(expected.get(count) ?? new Set());
				taking += Number(most > 0);
				leaving += Number(expected.size > 1);
			}),
			{ seed: 1, numRuns: 1200 },
		);
		expect(Math.min(taking, leaving)).toBeGreaterThan(20);
	});

	test('K4 the best lays are those of the plays with the most Qwirkles', () => {
		const random = randomFrom(5);
		for (let run = 0; run < 120; run++) {
			const table = randomTable(random, random(9)).flat();
			const hand = randomHand(random, table, 9);
			const plays = cardPlays(countKinds(table), hand);
			const most = Math.max(0, ...plays.map(({ maxQwirkles }) => maxQwirkles));
			const best = plays.filter(({ maxQwirkles }) => maxQwirkles === most).map(({ cards }) => cards.join());
			const lays = bestLays(countKinds(table), hand);
			expect(new Set(lays.map(({ cards }) => cards.join())), `run ${run}`).toEqual(new Set(best));
			expect(lays.every(({ taken }) => taken.length === most)).toBe(true);
		}
	});

	test('K4 a Qwirkle may be left in two series', () => {
		const { taking } = laysOf(countKinds(kinds('ro rx rd rq rs')), kinds('rc'));
		expect(taking(1)).toEqual([{ cards: kinds('rc'), taken: [0], left: countKinds([]) }]);
		expect(taking(0)).toEqual([{ cards: kinds('rc'), taken: [], left: countKinds(kinds('ro rx rd rq rs rc')) }]);
	});

	test('K4 a card that two Qwirkles want is taken by one of them', () => {
		const lays = bestLays(countKinds(kinds('ro rx rd rq rs oo yo go bo po')), kinds('rc ox'));
		const reds = { cards: kinds('rc'), taken: [0], left: countKinds(kinds('oo yo go bo po')) };
		expect(lays).toContainEqual(reds);
		expect(lays.every(({ taken }) => taken.length === 1)).toBe(true);
	});

	test('K6 nothing can be laid', () => {
		expect(bestLays(countKinds(kinds('ro rx rd')), kinds('bq'))).toEqual([]);
		expect(bestLays(countKinds([]), [])).toEqual([]);
	});

	test('K1 four cards of a kind are no question about this game', () => {
		expect(() => bestLays(countKinds(kinds('ro ro ro')), kinds('ro'))).toThrow(RangeError);
	});
});

describe('a table for what was decided', () => {
	function expectTaken(before: Table, { cards, taken, left }: CardLay): void {
		const table = arrangeTaking(before, cards, taken) ?? [];
		expect(table.map(seriesProblem).filter(Boolean)).toEqual([]);
		const qwirkles = table.filter(isQwirkle);
		expect(qwirkles.map(lineOfSeries).sort((a, b) => a - b)).toEqual(taken);
		expect(countKinds(table.filter((series) => !isQwirkle(series)).flat())).toEqual(left);
	}

	test('K3, K4 it has the Qwirkles taken, no other, and the cards left', () => {
		const random = randomFrom(6);
		let surplus = 0;
		for (let run = 0; run < 150; run++) {
			const before = randomTable(random, random(8)).filter(({ length }) => length < QWIRKLE);
			const hand = randomHand(random, before.flat(), 9);
			const { most, taking } = laysOf(countKinds(before.flat()), hand);
			const count = random(most + 1);
			const lays = taking(count);
			if (lays.length === 0) continue;
			expectTaken(before, pick(random, lays));
			surplus += Number(count < most);
		}
		expect(surplus).toBeGreaterThan(10);
	});

	test('K3 what cannot be arranged is not', () => {
		expect(arrangeTaking([kinds('ro rx rd')], kinds('bq'), [])).toBeNull();
		expect(arrangeTaking([kinds('ro rx rd rq rs')], kinds('rc'), [1])).toBeNull();
	});
});
