// The quick player and the quick count, against the exact list of lays.
import { bestLays, type CardLay, countKinds, feasibilityChecker, type Kind, lineCode, QWIRKLE } from '@tessera/engine';
import { kinds, randomFrom, randomHand, randomTable } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { KINDS_OF_LINES, missingIn } from './lines.ts';
import { mostTaken } from './most-taken.ts';
import { QuickLay } from './quick-lay.ts';

const ascending = (cards: readonly Kind[]): readonly Kind[] => [...cards].sort((a, b) => a - b);

interface Case {
	readonly table: readonly Kind[];
	readonly hand: readonly Kind[];
	readonly lays: readonly CardLay[];
}

function* cases(seed: number, count: number): Generator<Case> {
	const random = randomFrom(seed);
	for (let run = 0; run < count; run++) {
		const table = randomTable(random, random(7))
			.filter(({ length }) => length < QWIRKLE)
			.flat();
		const hand = ascending(randomHand(random, table, 1 + random(9)));
		yield { table, hand, lays: bestLays(countKinds(table), hand) };
	}
}

const LACKING = [1, 0.3, 0.06];

const quickWorth = ({ cards, left }: CardLay): number =>
	KINDS_OF_LINES.reduce((worth, line) => worth - (LACKING[missingIn(line, left).length] ?? 0), 0.033 * cards.length);

describe('the quick player', () => {
	const feasible = feasibilityChecker();
	const quick = new QuickLay(feasible);

	test('K3, K4 finds, of all ways to take the most Qwirkles, one that it holds for the best', () => {
		let taken = 0;
		for (const { table, hand, lays } of cases(1, 250)) {
			expect(quick.find(lineCode.rowsOf(countKinds(table)), hand)).toBe(lays.length > 0);
			if (lays.length === 0) continue;
			const found = lays.find(
				({ cards, left }) =>
					cards.join() === ascending(quick.cards).join() && lineCode.rowsOf(left).join() === quick.left.join(),
			);
			expect(found?.taken.length).toBe(quick.qwirkles);
			expect(found && quickWorth(found)).toBeCloseTo(Math.max(...lays.map(quickWorth)), 9);
			taken += quick.qwirkles;
		}
		expect(taken).toBeGreaterThan(20);
	});

	test('K4 the most that can be taken is counted without finding how', () => {
		for (const { table, hand, lays } of cases(2, 250))
			expect(mostTaken(lineCode.rowsOf(countKinds(table)), hand, feasible)).toBe(lays[0]?.taken.length ?? 0);
	});

	test('K3 a Qwirkle that lies complete needs a card laid beside it', () => {
		const table = lineCode.rowsOf(countKinds(kinds('ro rx rd rq rs rc')));
		expect(mostTaken(table, kinds('bo'), feasible)).toBe(0);
		expect(mostTaken(table, kinds('bo bx bd'), feasible)).toBe(1);
	});
});
