// Positions of Classic with an empty bag, from games that were really played.
import { type ClassicPosition, type OptionValue, total } from '@tessera/engine';
import { playerOf } from '../levels.ts';
import { gameBetween } from './games.ts';

interface Wanted {
	readonly games: number;
	/** Tiles in both hands together. */
	readonly mostTiles: number;
	readonly options?: Readonly<Record<string, OptionValue>>;
}

const tilesIn = ({ hands }: ClassicPosition): number => hands.reduce((sum, hand) => sum + hand.length, 0);

export function endgames({ games, mostTiles, options = {} }: Wanted): readonly ClassicPosition[] {
	const player = playerOf('greedy', '');
	return Array.from({ length: games }, (_, index) =>
		gameBetween({ game: 'classic', players: 2, seed: `endgame ${index}`, options }, () => player, 0)
			.map(({ position }) => position)
			.filter((position): position is ClassicPosition => position.game === 'classic' && !position.ending)
			.filter((position) => total(position.bag) === 0 && tilesIn(position) <= mostTiles),
	).flat();
}
