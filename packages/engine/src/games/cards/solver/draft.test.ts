import { kinds, randomFrom, randomHand, randomTable } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { countKinds, subMultisets, without } from '../../../core/multiset.ts';
import type { Kind } from '../../../core/vocabulary.ts';
import { playRecorded } from '../../../game.ts';
import { cardsWithPile } from '../../../test-help.ts';
import { seriesProblem, type Table } from '../series.ts';
import { assessDraft, type DraftAssessment } from './draft.ts';
import { mostQwirkles } from './plays.ts';

const tableOf = (...lists: readonly string[]): Table => lists.map(kinds);

const assess = (before: Table, draft: Table, hand: string): DraftAssessment => assessDraft(before, draft, kinds(hand));

describe('a table in the middle of a turn', () => {
	test('K3 done: cards of the hand were laid and every series is valid', () => {
		const assessment = assess(tableOf('ro rx rd'), tableOf('ro rx rd', 'bo go yo'), 'bo go yo bq');
		expect(assessment).toEqual({ problems: [null, null], refusal: null, completion: 'done', plan: null });
	});

	test('K3 rearrange: the cards that lie there are enough', () => {
		const assessment = assess(tableOf('bo bs bd bq'), tableOf('bo bs bd bq', 'rq yq'), 'rq yq gq');
		expect(assessment.problems).toEqual([null, { kind: 'too-short', size: 2 }]);
		expect(assessment.refusal).toBeNull();
		expect(assessment.completion).toBe('rearrange');
		expect(assessment.plan).toMatchObject({
			cards: [],
			arrangement: { table: tableOf('bo bs bd', 'rq yq bq'), moved: 1 },
		});
	});

	test('K3 more cards: the fewest of the hand that complete it', () => {
		const assessment = assess(tableOf('bo bs bd'), tableOf('bo bs bd', 'rq yq'), 'rq yq bx bc gq rx');
		expect(assessment.completion).toBe('more-cards');
		expect(assessment.plan).toMatchObject({
			cards: kinds('gq'),
			arrangement: { table: tableOf('bo bs bd', 'rq yq gq'), moved: 0 },
		});
	});

	test('K3 more cards: of equally few, those for which the fewest cards move', () => {
		const lists = tableOf('ro rx rd', 'go bo');
		const assessment = assess(lists.slice(0, 1), lists, 'go bo rs yo');
		expect(assessment.plan).toMatchObject({ cards: kinds('yo'), arrangement: { moved: 0 } });
		const withoutIt = assess(lists.slice(0, 1), lists, 'go bo rs');
		expect(withoutIt.plan).toMatchObject({ cards: kinds('rs'), arrangement: { moved: 1 } });
	});

	test('K3 none: neither the table nor the hand can mend it', () => {
		const assessment = assess(tableOf('ro rx rd'), tableOf('ro rx rd', 'rq yq'), 'rq yq bx bc');
		expect(assessment).toMatchObject({ refusal: null, completion: 'none', plan: null });
	});

	test('K3 what is wrong is told list by list; an empty list is nothing', () => {
		const lists = tableOf('ro rx rd', 'ro', 'rq yq rq', 'go bx yd', '');
		expect(assessDraft([], lists, lists.flat()).problems).toEqual([
			null,
			{ kind: 'too-short', size: 1 },
			{ kind: 'clash', first: 0, second: 2, reason: 'same-piece' },
			{ kind: 'clash', first: 0, second: 1, reason: 'nothing-in-common' },
			null,
		]);
		const emptied = assess(tableOf('ro rx rd'), tableOf('', 'ro rx rd rq'), 'rq');
		expect(emptied).toEqual({ problems: [null, null], refusal: null, completion: 'done', plan: null });
	});
});

