// What people overlook on a board: a place they did not look at, more pieces than they had in mind.
import type { ScoredPlacement } from '@tessera/engine';
import type { Random } from './random.ts';

export interface Eye {
	/** The chance that a place on the board catches it. */
	readonly sees: number;
	/** Pieces it thinks of laying at once. */
	readonly pieces: number;
}

type Placement = Pick<ScoredPlacement, 'pieces'>;

const placeOf = ({ pieces: [first] }: Placement): string => `${first?.x},${first?.y}`;

/** The places that catch the eye this turn, by the cell that a placement begins at. */
function placesSeen(placements: readonly Placement[], { sees }: Eye, random: Random): ReadonlySet<string> {
	const places = new Set(placements.map(placeOf).toSorted());
	return new Set([...places].filter(() => random.fraction() < sees));
}

/** What is seen, in the same order; someone who has seen nothing looks again for a single piece, anywhere. */
export function seenBy<P extends Placement>(eye: Eye, placements: readonly P[], random: Random): readonly P[] {
	const places = placesSeen(placements, eye, random);
	const noticed = placements.filter((each) => each.pieces.length <= eye.pieces && places.has(placeOf(each)));
	const singles = placements.filter(({ pieces }) => pieces.length === 1);
	return [noticed, singles].find(({ length }) => length > 0) ?? placements;
}
