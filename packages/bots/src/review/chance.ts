// How much of a difference in worth may be chance: worth that was simulated comes out otherwise with other samples.
import type { GameName, View } from '@tessera/engine';
import type { Choice } from '../player.ts';

/** How far two moves that are as good as each other come apart, with about a thousand rollouts of Master. */
const SIMULATED: Readonly<Record<GameName, number>> = { classic: 0.5, cubes: 0.3, cards: 0.05 };

/** C8: with an empty bag and two players all is known: who reads out the end then has mere bounds for all but the best. */
export const isOpenEnd = (view: View): boolean =>
	view.game === 'classic' && view.bagSize === 0 && view.handSizes.length === 2;

/** Differences in worth that say nothing, in the points of the game; none where nothing was sampled (Q3: rerolls are exact). */
export const chanceIn = (view: View, { action, rollouts }: Choice): number =>
	rollouts === 0 || action.type === 'reroll' || isOpenEnd(view) ? 0 : SIMULATED[view.game];
