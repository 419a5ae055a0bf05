// Always the most points, nothing else: what beginners think is best, and the measure of everyone who plans.
import { type ClassicView, legalInView } from '@tessera/engine';
import { mostPointsFirst, pointsCandidate } from '../most-points.ts';
import { choiceOf, onlyAnswer, type Thinking } from '../player.ts';

/** C7, C9: without anything to lay, everything that may be exchanged; else the forced pass. */
export function* greedy(view: ClassicView, _: unknown, told: number): Thinking<'classic'> {
	const { placements = [], exchangeUpTo = 0 } = legalInView(view) ?? {};
	const liked = mostPointsFirst(placements, told);
	if (liked.length > 0) yield choiceOf<'classic'>(liked.map(pointsCandidate), 0);
	else if (exchangeUpTo > 0)
		yield onlyAnswer<'classic'>({ type: 'exchange', pieces: (view.hand ?? []).slice(0, exchangeUpTo) }, 0);
	else yield onlyAnswer<'classic'>({ type: 'pass' }, 0);
}
