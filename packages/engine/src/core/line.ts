// What makes a line (or a series) valid, and what exactly is wrong with one that is not.
//
// Pairs are enough. Pieces that pairwise share a colour or a shape without being equal all share the same one: if a and b
// are both red with different shapes, a third piece that is no companion through red would need the shape of a and of b.
// So a line is valid exactly when no two of its pieces clash, and "more than six" can only happen with a piece twice.
import { colourOf, type Kind, shapeOf } from './vocabulary.ts';

/** Why two pieces cannot stand in one line. */
export type ClashReason = 'same-piece' | 'nothing-in-common';

/** Two positions in a sequence of pieces that cannot stand together. */
export interface Clash {
	readonly first: number;
	readonly second: number;
	readonly reason: ClashReason;
}

/** Why these two pieces cannot stand in one line, or null when they can. */
export function clashBetween(a: Kind, b: Kind): ClashReason | null {
	if (a === b) return 'same-piece';
	return colourOf(a) === colourOf(b) || shapeOf(a) === shapeOf(b) ? null : 'nothing-in-common';
}

/** The first two pieces that clash, or null for a valid line. */
export function findClash(kinds: readonly Kind[]): Clash | null {
	for (let second = 1; second < kinds.length; second++)
		for (let first = 0; first < second; first++) {
			const reason = clashBetween(kinds[first] as Kind, kinds[second] as Kind);
			if (reason) return { first, second, reason };
		}
	return null;
}

export const isValidLine = (kinds: readonly Kind[]): boolean => findClash(kinds) === null;

/** The size of the largest valid line that the pieces allow; a piece held twice counts once. C2, K2 */
export function longestLine(kinds: readonly Kind[]): number {
	const distinct = [...new Set(kinds)];
	const sizes = distinct.map((kind) =>
		Math.max(
			distinct.filter((other) => colourOf(other) === colourOf(kind)).length,
			distinct.filter((other) => shapeOf(other) === shapeOf(kind)).length,
		),
	);
	return Math.max(0, ...sizes);
}

/** Every set of pieces that makes a valid line of exactly this size, each once, in ascending order of kind. */
export function linesOfSize(kinds: readonly Kind[], size: number): readonly (readonly Kind[])[] {
	const distinct = [...new Set(kinds)].sort((a, b) => a - b);
	const grow = (line: readonly Kind[], from: number): (readonly Kind[])[] => {
		if (line.length === size) return [line];
		return distinct.slice(from).flatMap((kind, offset) => {
			const longer = [...line, kind];
			return isValidLine(longer) ? grow(longer, from + offset + 1) : [];
		});
	};
	return size === 0 ? [] : grow([], 0);
}
