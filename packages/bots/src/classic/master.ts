// The strongest: simulates with its own judgement, and reads out the end as soon as nothing is hidden any more.
import { type ClassicView, total } from '@tessera/engine';
import { piecesInPlay } from '../company.ts';
import type { Thinking } from '../player.ts';
import { poolOf } from '../pool.ts';
import type { Random } from '../random.ts';
import { ReadOut } from './endgame/read-out.ts';
import { Simulation } from './search/simulation.ts';

const simulations = poolOf(
	() => new Simulation({ candidates: 12, depth: 4, within: 2, warmUp: 8, patience: 2.3, rollouts: 10_000, others: 1 }),
);
const readOuts = poolOf(() => new ReadOut());

/** With two at the table, nothing in the bag and nothing set aside, what is unseen is the other hand. */
const isOpen = (view: ClassicView): boolean =>
	view.bagSize === 0 && view.handSizes.length === 2 && total(view.unseen) === piecesInPlay(view);

export const master = (view: ClassicView, random: Random, told: number): Thinking<'classic'> =>
	isOpen(view)
		? readOuts((readOut) => readOut.think(view, told))
		: simulations((simulation) => simulation.think(view, random));
