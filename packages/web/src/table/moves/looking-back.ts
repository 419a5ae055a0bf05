// Stepping back through a game and on again. Pure: a place in the list of turns, or null for the game as it is.
import type { Turn } from '../course.ts';

/** The number of the turn looked at, 0 for the deal; null for now. */
export type Looking = number | null;

/** One turn earlier or later; past the last one is the game as it is. */
export function stepped(looking: Looking, by: number, turns: number): Looking {
	const next = Math.max(0, (looking ?? turns) + by);
	return next >= turns ? null : next;
}

/** The step of the course that a place in the list shows; null for now. */
export function stepAt(looking: Looking, turns: readonly Turn[]): number | null {
	if (looking === null) return null;
	return looking === 0 ? 0 : (turns[looking - 1]?.step ?? null);
}
