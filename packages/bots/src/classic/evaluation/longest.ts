// How much of a hand could stand in one line.
import { layout } from '@tessera/engine/fast';

const { sizeOf } = layout;

const shapes = 6;
/** The kinds of one shape in a half: every sixth bit. */
const shapeMask = 0b1000001000001;

interface Kinds {
	readonly lo: number;
	readonly hi: number;
}

/** The most kinds of a hand that could stand in one line. */
export function longestIn({ lo, hi }: Kinds): number {
	let most = 0;
	for (let shift = 0; shift < 18; shift += 6)
		most = Math.max(most, sizeOf((lo >>> shift) & 63), sizeOf((hi >>> shift) & 63));
	for (let shape = 0; shape < shapes; shape++) {
		const mask = shapeMask << shape;
		most = Math.max(most, sizeOf(lo & mask) + sizeOf(hi & mask));
	}
	return most;
}
