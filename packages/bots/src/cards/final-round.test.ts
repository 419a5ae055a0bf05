// The final round of two, against a plain search over every partition of the cards.
import {
	ALL_KINDS,
	ALL_SHAPES,
	bestLays,
	type Colour,
	colourOf,
	countKinds,
	type Kind,
	kindOf,
	QWIRKLE,
	type Table,
	without,
} from '@tessera/engine';
import { kindOfCode, kinds, type Random, randomFrom, referencePartitions, sample } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import type { Weighed } from './answers.ts';
import { solveFinalRound } from './final-round.ts';
import { viewOf } from './testing/views.ts';

interface Turn {
	readonly taken: number;
	readonly left: readonly Kind[];
}

function subsets(hand: readonly Kind[]): readonly (readonly Kind[])[] {
	const [first, ...others] = hand;
	if (first === undefined) return [[]];
	const smaller = subsets(others);
	return [...smaller, ...smaller.map((cards) => [first, ...cards])];
}

/** Every turn there is: any cards laid, any way to lie, every series of six taken. K3, K4 */
const turns = (table: readonly Kind[], hand: readonly Kind[]): readonly Turn[] =>
	subsets(hand)
		.filter((cards) => cards.length > 0)
		.flatMap((cards) => referencePartitions([...table, ...cards]))
		.map((partition) => ({
			taken: partition.filter(({ length }) => length === QWIRKLE).length,
			left: partition.filter(({ length }) => length < QWIRKLE).flat(),
		}));

/** By how much the side to move comes out ahead, when the hands are played in turn. K5, K6: a pass changes nothing. */
function negamax(table: readonly Kind[], hands: readonly (readonly Kind[])[]): number {
	const [hand, ...others] = hands;
	if (!hand) return 0;
	const known = new Map<string, number>();
	const all = turns(table, hand);
	if (all.length === 0) return -negamax(table, others);
	return Math.max(
		...all.map(({ taken, left }) => {
			const key = countKinds(left).join();
			const answer = known.get(key) ?? negamax(left, others);
			known.set(key, answer);
			return taken - answer;
		}),
	);
}

function solved(table: Table, hand: readonly Kind[], other: readonly Kind[]): readonly Weighed[] {
	const lays = bestLays(countKinds(table.flat()), hand);
	const view = viewOf({ table, hand, others: [other], finalTurns: 2 });
	return [...solveFinalRound(view, lays)].at(-1) ?? [];
}

describe('the final round of two', () => {
	/** Few colours, so that Qwirkles are near. */
	const PACK = ALL_KINDS.filter((kind) => colourOf(kind) < 3).flatMap((kind) => [kind, kind, kind]);

	function position(random: Random): { table: Table; hand: readonly Kind[]; other: readonly Kind[] } {
		const table = Array.from({ length: 1 + random(2) }, () => {
			const colour = random(3) as Colour;
			return sample(random, ALL_SHAPES, 4 + random(2)).map((shape) => kindOf(colour, shape));
		});
		const cards = sample(random, without(PACK, table.flat()), 8);
		return { table, hand: cards.slice(0, 4), other: cards.slice(4) };
	}

	test('K5 it comes out as a plain search says', () => {
		const random = randomFrom(7);
		let [answered, gained, spared] = [0, 0, 0];
		for (let run = 0; run < 120; run++) {
			const { table, hand, other } = position(random);
			const weighed = solved(table, hand, other);
			const [best] = weighed;
			if (!best) continue;
			expect(best.worth, `run ${run}`).toBe(negamax(table.flat(), [hand, other]));
			answered += Number(best.risk > 0);
			gained += Number(best.lay.taken.length > 0);
			spared += Number(best.risk < Math.max(...weighed.map(({ risk }) => risk)));
		}
		expect(Math.min(gained, answered, spared)).toBeGreaterThan(5);
	});

	test('K5 what a turn leaves is judged by the hand that answers it', () => {
		const [table, hand] = [[kinds('ro rx rd rq')], kinds('rs go gx gd')];
		const [careful] = solved(table, hand, kinds('rc bo bx'));
		expect(careful?.lay.cards).toEqual(kinds('go gx gd').toSorted((a, b) => a - b));
		expect(careful?.worth).toBe(0);
		const careless = solved(table, hand, kinds('rc bo bx')).filter(({ lay }) => lay.cards.includes(kindOfCode('rs')));
		expect(careless.map(({ risk }) => risk)).toEqual(careless.map(() => 1));
		expect(solved(table, hand, kinds('bd bo bx')).every(({ worth }) => worth === 0)).toBe(true);
	});
});
