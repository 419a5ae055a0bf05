import {
	kinds,
	pick,
	type Random,
	randomFrom,
	randomHand,
	randomTable,
	referencePartitions,
	sample,
} from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { countKinds } from '../../../core/multiset.ts';
import { ALL_KINDS, colourOf, type Kind, QWIRKLE, shapeOf } from '../../../core/vocabulary.ts';
import { colourOfSeries, type Series, seriesProblem, shapeOfSeries, type Table } from '../series.ts';
import { type Arrangement, arrange, arranger } from './arrange.ts';
import { cardPlays, mostQwirkles } from './plays.ts';

const table = (...series: readonly string[]): Table => series.map(kinds);

const qwirklesIn = (series: Table): number => series.filter(({ length }) => length === QWIRKLE).length;

const canContinue = (old: Series, next: Series): boolean => {
	const sharesColour = colourOfSeries(old) !== null && colourOfSeries(old) === colourOfSeries(next);
	return sharesColour || (shapeOfSeries(old) !== null && shapeOfSeries(old) === shapeOfSeries(next));
};

/** The most cards that stay, by trying every way to match old series with new ones. */
function mostStaying([old, ...others]: Table, next: Table): number {
	if (!old) return 0;
	const continued = next.map((series, index) => {
		if (!canContinue(old, series)) return 0;
		const staying = series.filter((kind) => old.includes(kind)).length;
		return staying + mostStaying(others, next.toSpliced(index, 1));
	});
	return Math.max(mostStaying(others, next), ...continued);
}

/** The same, but as the table is to be read: continued series first, in the old order, their old cards first in theirs. */
function stayingAsListed([old, ...others]: Table, next: Table): number {
	if (!old) return 0;
	const dissolved = stayingAsListed(others, next);
	const [first, ...rest] = next;
	if (!first || !canContinue(old, first)) return dissolved;
	const staying = [...new Set(old)].filter((kind) => first.includes(kind));
	const inOrder = staying.every((kind, index) => first[index] === kind);
	return inOrder ? Math.max(dissolved, staying.length + stayingAsListed(others, rest)) : dissolved;
}

function expectSound(before: Table, laid: readonly Kind[], asked: number, { table, qwirkles }: Arrangement): void {
	expect(table.map(seriesProblem).filter(Boolean)).toEqual([]);
	expect(countKinds(table.flat())).toEqual(countKinds([...before.flat(), ...laid]));
	expect(qwirkles).toBe(qwirklesIn(table));
	expect(qwirkles).toBeGreaterThanOrEqual(asked);
}

describe('a concrete table', () => {
	test('K3 cards are added at the end of a series that stays where it was', () => {
		const arranged = arrange(table('rd ro rx', 'bs gs ys'), kinds('rq'));
		expect(arranged).toEqual({ table: table('rd ro rx rq', 'bs gs ys'), moved: 0, qwirkles: 0, exact: true });
	});

	test('K3 a new series comes last', () => {
		const arranged = arrange(table('rd ro rx'), kinds('gq gs go'));
		expect(arranged?.table).toEqual(table('rd ro rx', 'go gq gs'));
	});

	test('K3 a dissolved series is gone, the others keep their order', () => {
		const arranged = arrange(table('ro rx rd', 'rq oq yq', 'bo bx bd'), kinds('rs rc oc yc os ys'), 1);
		expect(arranged).toMatchObject({ moved: 3, qwirkles: 1, exact: true });
		expect(arranged?.table.slice(0, 2)).toEqual(table('ro rx rd rq rs rc', 'bo bx bd'));
	});

	test('K3 worked example 004-erik-swap: one card moves over to the two laid', () => {
		const arranged = arrange(table('bo bs bd bq', 'gc rc pc'), kinds('rq yq'));
		expect(arranged).toMatchObject({ table: table('bo bs bd', 'gc rc pc', 'rq yq bq'), moved: 1 });
	});

	test('K3 worked example 004-danny-chain: a card goes, another takes its place', () => {
		const arranged = arrange(table('gq rq bq', 'pq po px ps'), kinds('gd go'));
		expect(arranged).toMatchObject({ table: table('rq bq pq', 'po px ps', 'go gd gq'), moved: 2 });
	});

	test('K4 worked example 004-quinten-yellow: the Qwirkle is made', () => {
		const arranged = arrange(table('yo yx yd yq', 'yc rc gc'), kinds('ys bc'));
		expect(arranged).toMatchObject({ table: table('yo yx yd yq ys yc', 'rc gc bc'), moved: 1, qwirkles: 1 });
	});

	test('K4 as many Qwirkles as asked: with none, fewer cards move', () => {
		const before = table('yo yx yd yq', 'yc rc gc');
		expect(arrange(before, kinds('ys bc'), 0)).toMatchObject({ moved: 0, qwirkles: 0 });
		expect(arrange(before, kinds('ys bc'), 1)).toMatchObject({ moved: 1, qwirkles: 1 });
		expect(arrange(before, kinds('ys bc'), 2)).toBeNull();
	});

	test('K3 what cannot be arranged is not', () => {
		expect(arrange(table('ro rx rd'), kinds('bq'))).toBeNull();
		expect(arrange([], [])).toEqual({ table: [], moved: 0, qwirkles: 0, exact: true });
	});

	test('K3 of two equal cards one may go and the other stay', () => {
		const arranged = arrange(table('ro rx rd rq', 'ro bo go yo'), kinds('rx rd'));
		expect(arranged).toMatchObject({ moved: 1, exact: true });
	});
});

