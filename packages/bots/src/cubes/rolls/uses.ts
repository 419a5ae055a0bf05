// Which lines would be laid, and how often, if some cubes were kept and the others rolled.
import { ALL_SHAPES, colourOf, type Kind, kindOf, SHAPE_COUNT, shapeOf } from '@tessera/engine';
import { layout } from '@tessera/engine/fast';
import { type LineWorths, NOTHING } from './line-worths.ts';
import { GROUPS, groupOfColour, groupOfShape, LINE_COUNT, lineOf, memberBit } from './lines.ts';

const { read } = layout;

/** The line worth most of those that show. */
function bestShown(shown: Int32Array, worths: Int32Array): number {
	let best = 0;
	for (let group = 0; group < GROUPS; group++)
		if (read(worths, read(shown, group)) > read(worths, best)) best = read(shown, group);
	return best;
}

/** The lines that show: one in each group, of those members of it that came up. */
class Shown {
	readonly lines = Int32Array.from({ length: GROUPS }, (_, group) => lineOf(group, 0));

	/** Shows one more cube while something is done. */
	during(kind: Kind, act: () => void): void {
		const { lines } = this;
		const colour = read(lines, groupOfColour(kind));
		const shape = read(lines, groupOfShape(kind));
		lines[groupOfColour(kind)] = colour | memberBit(shapeOf(kind));
		lines[groupOfShape(kind)] = shape | memberBit(colourOf(kind));
		act();
		lines[groupOfColour(kind)] = colour;
		lines[groupOfShape(kind)] = shape;
	}
}

/** By line: the share of rolls in which it is laid, by settled worths. Rolls that cannot be placed at all are in no share. */
export function usesOf(kept: readonly Kind[], rolled: readonly Kind[], { worths, sources }: LineWorths): Float64Array {
	const uses = new Float64Array(LINE_COUNT);
	const shown = new Shown();
	const share = SHAPE_COUNT ** -rolled.length;
	const count = (): void => {
		const line = bestShown(shown.lines, worths);
		const source = read(sources, line);
		if (read(worths, line) !== NOTHING) uses[source] = (uses[source] ?? 0) + share;
	};
	const roll = (cube: number): void => {
		const rolling = rolled[cube];
		if (rolling === undefined) count();
		else for (const shape of ALL_SHAPES) shown.during(kindOf(colourOf(rolling), shape), () => roll(cube + 1));
	};
	const keep = (cube: number): void => {
		const keeping = kept[cube];
		if (keeping === undefined) roll(0);
		else shown.during(keeping, () => keep(cube + 1));
	};
	keep(0);
	return uses;
}
