// How much of a difference in worth may be chance: worth that was simulated comes out otherwise with other samples.
import type { View } from '@tessera/engine';
import type { Candidate } from '../player.ts';

/** Standard errors that a difference has to have: less may be chance. */
export const PLAIN = 2;

/** C8: with an empty bag and two players all is known: who reads out the end then has mere bounds for all but the best. */
export const isOpenEnd = (view: View): boolean =>
	view.game === 'classic' && view.bagSize === 0 && view.handSizes.length === 2;

/**
 * Differences in worth to the first that say nothing, in the points of the game. The quadratic mean over all the others: a second
 * that is nearly the same move differs from the first by next to no chance, one that dropped out early by much. None where
 * nothing was sampled; infinite where too little was to tell.
 */
export function chanceIn([, ...others]: readonly Candidate[]): number {
	const squares = others.map(({ error = 0 }) => error ** 2).filter((square) => square > 0);
	return PLAIN * Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / Math.max(1, squares.length));
}
