// What the seat to move may do in Classic. C3, C4, C7, C9
import { total } from '../../core/multiset.ts';
import type { Kind } from '../../core/vocabulary.ts';
import type { Board } from '../../grid/board.ts';
import type { ScoredPlacement } from '../../grid/placements.ts';
import { canLay, layingsOf } from '../laying.ts';
import type { ClassicOptions } from './options.ts';
import type { ClassicPosition, ClassicView } from './types.ts';

/** As much of a position as decides what is legal; a position and the mover's own view both have it. */
export interface ClassicTurn {
	readonly options: ClassicOptions;
	readonly board: Board;
	readonly hand: readonly Kind[];
	readonly bagSize: number;
	readonly over: boolean;
}

export interface ClassicLegal {
	readonly game: 'classic';
	readonly placements: readonly ScoredPlacement[];
	/** Any 1 to so many pieces of the hand may be exchanged; 0 when none may. C7 */
	readonly exchangeUpTo: number;
	readonly pass: boolean;
}

export const classicTurn = (position: ClassicPosition): ClassicTurn => ({
	options: position.options,
	board: position.board,
	hand: position.hands[position.turn] ?? [],
	bagSize: total(position.bag),
	over: position.ending !== null,
});

/** The turn as its own player sees it; null for anyone else. */
export const classicTurnOfView = (view: ClassicView): ClassicTurn | null =>
	view.hand && view.viewer === view.turn
		? { options: view.options, board: view.board, hand: view.hand, bagSize: view.bagSize, over: view.ending !== null }
		: null;

/** C7: never more than the bag holds, and not as the opening turn. */
export const exchangeLimit = ({ board, hand, bagSize, over }: ClassicTurn): number =>
	over || board.length === 0 ? 0 : Math.min(hand.length, bagSize);

/** C9: with the bag empty and nothing to place; by choice only where that is the table's ruling. */
export const mayPass = ({ board, hand, bagSize, options, over }: ClassicTurn): boolean =>
	!over && bagSize === 0 && (options.voluntaryPass || !canLay(board, hand));

export const classicLegal = (turn: ClassicTurn): ClassicLegal => ({
	game: 'classic',
	placements: turn.over ? [] : layingsOf(turn.board, turn.hand, turn.options),
	exchangeUpTo: exchangeLimit(turn),
	pass: mayPass(turn),
});
