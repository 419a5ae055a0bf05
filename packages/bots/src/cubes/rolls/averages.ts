// Averages over tables of rolls: the arithmetic behind every choice of what to keep.
import { layout } from '@tessera/engine/fast';
import type { Keeping } from './keeping.ts';

const { read } = layout;

/** The figure at an index that is known to be inside. */
export const readFloat = (figures: Float64Array, index: number): number => figures[index] as number;

/** How a table is laid out around one colour. */
export interface Shape {
	/** Choices of what to keep of the colours before it. */
	readonly before: number;
	/** Sets of shapes that its own cubes can show. */
	readonly sets: number;
	/** Rolls of the colours after it. */
	readonly after: number;
}

/** Adds so many entries, weighed, to as many others: the inner loop of all averages. */
function addWeighed(
	from: Float64Array,
	first: number,
	count: number,
	weight: number,
	to: Float64Array,
	at: number,
): void {
	for (let i = 0; i < count; i++) to[at + i] = readFloat(to, at + i) + readFloat(from, first + i) * weight;
}

/** Averages a table over one colour for every choice of what to keep of it: [before][sets][after] becomes [before][choices][after]. */
export function average(
	from: Float64Array,
	{ before, sets, after }: Shape,
	choices: readonly Keeping[],
	to: Float64Array,
): void {
	let at = 0;
	to.fill(0, 0, before * choices.length * after);
	for (let block = 0; block < before; block++)
		for (const { places, chances } of choices) {
			for (let i = 0; i < places.length; i++)
				addWeighed(from, (block * sets + read(places, i)) * after, after, readFloat(chances, i), to, at);
			at += after;
		}
}

/** Every roll that may come up, with its chance, when this is kept of each colour. */
export function visit(
	keepings: readonly Keeping[],
	sets: readonly number[],
	each: (roll: number, chance: number) => void,
): void {
	const from = (colour: number, roll: number, chance: number): void => {
		const keeping = keepings[colour];
		if (!keeping) {
			each(roll, chance);
			return;
		}
		const first = roll * (sets[colour] ?? 1);
		for (let i = 0; i < keeping.places.length; i++)
			from(colour + 1, first + read(keeping.places, i), chance * readFloat(keeping.chances, i));
	};
	from(0, 0, 1);
}
