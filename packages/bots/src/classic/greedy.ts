// Always the most points, and habits where placements score alike: what beginners think is best, and the measure of everyone who plans.
import { type ClassicView, legalInView, type ScoredPlacement } from '@tessera/engine';
import { firstOf, type Worth } from '../best.ts';
import { pointsCandidate, worthOfPlacement } from '../most-points.ts';
import { choiceOf, onlyAnswer, type Thinking } from '../player.ts';
import { Habits } from './habits.ts';

/** One for all games at once: nothing is left on it between two questions. */
const habits = new Habits();

/** Points, then habits, then the order on the board, so that nothing is by chance. */
const worthTo = (view: ClassicView, placement: ScoredPlacement): Worth => [
	placement.score,
	...habits.liking(view, placement),
	...worthOfPlacement(placement),
];

/** So many of the placements, best first. Habits only decide between those that score alike, so most need no look at them. */
function mostLiked(
	view: ClassicView,
	placements: readonly ScoredPlacement[],
	count: number,
): readonly ScoredPlacement[] {
	const scores = placements.map(({ score }) => score).toSorted((a, b) => b - a);
	const least = scores[count - 1] ?? 0;
	const considered = placements.filter(({ score }) => score >= least);
	if (considered.length <= 1) return considered;
	habits.look(view);
	return firstOf(considered, (placement) => worthTo(view, placement), count);
}

/** C7, C9: without anything to lay, everything that may be exchanged; else the forced pass. */
export function* greedy(view: ClassicView, _: unknown, told: number): Thinking<'classic'> {
	const { placements = [], exchangeUpTo = 0 } = legalInView(view) ?? {};
	const liked = mostLiked(view, placements, told);
	if (liked.length > 0) yield choiceOf<'classic'>(liked.map(pointsCandidate), 0);
	else if (exchangeUpTo > 0)
		yield onlyAnswer<'classic'>({ type: 'exchange', pieces: (view.hand ?? []).slice(0, exchangeUpTo) }, 0);
	else yield onlyAnswer<'classic'>({ type: 'pass' }, 0);
}
