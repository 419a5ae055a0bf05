import { cardsPositions, kinds, randomFrom, randomHand, referenceMostQwirkles, sample } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countKinds } from '../../../core/multiset.ts';
import { ALL_KINDS, colourOf, type Kind, shapeOf } from '../../../core/vocabulary.ts';
import { isOvercrowded, mostQwirklesUncrowded } from './crowding.ts';
import { feasibilityChecker } from './feasibility.ts';
import { columnsOf, rowsOf } from './line-code.ts';
import { refuter } from './refutation.ts';

const feasible = (cards: readonly Kind[]): boolean => feasibilityChecker()(rowsOf(countKinds(cards)));

/** Few colours and shapes, many copies: the multisets where dividing a kind between colour and shape matters. */
const crowded = fc
	.array(fc.constantFrom(...ALL_KINDS.filter((kind) => colourOf(kind) < 4 && shapeOf(kind) < 4)), { maxLength: 16 })
	.filter((cards) => Math.max(...countKinds(cards)) <= 3);

describe('whether cards can be arranged', () => {
	test('K3 nothing can, two cards cannot, three of a colour or a shape can', () => {
		expect(feasible([])).toBe(true);
		expect(feasible(kinds('ro rx'))).toBe(false);
		expect(feasible(kinds('ro rx rd'))).toBe(true);
		expect(feasible(kinds('ro oo yo'))).toBe(true);
		expect(feasible(kinds('ro rx yo'))).toBe(false);
	});

	test('K3 a card can serve its colour or its shape, but not both', () => {
		expect(feasible(kinds('ro rx rd oo yo'))).toBe(false);
		expect(feasible(kinds('ro ro rx rd oo yo'))).toBe(true);
	});

	test('K3 it agrees with trying every partition on crowded multisets', () => {
		let arranged = 0;
		fc.assert(
			fc.property(crowded, (cards) => {
				const expected = referenceMostQwirkles(cards) !== null;
				arranged += Number(expected);
				expect(feasible(cards)).toBe(expected);
			}),
			{ seed: 1, numRuns: 1500 },
		);
		expect(arranged).toBeGreaterThan(100);
	});

	test('K3 which colour is which makes no difference, nor does what was asked before', () => {
		const random = randomFrom(1);
		const remembering = feasibilityChecker();
		let arranged = 0;
		for (let run = 0; run < 400; run++) {
			const rows = rowsOf(countKinds(randomHand(random, [], 14 + random(40))));
			const answers = [rows, rows.toReversed(), sample(random, rows, rows.length)].map(remembering);
			expect(new Set([...answers, feasibilityChecker()(rows)]).size, `run ${run}`).toBe(1);
			arranged += Number(answers[0]);
		}
		expect(arranged).toBeGreaterThan(50);
		expect(arranged).toBeLessThan(350);
	});

	test('K3 colours and shapes are alike', () => {
		fc.assert(
			fc.property(cardsPositions({ min: 0, max: 6 }), ({ table, hand }) => {
				const rows = rowsOf(countKinds([...table.flat(), ...hand]));
				expect(feasibilityChecker()(columnsOf(rows))).toBe(feasibilityChecker()(rows));
			}),
			{ seed: 1, numRuns: 300 },
		);
	});

	test('K1 four cards of a kind are no question about this game', () => {
		expect(() => feasible(kinds('ro ro ro ro'))).toThrow(RangeError);
	});
});

describe('quick proofs that cards cannot be arranged', () => {
	test('K3 they never speak against cards that can, and find out most of those that cannot', () => {
		const refutes = refuter();
		const counts = { arranged: 0, refuted: 0, missed: 0 };
		fc.assert(
			fc.property(crowded, (cards) => {
				const rows = rowsOf(countKinds(cards));
				const refuted = [isOvercrowded(rows), refutes(rows)];
				if (referenceMostQwirkles(cards) === null) counts[refuted.includes(true) ? 'refuted' : 'missed']++;
				else {
					expect(refuted).toEqual([false, false]);
					counts.arranged++;
				}
			}),
			{ seed: 2, numRuns: 1000 },
		);
		expect(counts.arranged).toBeGreaterThan(50);
		expect(counts.refuted).toBeGreaterThan(20 * counts.missed);
	});

	test('K4 crowding never allows fewer Qwirkles than an arrangement has', () => {
		let tight = 0;
		fc.assert(
			fc.property(cardsPositions({ min: 1, max: 4 }), ({ table }) => {
				const most = referenceMostQwirkles(table.flat()) ?? Number.NaN;
				const allowed = mostQwirklesUncrowded(rowsOf(countKinds(table.flat())));
				expect(allowed).toBeGreaterThanOrEqual(most);
				tight += Number(allowed === most);
			}),
			{ seed: 3, numRuns: 400 },
		);
		expect(tight).toBeGreaterThan(200);
	});

	test('K4 the cards beside a kind that its copies need make no Qwirkles', () => {
		const beside = kinds('rx rd rq oo yo go bo po');
		const lines = ['x', 'd', 'q', 's', 'c'].flatMap((shape) =>
			kinds([...'oygbp'].map((each) => each + shape).join(' ')),
		);
		const uncrowded = (cards: readonly Kind[]): number => mostQwirklesUncrowded(rowsOf(countKinds(cards)));
		expect(uncrowded([...kinds('ro ro ro'), ...beside, ...lines])).toBe(beside.length - 6);
		expect(uncrowded([...kinds('ro ro ro'), ...beside, ...lines, ...kinds('rs')])).toBe(beside.length - 5);
	});

	test('K3 kinds that share nothing need a series for every copy', () => {
		const sharingNothing = kinds('ro ro ox ox yd yd');
		const others = kinds('rx rd oo od yo yx rq oq yq rs os');
		expect(isOvercrowded(rowsOf(countKinds([...sharingNothing, ...others])))).toBe(true);
		expect(isOvercrowded(rowsOf(countKinds([...sharingNothing, ...others, ...kinds('ys')])))).toBe(false);
	});
});
