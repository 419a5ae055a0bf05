// The placement that scores most on a board, for Classic and Cubes alike.
import type { ScoredPlacement } from '@tessera/engine';
import { best, firstOf, type Worth } from './best.ts';
import { type Choice, choiceOf, onlyAnswer } from './player.ts';

/** Points, then pieces left in hand; then whatever lies farther up, left and has the lower kind, so that nothing is by chance. */
const worthOfPlacement = ({ pieces, score }: ScoredPlacement): Worth => [
	score,
	-pieces.length,
	...pieces.flatMap(({ kind, x, y }) => [-y, -x, -kind]),
];

export const mostPoints = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, worthOfPlacement);

/** What a player answers who sees these placements and weighs nothing but their points; so many of them are told. */
export function pointsAnswer(placements: readonly ScoredPlacement[], told: number): Choice<'classic'> | null {
	const [first, ...others] =
		told > 1 ? firstOf(placements, worthOfPlacement, told) : [mostPoints(placements)].flatMap((one) => one ?? []);
	if (!first) return null;
	return choiceOf<'classic'>(
		[first, ...others].flatMap(
			({ pieces, score }) => onlyAnswer<'classic'>({ type: 'place', pieces }, score).candidates,
		),
		0,
	);
}
