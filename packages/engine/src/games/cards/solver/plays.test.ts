import {
	type CardsQuery,
	cardsPositions,
	codeOf,
	inFormOf,
	kindOfCode,
	kinds,
	type Play,
	publicCases,
	randomFrom,
	randomHand,
	randomTable,
	referenceCardPlays,
	unmetClaims,
	workedExamples,
} from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countKinds } from '../../../core/multiset.ts';
import { ALL_KINDS, type Kind, QWIRKLE } from '../../../core/vocabulary.ts';
import { seriesProblem } from '../series.ts';
import { canLayAny, cardPlays, mostQwirkles } from './plays.ts';

const tableOf = (...series: readonly string[]) => countKinds(series.flatMap(kinds));
const mostIn = (codes: string): number | null => mostQwirkles(countKinds(kinds(codes)));

/** The answer that `tessera moves` gives. */
function answerTo({ table, hand }: CardsQuery): { readonly plays: readonly Play[] } {
	const plays = cardPlays(countKinds(table.flat().map(kindOfCode)), hand.map(kindOfCode));
	const coded = plays.map(({ cards, maxQwirkles }) => ({ cards: cards.map(codeOf).sort(), maxQwirkles }));
	return { plays: coded.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

describe('what can be laid', () => {
	test('K3 everything in one order: ascending cards, no play twice', () => {
		const plays = cardPlays(tableOf('ro rx rd'), kinds('rs rq rq'));
		expect(plays).toEqual([
			{ cards: kinds('rs'), maxQwirkles: 0 },
			{ cards: kinds('rq'), maxQwirkles: 0 },
			{ cards: kinds('rq rs'), maxQwirkles: 0 },
			{ cards: kinds('rq rq rs'), maxQwirkles: 0 },
		]);
	});

	test('K3 nothing at all', () => {
		expect(cardPlays(tableOf('ro rx rd'), kinds('bq'))).toEqual([]);
		expect(cardPlays(tableOf(), [])).toEqual([]);
	});

	/** How many positions, of up to so many cards on the table and in hand: trying every partition takes long for many. */
	test.each([
		{ positions: 2400, most: 14 },
		{ positions: 120, most: 20 },
	])(
		'K3, K4 it agrees with trying every partition: $positions positions of up to $most cards',
		({ positions, most }) => {
			fc.assert(
				fc.property(cardsPositions({ min: 0, max: 4 }), ({ table, hand }) => {
					const cards = table.flat();
					fc.pre(cards.length + hand.length <= most);
					const byCards = (a: { readonly cards: readonly Kind[] }, b: { readonly cards: readonly Kind[] }) =>
						a.cards.join() < b.cards.join() ? -1 : 1;
					const plays = cardPlays(countKinds(cards), hand);
					expect([...plays].sort(byCards)).toEqual([...referenceCardPlays(cards, hand)].sort(byCards));
					expect(canLayAny(countKinds(cards), hand)).toBe(plays.length > 0);
				}),
				{ seed: 1, numRuns: positions },
			);
		},
	);

	test('K3, K4 all public cases of Cards', () => {
		const cases = publicCases().flatMap(({ name, query, expected }) =>
			query.game === 'cards' ? [{ name, query, expected }] : [],
		);
		expect(cases).toHaveLength(300);
		for (const { name, query, expected } of cases) expect(inFormOf(expected, answerTo(query)), name).toEqual(expected);
	});

	/** An example that is refused is refused for its table, which is no matter of the solver. */
	const steps = workedExamples().flatMap(({ id, steps }) =>
		steps.flatMap(({ query, expect: claims }, step) =>
			query.game === 'cards' && !claims.error ? [{ name: `${id}, step ${step + 1}`, query, claims }] : [],
		),
	);

	test.each(steps)('K3, K4 worked example $name', ({ query, claims }) => {
		const series = query.table.map((codes) => codes.map(kindOfCode));
		expect(series.map(seriesProblem).every((problem) => problem === null)).toBe(true);
		expect(unmetClaims(answerTo(query), claims)).toEqual([]);
	});
});

describe('the most Qwirkles', () => {
	test('K4 none, one, and null for cards that cannot be arranged', () => {
		expect(mostIn('ro rx rd')).toBe(0);
		expect(mostIn('ro rx rd rq rs rc')).toBe(1);
		expect(mostIn('ro oo yo go bo po')).toBe(1);
		expect(mostIn('ro rx')).toBeNull();
		expect(mostIn('')).toBe(0);
	});

	test('K4 a card too many takes a Qwirkle apart', () => {
		expect(mostIn('ro rx rd rq rs rc')).toBe(1);
		expect(mostIn('ro ro rx rd rq rs rc')).toBe(0);
		expect(mostIn('ro ro rx rx rd rd rq rs rc')).toBe(1);
	});

	test('K4 two Qwirkles that cross need the card they share twice', () => {
		expect(mostIn('ro rx rd rq rs rc oo yo go bo po')).toBe(1);
		expect(mostIn('ro ro rx rd rq rs rc oo yo go bo po')).toBe(2);
	});

	test('K4 the whole pack is eighteen Qwirkles', () => {
		expect(mostQwirkles(countKinds([...ALL_KINDS, ...ALL_KINDS, ...ALL_KINDS]))).toBe(18);
	});

	test('K4 a Qwirkle laid beside any cards adds one at least', () => {
		const random = randomFrom(3);
		for (let run = 0; run < 200; run++) {
			const table = randomTable(random, 2 + random(6)).flat();
			const before = mostQwirkles(countKinds(table)) ?? Number.NaN;
			const colour = random(QWIRKLE) * QWIRKLE;
			const whole = [...table, ...ALL_KINDS.slice(colour, colour + QWIRKLE)];
			if (Math.max(...countKinds(whole)) > 3) continue;
			expect(mostQwirkles(countKinds(whole)), `run ${run}`).toBeGreaterThan(before);
		}
	});
});

describe('whether anything can be laid', () => {
	test('K6 a card that only fits after a rearrangement counts', () => {
		expect(canLayAny(tableOf('yo yx yd yq', 'yc rc gc'), kinds('ys'))).toBe(true);
		expect(canLayAny(tableOf('bo bs bq', 'gc rc pc'), kinds('rq yq'))).toBe(false);
		expect(canLayAny(tableOf('bo bs bd bq', 'gc rc pc'), kinds('rq yq'))).toBe(true);
	});

	test('K6 cards that fit only together count', () => {
		expect(canLayAny(tableOf(), kinds('ro rx rd'))).toBe(true);
		expect(canLayAny(tableOf(), kinds('ro rx bd'))).toBe(false);
	});

	test('K6 it is what the list of plays says', () => {
		const random = randomFrom(4);
		let blocked = 0;
		for (let run = 0; run < 150; run++) {
			const table = randomTable(random, random(5)).flat();
			const hand = randomHand(random, table, 1 + random(9));
			const playable = cardPlays(countKinds(table), hand).length > 0;
			expect(canLayAny(countKinds(table), hand), `run ${run}`).toBe(playable);
			blocked += Number(!playable);
		}
		expect(blocked).toBeGreaterThan(10);
	});
});
