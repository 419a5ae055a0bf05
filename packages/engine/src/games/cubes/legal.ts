// What the seat to move may do in Cubes. Q2, Q3, Q4
import { ALL_COLOURS, ALL_SHAPES, colourOf, type Kind, kindOf } from '../../core/vocabulary.ts';
import type { Board } from '../../grid/board.ts';
import type { ScoredPlacement } from '../../grid/placements.ts';
import { canLay, layingsOf } from '../laying.ts';
import type { CubesOptions } from './options.ts';
import type { CubesPosition, CubesView } from './types.ts';

/** As much of a position as decides what is legal; a position and any view have it, all cubes being open. */
export interface CubesTurn {
	readonly options: CubesOptions;
	readonly board: Board;
	readonly hand: readonly Kind[];
	readonly rerolled: boolean;
	readonly over: boolean;
}

export interface CubesLegal {
	readonly game: 'cubes';
	readonly placements: readonly ScoredPlacement[];
	/** Whether any of the own cubes, or none, may be rerolled now. Q3 */
	readonly reroll: boolean;
	readonly pass: boolean;
}

export const cubesTurn = (position: CubesPosition | CubesView): CubesTurn => ({
	options: position.options,
	board: position.board,
	hand: position.hands[position.turn] ?? [],
	rerolled: position.rerolled,
	over: position.ending !== null,
});

/** The faces of a cube, by its colour. */
const FACES = ALL_COLOURS.map((colour) => ALL_SHAPES.map((shape) => kindOf(colour, shape)));

/** Every face that these cubes could ever show. */
const facesOf = (cubes: readonly Kind[]): readonly Kind[] => cubes.flatMap((cube) => FACES[colourOf(cube)] ?? []);

/** Q4: whether no roll of these cubes could ever be placed. */
export const isStuck = (board: Board, cubes: readonly Kind[]): boolean => !canLay(board, facesOf(cubes));

/** Q3: once a turn, not as the opening, and not when no roll could help. */
export const mayReroll = ({ board, hand, rerolled, over }: CubesTurn): boolean =>
	!over && board.length > 0 && !rerolled && !isStuck(board, hand);

export const mayPass = ({ board, hand, over }: CubesTurn): boolean => !over && isStuck(board, hand);

export const cubesLegal = (turn: CubesTurn): CubesLegal => ({
	game: 'cubes',
	placements: turn.over ? [] : layingsOf(turn.board, turn.hand, turn.options),
	reroll: mayReroll(turn),
	pass: mayPass(turn),
});
