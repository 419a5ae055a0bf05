// The most Qwirkles a multiset of cards allows: the largest choice of complete lines whose rest can still be arranged.
//
// A choice takes some Qwirkles of each shape, which is the same code from every row, and then some of each colour, at most
// the smallest count left in its row. Large choices are tried first, because the largest that the cards hold nearly
// always leaves a rest that can be arranged.
import { total } from '../../../core/multiset.ts';
import type { Feasibility } from './feasibility.ts';
import { CARDS, codeOf, columnsOf, FULL_LINE, partsOf, type Rows, SMALLEST } from './line-code.ts';

const smallest = (code: number): number => SMALLEST[code] ?? 0;

/** The most Qwirkles in all when those of the shapes are these. */
function mostWith(rows: Rows, shapes: number): number {
	let most = CARDS[shapes] ?? 0;
	for (const row of rows) most += smallest(row - shapes);
	return most;
}

/** Every way to pick exactly `count` within the limits. */
function* pickWithin(limits: readonly number[], count: number): Generator<readonly number[]> {
	const spare = total(limits) - count;
	const [limit, ...others] = limits;
	if (spare === 0 || limit === undefined) {
		if (spare === 0) yield limits;
		return;
	}
	for (let picked = Math.min(limit, count); picked >= 0 && limit - picked <= spare; picked--)
		for (const rest of pickWithin(others, count - picked)) yield [picked, ...rest];
}

/** What stays after these Qwirkles of the shapes and `count` of the colours, for every choice of those. */
function* restsWith(rows: Rows, shapes: number, count: number): Generator<Rows> {
	const left = rows.map((row) => row - shapes);
	for (const colours of pickWithin(left.map(smallest), count))
		yield left.map((row, colour) => row - (colours[colour] ?? 0) * FULL_LINE);
}

/** The codes of the Qwirkles of shapes that the cards hold, by how many there can be in all with them. */
function shapesByMost(rows: Rows): readonly (readonly number[])[] {
	const byMost: number[][] = [];
	for (const shapes of partsOf(codeOf(columnsOf(rows).map(smallest)))) {
		const most = mostWith(rows, shapes);
		const others = byMost[most];
		if (others) others.push(shapes);
		else byMost[most] = [shapes];
	}
	return Array.from(byMost, (codes) => codes ?? []);
}

/** What stays after `count` Qwirkles, for every choice of so many that the cards hold. */
function* restsAfter(rows: Rows, byMost: readonly (readonly number[])[], count: number): Generator<Rows> {
	for (const shapes of byMost.slice(count).flat()) {
		const ofColours = count - (CARDS[shapes] ?? 0);
		if (ofColours >= 0) yield* restsWith(rows, shapes, ofColours);
	}
}

/** The most complete series of six in any arrangement of the cards, or null when they cannot be arranged at all. K4 */
export function mostQwirklesOf(rows: Rows, feasible: Feasibility): number | null {
	if (!feasible(rows)) return null;
	const byMost = shapesByMost(rows);
	for (let count = byMost.length - 1; count > 0; count--)
		for (const rest of restsAfter(rows, byMost, count)) if (feasible(rest)) return count;
	return 0;
}
