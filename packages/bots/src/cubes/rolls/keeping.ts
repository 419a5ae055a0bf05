// What can be kept of the cubes of one colour, and what the others may then come up with: for each choice, the sets of shapes
// that may show and their chances.
import { type Kind, SHAPE_COUNT, shapeOf, subMultisets } from '@tessera/engine';
import { memberBit, SETS, SIZES } from './lines.ts';

/** The sets of shapes that so many cubes of one colour can show. */
export const shownBy = (cubes: number): readonly number[] =>
	SIZES.flatMap((size, shapes) => (size > 0 && size <= cubes ? [shapes] : []));

/** One choice of what to keep. */
export interface Keeping {
	readonly kept: readonly Kind[];
	/** Places in `shownBy` of the sets of shapes that may show. */
	readonly places: Int32Array;
	/** How likely each of them is. */
	readonly chances: Float64Array;
}

const everyShape = Array.from({ length: SHAPE_COUNT }, (_, shape) => memberBit(shape));

/** The chance of each set of shapes after one more cube was rolled. */
function rolledOnce(chances: readonly number[]): readonly number[] {
	const after = new Array<number>(SETS).fill(0);
	for (const [shapes, chance] of chances.entries())
		for (const shape of everyShape) after[shapes | shape] = (after[shapes | shape] ?? 0) + chance / SHAPE_COUNT;
	return after;
}

function chancesOf(kept: readonly Kind[], rolled: number): readonly number[] {
	const shown = kept.reduce((shapes, kind) => shapes | memberBit(shapeOf(kind)), 0);
	let chances: readonly number[] = Array.from({ length: SETS }, (_, shapes) => (shapes === shown ? 1 : 0));
	for (let i = 0; i < rolled; i++) chances = rolledOnce(chances);
	return chances;
}

function keeping(cubes: readonly Kind[], kept: readonly Kind[]): Keeping {
	const all = chancesOf(kept, cubes.length - kept.length);
	const shown = [...shownBy(cubes.length).entries()].filter(([, shapes]) => (all[shapes] ?? 0) > 0);
	return {
		kept,
		places: Int32Array.from(shown, ([place]) => place),
		chances: Float64Array.from(shown, ([, shapes]) => all[shapes] ?? 0),
	};
}

const known = new Map<string, readonly Keeping[]>();

/** Every choice of what to keep of cubes of one colour in ascending order; the first keeps none. */
export function keepingsOf(cubes: readonly Kind[]): readonly Keeping[] {
	const key = cubes.join();
	const keepings = known.get(key) ?? [[], ...subMultisets(cubes)].map((kept) => keeping(cubes, kept));
	known.set(key, keepings);
	return keepings;
}