describe('a table in the middle of a turn', () => {
	test('K3 a single card may become part of a colour or of a shape', () => {
		expect(arrange(table('ro', 'rx rd'), kinds('rq'))).toMatchObject({ moved: 1 });
		expect(arrange(table('ro'), kinds('rx rd'))).toMatchObject({ table: table('ro rx rd'), moved: 0 });
		expect(arrange(table('ro'), kinds('bo go'))).toMatchObject({ table: table('ro go bo'), moved: 0 });
	});

	test('K3 but not of both', () => {
		const arranged = arrange(table('ro', 'ro'), kinds('rx rd bo go'));
		expect(arranged).toMatchObject({ moved: 0 });
		expect(arranged?.table.map((series) => series.length)).toEqual([3, 3]);
		expect(arrange(table('ro', 'rx', 'bo'), kinds('rd'))).toBeNull();
	});

	test('K3 a list that fits no series has no continuation, nor has an empty one', () => {
		const arranged = arrange(table('', 'ro rx bo', 'go yo'), kinds('rd'));
		expect(arranged).toMatchObject({ table: table('go yo bo', 'ro rx rd'), moved: 3 });
	});

	test('K3 of a card that lies twice in one list only one can stay', () => {
		const arranged = arrange(table('ro rx rd ro', 'bo go yo'), []);
		expect(arranged).toMatchObject({ table: table('ro rx rd', 'bo go yo ro'), moved: 1 });
	});
});

describe('a table that is mostly taken apart', () => {
	const reds = ['ro', 'rx', 'rd', 'rq', 'rs', 'rc'];

	test('K3 when every card lies alone, one of each new series stays', () => {
		const arranged = arrange(table(...reds, ...reds), []);
		expect(arranged).toMatchObject({ moved: 10, qwirkles: 2, exact: true });
	});

	test('K3 too many single cards beside series that hold the same: legal, but not said to be the best', () => {
		const before = table('ro rx rd', 'rq rs rc', ...reds, ...reds);
		const arranged = arrange(before, [], 0);
		if (!arranged) throw new Error('nothing found');
		expectSound(before, [], 0, arranged);
		expect(arranged).toMatchObject({ exact: false });
		expect(arranged.table.slice(0, 2).map((series) => series.slice(0, 3))).toEqual(table('ro rx rd', 'rq rs rc'));
	});
});

/** Three to six cards of a colour or a shape out of a small corner of the pack. */
function randomSeries(random: Random, colours: number, shapes: number): Series {
	const corner = ALL_KINDS.filter((kind) => colourOf(kind) < colours && shapeOf(kind) < shapes);
	const like = pick(random, corner);
	const byColour = shapes >= 3 && (colours < 3 || random(2) === 0);
	const line = corner.filter((kind) =>
		byColour ? colourOf(kind) === colourOf(like) : shapeOf(kind) === shapeOf(like),
	);
	return sample(random, line, Math.min(line.length, 3 + random(4)));
}

interface Draft {
	readonly lists: Table;
	readonly laid: Series;
}

