// A set of kinds as a value. The 36 kinds do not fit one 32-bit integer, so the set is two halves of 18 bits:
//
//   lo: bit 0…17  = kinds 0…17  (red, orange, yellow)
//   hi: bit 0…17  = kinds 18…35 (green, blue, purple)
//
// No shift or mask of kinds is written outside this file and the fast folder, which keeps the same halves in typed arrays.
import { ALL_KINDS, colourOf, KIND_COUNT, type Kind, shapeOf } from './vocabulary.ts';

export interface KindSet {
	readonly lo: number;
	readonly hi: number;
}

export const HALF = KIND_COUNT / 2;
export const FULL_HALF = (1 << HALF) - 1;

/** The bit of a kind in the lower half, 0 when it lives in the upper one. */
export const lowBit = (kind: Kind): number => (kind < HALF ? 1 << kind : 0);
/** The bit of a kind in the upper half, 0 when it lives in the lower one. */
export const highBit = (kind: Kind): number => (kind < HALF ? 0 : 1 << (kind - HALF));

export const setOf = (kinds: Iterable<Kind>): KindSet => {
	let lo = 0;
	let hi = 0;
	for (const kind of kinds) {
		lo |= lowBit(kind);
		hi |= highBit(kind);
	}
	return { lo, hi };
};

export const has = (set: KindSet, kind: Kind): boolean => ((set.lo & lowBit(kind)) | (set.hi & highBit(kind))) !== 0;

/** What two sets have in common. */
export const overlap = (a: KindSet, b: KindSet): KindSet => ({ lo: a.lo & b.lo, hi: a.hi & b.hi });

/** Whether two sets have anything in common. */
export const meets = (a: KindSet, b: KindSet): boolean => ((a.lo & b.lo) | (a.hi & b.hi)) !== 0;

export const EMPTY_SET: KindSet = { lo: 0, hi: 0 };
export const FULL_SET: KindSet = { lo: FULL_HALF, hi: FULL_HALF };

/**
 * For each kind, the kinds that may stand in one line with it: same colour or same shape, and not itself.
 * A line is valid exactly when its pieces are pairwise companions (see line.ts for why pairs are enough).
 */
export const COMPANIONS: readonly KindSet[] = ALL_KINDS.map((kind) =>
	setOf(
		ALL_KINDS.filter(
			(other) => other !== kind && (colourOf(other) === colourOf(kind) || shapeOf(other) === shapeOf(kind)),
		),
	),
);
