// The standing as a view has it, whatever the game counts: points, or Qwirkles taken in Cards.
import type { View } from '@tessera/engine';

/** What each seat has earned so far. */
export const earnedIn = (view: View): readonly number[] =>
	view.game === 'cards' ? view.captured.map(({ length }) => length) : view.scores;

/** How many pieces are still to be drawn. */
export const stockIn = (view: View): number => (view.game === 'cards' ? view.pileSize : view.bagSize);