/** Valid series of which some cards went astray: to another list, to a list of their own, or to the cards just laid. */
function randomDraft(random: Random, colours: number, shapes: number): Draft {
	const lists = Array.from({ length: 2 + random(2) }, () => [...randomSeries(random, colours, shapes)]);
	const laid: Kind[] = [];
	for (let strays = random(6); strays > 0; strays--) {
		const from = pick(random, lists);
		const stray = from.splice(random(from.length), 1);
		const alone: Kind[] = [];
		pick(random, [...lists, alone, laid]).push(...stray);
		if (alone.length > 0) lists.push(alone);
	}
	return { lists, laid };
}

describe('the fewest cards move', () => {
	test.each([
		[3, 4],
		[2, 6],
		[4, 3],
	])('K3, K4 as few as in the best of all partitions: %i colours, %i shapes', (colours, shapes) => {
		const random = randomFrom(colours * 10 + shapes);
		const seen = { arranged: 0, moved: 0 };
		for (let run = 0; run < 200; run++) {
			const { lists, laid } = randomDraft(random, colours, shapes);
			const cards = [...lists.flat(), ...laid];
			if (cards.length > 12 || Math.max(...countKinds(cards)) > 3) continue;
			const partitions = referencePartitions(cards);
			const most = Math.max(-1, ...partitions.map(qwirklesIn));
			expect(arrange(lists, laid, most + 1), `run ${run}`).toBeNull();
			for (let asked = 0; asked <= most; asked++) {
				const arranged = arrange(lists, laid, asked);
				if (!arranged) throw new Error(`run ${run}: nothing found`);
				expectSound(lists, laid, asked, arranged);
				const allowed = partitions.filter((partition) => qwirklesIn(partition) >= asked);
				const staying = Math.max(...allowed.map((partition) => mostStaying(lists, partition)));
				expect(arranged.moved, `run ${run}`).toBe(lists.flat().length - staying);
				expect(stayingAsListed(lists, arranged.table), `run ${run}`).toBe(staying);
				seen.arranged++;
				seen.moved += arranged.moved;
			}
		}
		expect(seen.arranged).toBeGreaterThan(60);
		expect(seen.moved).toBeGreaterThan(20);
	});
});

describe('on tables as in play', () => {
	test('K3, K4 every play has a legal table with the Qwirkles it promises, found exactly', () => {
		const random = randomFrom(6);
		for (let run = 0; run < 20; run++) {
			const before = randomTable(random, 3 + random(10));
			const hand = randomHand(random, before.flat(), 9);
			for (const { cards, maxQwirkles } of sample(random, cardPlays(countKinds(before.flat()), hand), 4)) {
				const arranged = arrange(before, cards);
				if (!arranged) throw new Error(`run ${run}: nothing found`);
				expectSound(before, cards, maxQwirkles, arranged);
				expect(arranged).toMatchObject({ qwirkles: maxQwirkles, exact: true });
				expect(arranged.moved).toBeLessThanOrEqual(before.flat().length);
			}
		}
	});

	test('K4 the more Qwirkles are asked, the more cards move', () => {
		const random = randomFrom(7);
		for (let run = 0; run < 25; run++) {
			const before = randomTable(random, 4 + random(6));
			const most = mostQwirkles(countKinds(before.flat())) ?? 0;
			const moved = Array.from({ length: most + 1 }, (_, asked) => arrange(before, [], asked)?.moved ?? Number.NaN);
			expect(moved[0], `run ${run}`).toBe(0);
			expect(moved, `run ${run}`).toEqual(moved.toSorted((a, b) => a - b));
		}
	});

	test('K3, K4 a search cut short gives a legal table all the same, and says that it may not be the best', () => {
		const random = randomFrom(10);
		let worse = 0;
		for (let run = 0; run < 40; run++) {
			const before = randomTable(random, 3 + random(6));
			const most = mostQwirkles(countKinds(before.flat())) ?? 0;
			const arranged = arranger(before)([], { steps: 0 });
			if (!arranged) throw new Error(`run ${run}: nothing found`);
			expectSound(before, [], most, arranged);
			expect(arranged.exact).toBe(false);
			const best = arrange(before, [])?.moved ?? Number.NaN;
			expect(arranged.moved, `run ${run}`).toBeGreaterThanOrEqual(best);
			worse += Number(arranged.moved > best);
		}
		expect(worse).toBeGreaterThan(0);
	});

	test('K3 the same question has the same answer', () => {
		const random = randomFrom(8);
		const before = randomTable(random, 8);
		const [first] = cardPlays(countKinds(before.flat()), randomHand(random, before.flat(), 9)).slice(-1);
		expect(arrange(before, first?.cards ?? [])).toEqual(arrange(before, first?.cards ?? []));
	});
});
