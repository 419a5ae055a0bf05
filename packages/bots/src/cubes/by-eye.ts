// Players who judge a reroll by eye: whoever is content with what lies in front of them lays it, others keep the cubes it
// would take and roll the rest again.
import { type CubesView, type Kind, legalInView, type ScoredPlacement, without } from '@tessera/engine';
import { pointsCandidate } from '../most-points.ts';
import { type Candidate, choiceOf, onlyAnswer, type Thinker, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';

export interface Habit {
	/** With a placement of so many points, nothing is rolled again. */
	readonly contentWith: number;
	/** So many of the placements there are, those that it would rather lay first. */
	liking(
		view: CubesView,
		placements: readonly ScoredPlacement[],
		random: Random,
		count: number,
	): readonly ScoredPlacement[];
}

const unusedBy = (hand: readonly Kind[], { pieces }: ScoredPlacement): readonly Kind[] =>
	without(
		hand,
		pieces.map(({ kind }) => kind),
	);

/** What to roll again for each of these placements, every choice once; it counts on the points of what is kept, and no more. */
function rerollsFor(hand: readonly Kind[], liked: readonly ScoredPlacement[]): readonly Candidate<'cubes'>[] {
	const rerolls = new Map<string, Candidate<'cubes'>>();
	for (const placement of liked) {
		const cubes = unusedBy(hand, placement);
		const key = cubes.join();
		if (!rerolls.has(key)) rerolls.set(key, { ...pointsCandidate(placement), action: { type: 'reroll', cubes } });
	}
	return [...rerolls.values()];
}

/** Q3, Q4: who likes nothing rolls everything; who has to pass does. */
export const byEye = ({ contentWith, liking }: Habit): Thinker<'cubes'> =>
	function* (view, random, told): Thinking<'cubes'> {
		const { placements = [], reroll = false, pass = false } = legalInView(view) ?? {};
		const hand = view.hand ?? [];
		// Many placements keep the same cubes: several rerolls are found only among all of them.
		const liked = liking(view, placements, random, told > 1 ? placements.length : 1);
		const [first] = liked;
		if (pass) yield onlyAnswer<'cubes'>({ type: 'pass' }, 0);
		else if (!first) yield onlyAnswer<'cubes'>({ type: 'reroll', cubes: hand }, 0);
		else {
			const isContent = first.score >= contentWith || unusedBy(hand, first).length === 0;
			const candidates = reroll && !isContent ? rerollsFor(hand, liked) : liked.map(pointsCandidate);
			yield choiceOf<'cubes'>(candidates.slice(0, told), 0);
		}
	};
