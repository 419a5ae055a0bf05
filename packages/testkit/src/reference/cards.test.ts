// Brute force over series, checked by hand, against the list of all partitions, and against the theorem on one colour.

import { type Kind, QWIRKLE } from '@tessera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, kinds } from '../codes.ts';
import { cardsPositions } from '../generators.ts';
import { referenceCardPlays, referenceIsSeries, referenceMostQwirkles, referencePartitions } from './cards.ts';

describe('the reference table', () => {
	test('K3 a series has at least three cards', () => {
		expect(referenceIsSeries(kinds('ro rx'))).toBe(false);
		expect(referenceIsSeries(kinds('ro rx rd'))).toBe(true);
		expect(referenceMostQwirkles(kinds('ro rx'))).toBeNull();
	});

	test('K3 an empty table is split in one way, into nothing', () => {
		expect(referencePartitions([])).toEqual([[]]);
		expect(referenceMostQwirkles([])).toBe(0);
	});

	test('K3 six of one colour are one series or two of three', () => {
		expect(referencePartitions(kinds('ro rx rd rq rs rc'))).toHaveLength(1 + 10);
	});

	test('K4 the most Qwirkles, not the first found', () => {
		expect(referenceMostQwirkles(kinds('ro rx rd rq rs rc ro rx rd rq rs rc'))).toBe(2);
	});

	test('K3 every table card stays: a card alone cannot be added to what does not take it', () => {
		const plays = referenceCardPlays(kinds('ro rx rd'), kinds('rq bo'));
		expect(plays.map(({ cards }) => cards.map(codeOf))).toEqual([['rq']]);
	});

	test('K3 K4 the quick search agrees with the list of all partitions', () => {
		fc.assert(
			fc.property(cardsPositions({ min: 0, max: 2 }), ({ table, hand }) => {
				const cards = [...table.flat(), ...hand.slice(0, 4)];
				const qwirkles = referencePartitions(cards).map(
					(partition) => partition.filter((series) => series.length === QWIRKLE).length,
				);
				expect(referenceMostQwirkles(cards)).toBe(qwirkles.length === 0 ? null : Math.max(...qwirkles));
			}),
			{ seed: 1, numRuns: 150 },
		);
	});
});

/** All counts of 0 to 3 for each of six, but only in falling order: which shape has how many makes no difference. */
function fallingCounts(length: number, most: number): readonly (readonly number[])[] {
	if (length === 0) return [[]];
	return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
		fallingCounts(length - 1, count).map((rest) => [count, ...rest]),
	);
}

const repeated = (cards: readonly Kind[], counts: readonly number[]): readonly Kind[] =>
	cards.flatMap((card, index) => new Array<Kind>(counts[index] ?? 0).fill(card));

test.each([
	['colour', 'ro rx rd rq rs rc'],
	['shape', 'ro oo yo go bo po'],
])(
	'K3 cards of one %s can be split exactly when there are none or three times as many as of the commonest',
	(_, cards) => {
		for (const counts of fallingCounts(6, 3)) {
			const total = counts.reduce((sum, count) => sum + count, 0);
			const possible = total === 0 || total >= 3 * Math.max(...counts);
			expect(referenceMostQwirkles(repeated(kinds(cards), counts)) !== null, counts.join(' ')).toBe(possible);
		}
	},
);
