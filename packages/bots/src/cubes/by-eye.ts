// Players who judge a reroll by eye: whoever is content with what lies in front of them lays it, others keep the cubes it
// would take and roll the rest again.
import { type ActionOf, type CubesView, type Kind, legalInView, type ScoredPlacement, without } from '@tessera/engine';
import { type Choice, onlyAnswer, type Thinker, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';

export interface Habit {
	/** With a placement of so many points, nothing is rolled again. */
	readonly contentWith: number;
	/** The placement it would lay of those there are. */
	liking(view: CubesView, placements: readonly ScoredPlacement[], random: Random): ScoredPlacement | undefined;
}

const unusedBy = (hand: readonly Kind[], placement: ScoredPlacement | undefined): readonly Kind[] =>
	without(hand, placement?.pieces.map(({ kind }) => kind) ?? []);

const answer = (action: ActionOf<'cubes'>, liked: ScoredPlacement | undefined): Choice<'cubes'> =>
	onlyAnswer(action, liked?.score ?? 0);

/** Q3, Q4: who likes nothing rolls everything; who has to pass does. */
export const byEye = ({ contentWith, liking }: Habit): Thinker<'cubes'> =>
	function* (view, random): Thinking<'cubes'> {
		const { placements = [], reroll = false, pass = false } = legalInView(view) ?? {};
		const liked = liking(view, placements, random);
		const unused = unusedBy(view.hand ?? [], liked);
		const isContent = liked !== undefined && (liked.score >= contentWith || unused.length === 0);
		if (pass) yield answer({ type: 'pass' }, undefined);
		else if (reroll && !isContent) yield answer({ type: 'reroll', cubes: unused }, liked);
		else yield answer({ type: 'place', pieces: liked?.pieces ?? [] }, liked);
	};
