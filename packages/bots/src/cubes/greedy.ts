// Always the most points in sight; cubes that the best placement does not use are rolled again.
import { type ActionOf, type CubesView, type Kind, legalInView, type ScoredPlacement, without } from '@tessera/engine';
import { mostPoints } from '../classic/greedy.ts';
import { onlyAnswer, type Thinking } from '../player.ts';

/** Q3: with a best placement worth less than a Qwirkle, the cubes it does not use are rolled again. */
const CONTENT_WITH = 12;

const unusedBy = (hand: readonly Kind[], placement: ScoredPlacement | undefined): readonly Kind[] =>
	without(hand, placement?.pieces.map(({ kind }) => kind) ?? []);

function action(view: CubesView): ActionOf<'cubes'> {
	const { placements = [], reroll = false, pass = false } = legalInView(view) ?? {};
	if (pass) return { type: 'pass' };
	const placement = mostPoints(placements);
	const unused = unusedBy(view.hand ?? [], placement);
	const isContent = placement && (placement.score >= CONTENT_WITH || unused.length === 0);
	if (reroll && !isContent) return { type: 'reroll', cubes: unused };
	return { type: 'place', pieces: placement?.pieces ?? [] };
}

export function* greedy(view: CubesView): Thinking<'cubes'> {
	yield onlyAnswer<'cubes'>(action(view), 0);
}
