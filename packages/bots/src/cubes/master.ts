// The strongest: weighs what every placement leaves to the others and to itself, and rerolls with that in mind.
import { type CubesView, legalInView } from '@tessera/engine';
import { onlyAnswer, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';
import { placing } from './thinking/placing.ts';
import { rerolling } from './thinking/rerolling.ts';

export function* master(view: CubesView, random: Random): Thinking<'cubes'> {
	const { reroll = false, pass = false } = legalInView(view) ?? {};
	if (pass) yield onlyAnswer<'cubes'>({ type: 'pass' }, 0);
	else if (reroll) yield* rerolling(view, random);
	else yield* placing(view, random);
}
