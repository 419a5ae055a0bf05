// Always the most points: what beginners think is best, and the measure of everyone who plans.
import { type ClassicView, legalInView } from '@tessera/engine';
import { firstOf, type Worth } from '../best.ts';
import { pointsCandidate, worthOfPlacement } from '../most-points.ts';
import { choiceOf, onlyAnswer, type Thinking } from '../player.ts';
import { Ideas } from './search/ideas.ts';

/** One for all games at once: nothing is left on it between two questions. */
const ideas = new Ideas();

/** What can be laid, with what comes after it as a careful player sees it. */
const placementsIn = (view: ClassicView) =>
	ideas
		.have(view)
		.flatMap(({ action, points, worth }) =>
			action.type === 'place' ? [{ pieces: action.pieces, score: points, after: worth - points }] : [],
		);

type Weighed = ReturnType<typeof placementsIn>[number];

/**
 * Points; and of those that score alike what leaves the least, by all that it never thinks of: tiles and doubles kept in hand,
 * what goes together spent, and lines left open to whoever is next. Then the order on the board, so that nothing is by chance.
 */
const worthTo = (placement: Weighed): Worth => [placement.score, -placement.after, ...worthOfPlacement(placement)];

/** C7, C9: without anything to lay, everything that may be exchanged; else the forced pass. */
export function* greedy(view: ClassicView, _: unknown, told: number): Thinking<'classic'> {
	const { placements = [], exchangeUpTo = 0 } = legalInView(view) ?? {};
	if (placements.length > 0)
		yield choiceOf<'classic'>(firstOf(placementsIn(view), worthTo, told).map(pointsCandidate), 0);
	else if (exchangeUpTo > 0)
		yield onlyAnswer<'classic'>({ type: 'exchange', pieces: (view.hand ?? []).slice(0, exchangeUpTo) }, 0);
	else yield onlyAnswer<'classic'>({ type: 'pass' }, 0);
}
