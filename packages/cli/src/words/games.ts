// How the games themselves and the state of a table are called.
import type { GameName, View } from '@tessera/engine';
import { countOf, nounOf, stockOf } from './pieces.ts';

const TITLES: Readonly<Record<GameName, string>> = { classic: 'Classic', cubes: 'Cubes', cards: 'Cards' };

export const titleOf = (game: GameName): string => TITLES[game];

/** What each seat has earned: points, or Qwirkles taken in Cards. */
export const scoresOf = (view: View): readonly number[] =>
	view.game === 'cards' ? view.captured.map(({ length }) => length) : view.scores;

const stockSize = (view: View): number => (view.game === 'cards' ? view.pileSize : view.bagSize);

/** `62 tiles in the bag`, `no card left in the pile`. */
export function stockWords(view: View): string {
	const size = stockSize(view);
	const stock = `in the ${stockOf(view.game)}`;
	return size === 0 ? `no ${nounOf(view.game)} left ${stock}` : `${countOf(size, nounOf(view.game))} ${stock}`;
}

/** What else everybody should know: the final round, or a game that has ended. */
export function stateWords(view: View): string | null {
	if (view.ending) return 'over';
	if (view.game === 'cards' && view.finalTurns !== null) return `final round, ${countOf(view.finalTurns, 'turn')} left`;
	return null;
}
