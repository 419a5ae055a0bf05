// The placements that score most on a board, for Classic and Cubes alike.
import type { ScoredPlacement } from '@tessera/engine';
import { best, firstOf, type Worth } from './best.ts';
import type { Candidate } from './player.ts';

/** Points, then pieces left in hand; then whatever lies farther up, left and has the lower kind, so that nothing is by chance. */
export const worthOfPlacement = ({ pieces, score }: ScoredPlacement): Worth => [
	score,
	-pieces.length,
	...pieces.flatMap(({ kind, x, y }) => [-y, -x, -kind]),
];

export const mostPoints = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, worthOfPlacement);

/** So many of the placements, best first. */
export const mostPointsFirst = (placements: readonly ScoredPlacement[], count: number): readonly ScoredPlacement[] =>
	firstOf(placements, worthOfPlacement, count);

/** A placement of either game to who weighs nothing but its points. */
export const pointsCandidate = ({ pieces, score }: ScoredPlacement): Candidate<'classic'> & Candidate<'cubes'> => ({
	action: { type: 'place', pieces },
	worth: score,
	points: score,
	kept: null,
	risk: null,
});
