// Always the most points, and habits where placements score alike: what beginners think is best, and the measure of everyone who plans.
import {
	type ClassicView,
	colourOf,
	type Kind,
	legalInView,
	type ScoredPlacement,
	scorePlacement,
	shapeOf,
} from '@tessera/engine';
import { firstOf, type Worth } from '../best.ts';
import { pointsCandidate, worthOfPlacement } from '../most-points.ts';
import { choiceOf, onlyAnswer, type Thinking } from '../player.ts';

const goTogether = (one: Kind, other: Kind): boolean =>
	one !== other && (colourOf(one) === colourOf(other) || shapeOf(one) === shapeOf(other));

/** The hand without what is laid. */
function keptOf(hand: readonly Kind[], { pieces }: ScoredPlacement): readonly Kind[] {
	const kept = [...hand];
	for (const { kind } of pieces) kept.splice(kept.indexOf(kind), 1);
	return kept;
}

const pairsIn = (kinds: readonly Kind[]): number =>
	kinds.reduce((sum, kind, index) => sum + kinds.slice(index + 1).filter((other) => goTogether(kind, other)).length, 0);

/** The longest line that it makes and that may grow on. */
const longestOpen = ({ board }: ClassicView, { pieces }: ScoredPlacement): number =>
	Math.max(0, ...scorePlacement(board, pieces).map((line) => (line.qwirkle ? 0 : line.pieces.length)));

/**
 * Points, then habits: it lays few tiles, hoards its doubles, spends what would go together, and is fond of long lines. Each of
 * them costs it something later, which is what it never thinks of.
 */
function worthTo(view: ClassicView, placement: ScoredPlacement): Worth {
	const [points = 0, few = 0, ...order] = worthOfPlacement(placement);
	const kept = keptOf(view.hand ?? [], placement);
	const doubles = kept.length - new Set(kept).size;
	return [points, few, doubles, -pairsIn(kept), longestOpen(view, placement), ...order];
}

/** So many of the placements, best first. Habits only decide between those that score alike, so most need no look at them. */
function mostLiked(
	view: ClassicView,
	placements: readonly ScoredPlacement[],
	count: number,
): readonly ScoredPlacement[] {
	const scores = placements.map(({ score }) => score).toSorted((a, b) => b - a);
	const least = scores[count - 1] ?? 0;
	return firstOf(
		placements.filter(({ score }) => score >= least),
		(placement) => worthTo(view, placement),
		count,
	);
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
