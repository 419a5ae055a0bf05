// Any legal action of Cubes: the measure that every other player is held against.
import { type ActionOf, type CubesView, legalInView } from '@tessera/engine';
import { onlyAnswer, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';

/** Any of the own cubes are rerolled, each as likely as not; then anything is placed. */
function action(view: CubesView, random: Random): ActionOf<'cubes'> {
	const { placements = [], reroll = false, pass = false } = legalInView(view) ?? {};
	if (pass) return { type: 'pass' };
	if (reroll) return { type: 'reroll', cubes: (view.hand ?? []).filter(() => random.below(2) === 0) };
	return { type: 'place', pieces: placements[random.below(placements.length)]?.pieces ?? [] };
}

export function* anything(view: CubesView, random: Random): Thinking<'cubes'> {
	yield onlyAnswer<'cubes'>(action(view, random), 0);
}
