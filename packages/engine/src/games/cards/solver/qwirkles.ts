// The most Qwirkles a multiset of cards allows: the largest choice of complete lines whose rest can still be arranged.
//
// A choice takes p Qwirkles of each shape, the same code from every row, and then q of each colour, at most the smallest
// count left in its row. Large choices are tried first, because the largest that fits the cards nearly always leaves a
// rest that can be arranged.
import type { Feasibility } from './feasibility.ts';
import { countsOf, codeOf, columnsOf, FULL_LINE, partsOf, type Rows, SMALLEST } from './line-code.ts';

/** A choice of complete lines, and the cards that stay. */
export interface QwirkleChoice {
	/** How many of each colour. */
	readonly colours: readonly number[];
	/** How many of each shape. */
	readonly shapes: readonly number[];
	readonly rest: Rows;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const smallest = (code: number): number => SMALLEST[code] ?? 0;

interface ShapeChoice {
	readonly shapes: readonly number[];
	readonly taken: number;
	readonly rest: Rows;
	/** The most of each colour after it. */
	readonly colours: readonly number[];
	readonly most: number;
}

function shapeChoices(rows: Rows): readonly ShapeChoice[] {
	return partsOf(codeOf(columnsOf(rows).map(smallest))).map((code) => {
		const shapes = countsOf(code);
		const rest = rows.map((row) => row - code);
		const colours = rest.map(smallest);
		return { shapes, taken: sumOf(shapes), rest, colours, most: sumOf(shapes) + sumOf(colours) };
	});
}

/** Every way to pick exactly `count` within the limits. */
function* pickWithin(limits: readonly number[], count: number): Generator<readonly number[]> {
	const [limit, ...others] = limits;
	if (limit === undefined) {
		if (count === 0) yield [];
		return;
	}
	if (count > sumOf(limits)) return;
	for (let picked = Math.min(limit, count); picked >= 0; picked--)
		for (const rest of pickWithin(others, count - picked)) yield [picked, ...rest];
}

function* choicesOf(choices: readonly ShapeChoice[], count: number): Generator<QwirkleChoice> {
	for (const { shapes, taken, rest, colours, most } of choices) {
		if (taken > count || most < count) continue;
		for (const picked of pickWithin(colours, count - taken))
			yield { colours: picked, shapes, rest: rest.map((row, colour) => row - (picked[colour] ?? 0) * FULL_LINE) };
	}
}

/** Every choice of exactly so many complete lines that the cards hold, whether or not the rest can be arranged. */
export const qwirkleChoices = (rows: Rows, count: number): Generator<QwirkleChoice> =>
	choicesOf(shapeChoices(rows), count);

/** The most complete series of six in any arrangement of the cards, or null when they cannot be arranged at all. K4 */
export function mostQwirklesOf(rows: Rows, feasible: Feasibility): number | null {
	if (!feasible(rows)) return null;
	const choices = shapeChoices(rows);
	for (let count = Math.max(...choices.map(({ most }) => most)); count > 0; count--)
		for (const { rest } of choicesOf(choices, count)) if (feasible(rest)) return count;
	return 0;
}
