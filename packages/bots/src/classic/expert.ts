// Looks a few turns ahead in a handful of worlds, in which everyone takes the most points. Like many who play well it looks to itself
// first, and counts what the others make for less: against Club that costs nothing, and Master makes something of it.
import type { ClassicView } from '@tessera/engine';
import type { Thinking } from '../player.ts';
import { poolOf } from '../pool.ts';
import type { Random } from '../random.ts';
import { Simulation } from './search/simulation.ts';

const simulations = poolOf(
	() => new Simulation({ candidates: 6, depth: 4, within: null, warmUp: 8, patience: 2, rollouts: 98, others: 0.7 }),
);

export const expert = (view: ClassicView, random: Random): Thinking<'classic'> =>
	simulations((simulation) => simulation.think(view, random));
