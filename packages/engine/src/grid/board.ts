// The board of Classic and Cubes as a plain value: the pieces with their cells, sorted by row and then by column, so that
// equal boards are equal data and any cell is found by halving.
import type { Kind } from '../core/vocabulary.ts';

/** A place on the unbounded board: x grows to the right, y downwards. */
export interface Cell {
	readonly x: number;
	readonly y: number;
}

/** A piece with the place it lies on. */
export interface Placed {
	readonly kind: Kind;
	readonly x: number;
	readonly y: number;
}

/** Always sorted by row and then by column: `boardOf` makes one. */
export type Board = readonly Placed[];

export const AXES = ['row', 'column'] as const;
export type Axis = (typeof AXES)[number];

export const EMPTY_BOARD: Board = [];

export const cellOf = ({ x, y }: Cell): Cell => ({ x, y });
export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;
export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
export const byRowThenColumn = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

/** The cell so many steps along an axis: to the right in a row, down in a column. */
export const along = ({ x, y }: Cell, axis: Axis, steps: number): Cell =>
	axis === 'row' ? { x: x + steps, y } : { x, y: y + steps };

export const neighbours = (cell: Cell): readonly Cell[] =>
	AXES.flatMap((axis) => [along(cell, axis, -1), along(cell, axis, 1)]);

/**
 * A board of these pieces. Only sorts: whether they may lie so is `boardProblem`'s question. Adding 0 turns a -0, which a
 * log kept as text could not tell from 0, into 0.
 */
export const boardOf = (pieces: readonly Placed[]): Board =>
	pieces.map(({ kind, x, y }) => ({ kind, x: x + 0, y: y + 0 })).sort(byRowThenColumn);

/** Where a cell is in a board, or the next one behind it: boards are sorted, so nothing else is needed to look things up. */
function placeIn(board: Board, cell: Cell): number {
	let first = 0;
	let end = board.length;
	while (first < end) {
		const middle = (first + end) >>> 1;
		const piece = board[middle];
		if (piece && byRowThenColumn(piece, cell) < 0) first = middle + 1;
		else end = middle;
	}
	return first;
}

/** The board with more pieces on it. What lay there stays where it is in the list; only the new ones find their place. */
export function withPieces(board: Board, added: readonly Placed[]): Board {
	const next = [...board];
	for (const piece of boardOf(added)) next.splice(placeIn(next, piece), 0, piece);
	return next;
}

/** The piece at a cell, or undefined where nothing lies. */
export function pieceAt(board: Board, cell: Cell): Kind | undefined {
	const piece = board[placeIn(board, cell)];
	return piece && sameCell(piece, cell) ? piece.kind : undefined;
}

/** The run of touching pieces through a cell along an axis, from its first to its last; empty when nothing lies there. */
export function runThrough(board: Board, cell: Cell, axis: Axis): readonly Placed[] {
	const run: Placed[] = [];
	if (pieceAt(board, cell) === undefined) return run;
	let first = 0;
	while (pieceAt(board, along(cell, axis, first - 1)) !== undefined) first--;
	for (let steps = first; ; steps++) {
		const at = along(cell, axis, steps);
		const piece = board[placeIn(board, at)];
		if (!piece || !sameCell(piece, at)) return run;
		run.push(piece);
	}
}
