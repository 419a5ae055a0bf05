// The placement that scores most on a board, for Classic and Cubes alike.
import type { ScoredPlacement } from '@tessera/engine';
import { best, firstOf, type Worth } from './best.ts';
import { type Candidate, type Choice, choiceOf } from './player.ts';

/** Points, then pieces left in hand; then whatever lies farther up, left and has the lower kind, so that nothing is by chance. */
const worthOfPlacement = ({ pieces, score }: ScoredPlacement): Worth => [
	score,
	-pieces.length,
	...pieces.flatMap(({ kind, x, y }) => [-y, -x, -kind]),
];

export const mostPoints = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, worthOfPlacement);

const candidateOf = ({ pieces, score }: ScoredPlacement): Candidate<'classic'> => ({
	action: { type: 'place', pieces },
	worth: score,
	points: score,
	kept: null,
	risk: null,
});

/** What a player answers who sees these placements and weighs nothing but their points; so many of them are told. */
export function pointsAnswer(placements: readonly ScoredPlacement[], told: number): Choice<'classic'> | null {
	const liked = firstOf(placements, worthOfPlacement, told);
	return liked.length === 0 ? null : choiceOf<'classic'>(liked.map(candidateOf), 0);
}