describe('a turn that would be refused though every series is valid', () => {
	const before = tableOf('ro rx rd rq', 'bo go yo');

	test('K3 nothing laid: the plan lays something', () => {
		const { refusal, completion, plan } = assess(before, before, 'bq rs');
		expect(refusal).toEqual({ kind: 'nothing-laid' });
		expect(completion).toBe('more-cards');
		expect(plan?.cards).toEqual(kinds('rs'));
		expect(assess(before, before, 'bq')).toMatchObject({ refusal, completion: 'none', plan: null });
		expect(assess([], [], '')).toMatchObject({ refusal, completion: 'none', plan: null });
	});

	test('K3 a card of the table is missing: the plan puts it back', () => {
		const { refusal, completion, plan } = assess(before, tableOf('ro rx rd', 'bo go yo po'), 'po bq');
		expect(refusal).toEqual({ kind: 'card-missing', piece: kinds('rq')[0] });
		expect(completion).toBe('rearrange');
		expect(plan).toMatchObject({ cards: [], arrangement: { table: tableOf('ro rx rd rq', 'bo go yo po'), moved: 0 } });
	});

	test('K3 a card that the hand does not have, or not as often', () => {
		const oneMore = tableOf('ro rx rd rq', 'bo go yo po');
		expect(assess(before, oneMore, 'bq')).toMatchObject({
			refusal: { kind: 'not-in-hand', piece: kinds('po')[0] },
			completion: 'none',
		});
		expect(assess(before, tableOf('ro rx rd rq', 'bo go yo po', 'po ro oo'), 'po ro oo')).toMatchObject({
			refusal: { kind: 'card-added', piece: kinds('po')[0] },
			completion: 'none',
		});
	});
});

describe('drafts of all sorts', () => {
	/** The hand laid in part, as a list or card by card; some tables with a card taken off or nothing laid. */
	function someDraft(random: (limit: number) => number): {
		readonly before: Table;
		readonly draft: Table;
		readonly hand: readonly Kind[];
	} {
		const before = randomTable(random, 1 + random(5));
		const hand = randomHand(random, before.flat(), 7);
		const laid = hand.slice(0, random(4));
		const [first = [], ...others] = before;
		const lying = random(5) === 0 ? [first.slice(1), ...others] : before;
		return { before, draft: random(2) === 0 ? [...lying, laid] : [...lying, ...laid.map((card) => [card])], hand };
	}

	test('K3 a plan is legal, takes from the hand, and needs as few cards as any', () => {
		const random = randomFrom(9);
		const seen = { done: 0, rearrange: 0, 'more-cards': 0, none: 0 };
		for (let run = 0; run < 200; run++) {
			const { before, draft, hand } = someDraft(random);
			const { completion, plan } = assessDraft(before, draft, hand);
			seen[completion]++;
			if (completion === 'done') continue;
			const laid = without(draft.flat(), before.flat());
			const wanted = [...before.flat(), ...laid];
			const enough = [[], ...subMultisets(without(hand, laid))].filter(
				(cards) => laid.length + cards.length > 0 && mostQwirkles(countKinds([...wanted, ...cards])) !== null,
			);
			expect(plan === null, `run ${run}`).toBe(enough.length === 0);
			if (!plan) continue;
			const { cards, arrangement } = plan;
			expect(cards.length, `run ${run}`).toBe(Math.min(...enough.map(({ length }) => length)));
			expect(arrangement.table.map(seriesProblem).filter(Boolean)).toEqual([]);
			expect(countKinds(arrangement.table.flat())).toEqual(countKinds([...wanted, ...cards]));
		}
		expect(Math.min(seen.rearrange, seen['more-cards'], seen.none)).toBeGreaterThan(5);
	});

	test('K3 done is what play accepts, a refusal is the one it gives, and a plan leads to done', () => {
		const random = randomFrom(10);
		const seen = new Map<string, number>();
		const judge = (before: Table, draft: Table, hand: readonly Kind[]): DraftAssessment => {
			const position = { ...cardsWithPile({ hands: [hand, []] }, []), table: before };
			const cards = without(draft.flat(), before.flat());
			const table = draft.filter(({ length }) => length > 0);
			const decision = playRecorded(position, { type: 'lay', cards, table }, []);
			const assessment = assessDraft(before, draft, hand);
			expect(assessment.completion === 'done').toBe(decision.ok);
			if (assessment.refusal) expect(decision).toEqual({ ok: false, problem: assessment.refusal });
			const kind = assessment.refusal?.kind ?? assessment.completion;
			seen.set(kind, (seen.get(kind) ?? 0) + 1);
			return assessment;
		};
		for (let run = 0; run < 200; run++) {
			const { before, draft, hand } = someDraft(random);
			const { plan } = judge(before, draft, hand);
			if (plan) expect(judge(before, plan.arrangement.table, hand).completion, `run ${run}`).toBe('done');
		}
		for (const kind of ['done', 'rearrange', 'more-cards', 'none', 'nothing-laid', 'card-missing'])
			expect(seen.get(kind), kind).toBeGreaterThan(5);
	});
});
