// The placement that scores most on a board, for Classic and Cubes alike.
import type { ScoredPlacement } from '@tessera/engine';
import { best, type Worth } from './best.ts';

/** Points, then pieces left in hand; then whatever lies farther up, left and has the lower kind, so that nothing is by chance. */
const worthOfPlacement = ({ pieces, score }: ScoredPlacement): Worth => [
	score,
	-pieces.length,
	...pieces.flatMap(({ kind, x, y }) => [-y, -x, -kind]),
];

export const mostPoints = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, worthOfPlacement);
