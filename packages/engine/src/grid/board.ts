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

/** The same pieces by row and then by column. Few are laid at once, and mostly in order already. */
export function inOrder(pieces: readonly Placed[]): readonly Placed[] {
	for (let index = 1; index < pieces.length; index++)
		if (byRowThenColumn(pieces[index - 1] as Placed, pieces[index] as Placed) > 0)
			return pieces.toSorted(byRowThenColumn);
	return pieces;
}

/**
 * A board of these pieces. Only sorts: whether they may lie so is `boardProblem`'s question. Adding 0 turns a -0, which a
 * log kept as text could not tell from 0, into 0.
 */
export const boardOf = (pieces: readonly Placed[]): Board =>
	inOrder(pieces.map(({ kind, x, y }) => ({ kind, x: x + 0, y: y + 0 })));

/** Where a cell is in a board, or the next one behind it: boards are sorted, so nothing else is needed to look things up. */
function placeIn(board: Board, x: number, y: number): number {
	let first = 0;
	let end = board.length;
	while (first < end) {
		const middle = (first + end) >>> 1;
		const piece = board[middle] as Placed;
		if (piece.y < y || (piece.y === y && piece.x < x)) first = middle + 1;
		else end = middle;
	}
	return first;
}

/** The board with more pieces on it. What lay there is taken over as it stands; only the new ones look for their place. */
export function withPieces(board: Board, added: readonly Placed[]): Board {
	const laid = boardOf(added);
	const next = new Array<Placed>(board.length + laid.length);
	let end = 0;
	let taken = 0;
	for (const piece of laid) {
		const place = placeIn(board, piece.x, piece.y);
		while (taken < place) next[end++] = board[taken++] as Placed;
		next[end++] = piece;
	}
	while (taken < board.length) next[end++] = board[taken++] as Placed;
	return next;
}

function pieceIn(board: Board, x: number, y: number): Placed | undefined {
	const piece = board[placeIn(board, x, y)];
	return piece && piece.x === x && piece.y === y ? piece : undefined;
}

/** The piece at a cell, or undefined where nothing lies. */
export const pieceAt = (board: Board, { x, y }: Cell): Kind | undefined => pieceIn(board, x, y)?.kind;

/** Whether a piece lies beside a cell. */
export const isTouched = (board: Board, { x, y }: Cell): boolean =>
	pieceIn(board, x - 1, y) !== undefined ||
	pieceIn(board, x + 1, y) !== undefined ||
	pieceIn(board, x, y - 1) !== undefined ||
	pieceIn(board, x, y + 1) !== undefined;

const areSideBySide = (left: Placed | undefined, right: Placed | undefined): boolean =>
	left !== undefined && right !== undefined && left.y === right.y && left.x + 1 === right.x;

/** The pieces of a row stand one after the other in the list, too. */
function rowThrough(board: Board, place: number): readonly Placed[] {
	let first = place;
	let last = place;
	while (areSideBySide(board[first - 1], board[first])) first--;
	while (areSideBySide(board[last], board[last + 1])) last++;
	return board.slice(first, last + 1);
}

function columnThrough(board: Board, { x, y }: Cell): readonly Placed[] {
	const run: Placed[] = [];
	let first = y;
	while (pieceIn(board, x, first - 1)) first--;
	for (let piece = pieceIn(board, x, first); piece; piece = pieceIn(board, x, first + run.length)) run.push(piece);
	return run;
}

/** The run of touching pieces through a cell along an axis, from its first to its last; empty when nothing lies there. */
export function runThrough(board: Board, cell: Cell, axis: Axis): readonly Placed[] {
	const place = placeIn(board, cell.x, cell.y);
	const piece = board[place];
	if (!piece || !sameCell(piece, cell)) return [];
	return axis === 'row' ? rowThrough(board, place) : columnThrough(board, piece);
}
