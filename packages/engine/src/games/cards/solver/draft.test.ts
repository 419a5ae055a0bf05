import { kinds, randomFrom, randomHand, randomTable } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { countKinds, subMultisets } from '../../../core/multiset.ts';
import { seriesProblem, type Table } from '../series.ts';
import { assessDraft } from './draft.ts';
import { mostQwirkles } from './plays.ts';

const draft = (...lists: readonly string[]): Table => lists.map(kinds);

describe('a table in the middle of a turn', () => {
	test('K3 done: every series is valid', () => {
		const assessment = assessDraft(draft('ro rx rd', 'bo go yo'), kinds('bq'));
		expect(assessment).toEqual({ problems: [null, null], completion: 'done', plan: null });
	});

	test('K3 rearrange: the cards that lie there are enough', () => {
		const assessment = assessDraft(draft('bo bs bd bq', 'rq yq'), kinds('gq'));
		expect(assessment.problems).toEqual([null, { kind: 'too-short', size: 2 }]);
		expect(assessment.completion).toBe('rearrange');
		expect(assessment.plan).toMatchObject({
			cards: [],
			arrangement: { table: draft('bo bs bd', 'rq yq bq'), moved: 1 },
		});
	});

	test('K3 more cards: the fewest of the hand that complete it', () => {
		const assessment = assessDraft(draft('bo bs bd', 'rq yq'), kinds('bx bc gq rx'));
		expect(assessment.completion).toBe('more-cards');
		expect(assessment.plan).toMatchObject({
			cards: kinds('gq'),
			arrangement: { table: draft('bo bs bd', 'rq yq gq'), moved: 0 },
		});
	});

	test('K3 more cards: of equally few, those for which the fewest cards move', () => {
		const assessment = assessDraft(draft('ro rx rd rq', 'go bo'), kinds('rs yo'));
		expect(assessment.completion).toBe('rearrange');
		const short = assessDraft(draft('ro rx rd', 'go bo'), kinds('rs yo'));
		expect(short.plan).toMatchObject({ cards: kinds('yo'), arrangement: { moved: 0 } });
	});

	test('K3 none: neither the table nor the hand can mend it', () => {
		const assessment = assessDraft(draft('ro rx rd', 'rq yq'), kinds('bx bc'));
		expect(assessment).toMatchObject({ completion: 'none', plan: null });
	});

	test('K3 what is wrong is told list by list', () => {
		const { problems } = assessDraft(draft('ro rx rd', 'ro', 'rq yq rq', 'go bx yd', ''), []);
		expect(problems).toEqual([
			null,
			{ kind: 'too-short', size: 1 },
			{ kind: 'clash', first: 0, second: 2, reason: 'same-piece' },
			{ kind: 'clash', first: 0, second: 1, reason: 'nothing-in-common' },
			{ kind: 'too-short', size: 0 },
		]);
	});

	test('K3 a plan is legal, takes from the hand, and needs as few cards as any', () => {
		const random = randomFrom(9);
		const seen = { done: 0, rearrange: 0, 'more-cards': 0, none: 0 };
		for (let run = 0; run < 120; run++) {
			const before = randomTable(random, 1 + random(5));
			const hand = randomHand(random, before.flat(), 7);
			const lists = [...before, hand.slice(0, 1 + random(2))];
			const { completion, plan } = assessDraft(lists, hand.slice(2));
			seen[completion]++;
			const enough = [[], ...subMultisets(hand.slice(2))].filter(
				(cards) => mostQwirkles(countKinds([...lists.flat(), ...cards])) !== null,
			);
			expect(plan === null, `run ${run}`).toBe(enough.length === 0);
			if (!plan) continue;
			const { cards, arrangement } = plan;
			expect(cards.length, `run ${run}`).toBe(Math.min(...enough.map(({ length }) => length)));
			expect(arrangement.table.map(seriesProblem).filter(Boolean)).toEqual([]);
			expect(countKinds(arrangement.table.flat())).toEqual(countKinds([...lists.flat(), ...cards]));
		}
		expect(Math.min(seen.rearrange, seen['more-cards'], seen.none)).toBeGreaterThan(5);
	});
});
