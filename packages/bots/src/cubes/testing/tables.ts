// Positions of Cubes for the tests: made up piece by piece, or from games that were played.
import {
	type Board,
	type CubesPosition,
	type CubesSetup,
	type Kind,
	type Position,
	positionOf,
	type Seat,
} from '@tessera/engine';
import { playerOf } from '../../levels.ts';
import { gameBetween } from '../../testing/games.ts';

/** A table with the first seat to move. */
export function tableOf(setup: Pick<CubesSetup, 'board' | 'hands'> & Partial<CubesSetup>): CubesPosition {
	const position = positionOf({
		game: 'cubes',
		options: {},
		ages: setup.hands.map(() => null),
		seed: null,
		step: 4,
		turn: 0 as Seat,
		ended: null,
		scores: setup.hands.map(() => 0),
		rerolled: false,
		...setup,
	});
	if (!position.ok) throw new Error(JSON.stringify(position.problem));
	return position.value;
}

const isCubes = (position: Position): position is CubesPosition => position.game === 'cubes' && !position.ending;

/** Some positions of a game that was played by lot. */
export const positionsOfGame = (seed: string, players: number): readonly CubesPosition[] =>
	gameBetween({ game: 'cubes', players, seed }, () => playerOf('random', seed), 0)
		.filter((_, step) => step % 7 === 3)
		.map(({ position }) => position)
		.filter(isCubes);

/** Boards of games with so many of the cubes that lay beside them. */
export const boardsWithCubes = (games: number, cubes: number): readonly { board: Board; hand: readonly Kind[] }[] =>
	Array.from({ length: games }, (_, game) => positionsOfGame(`game ${game}`, 2))
		.flat()
		.map(({ board, hands, turn }) => ({ board, hand: (hands[turn] ?? []).slice(0, cubes) }))
		.filter(({ board, hand }) => board.length > 0 && hand.length === cubes);
