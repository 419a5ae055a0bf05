// Whether pieces may be laid, and if not, why: precise enough for a screen to say it in words and to point at it. C4
import { type ClashReason, findClash } from '../core/line.ts';
import type { Kind } from '../core/vocabulary.ts';
import {
	AXES,
	type Axis,
	along,
	type Board,
	byRowThenColumn,
	type Cell,
	cellOf,
	inOrder,
	isTouched,
	type Placed,
	pieceAt,
	runThrough,
	sameCell,
	withPieces,
} from './board.ts';

export type PlacementRefusal =
	| { readonly kind: 'nothing-laid' }
	| { readonly kind: 'bad-coordinate'; readonly at: Cell }
	| { readonly kind: 'cell-taken'; readonly at: Cell; readonly by: Kind }
	| { readonly kind: 'cell-twice'; readonly at: Cell }
	| { readonly kind: 'not-in-one-line'; readonly first: Cell; readonly second: Cell }
	| { readonly kind: 'gap-in-line'; readonly at: Cell }
	| { readonly kind: 'touches-nothing'; readonly at: Cell }
	| {
			readonly kind: 'line-clash';
			readonly axis: Axis;
			readonly line: readonly Placed[];
			readonly first: Placed;
			readonly second: Placed;
			readonly reason: ClashReason;
	  };

const fixedCoordinate = (cell: Cell, axis: Axis): number => (axis === 'row' ? cell.y : cell.x);

/** The axis that all cells lie on; a single cell lies on both and counts as a row. */
const commonAxis = (cells: readonly Cell[]): Axis | null =>
	AXES.find((axis) => new Set(cells.map((cell) => fixedCoordinate(cell, axis))).size === 1) ?? null;

function badCell(board: Board, pieces: readonly Placed[]): PlacementRefusal | null {
	for (const [index, piece] of pieces.entries()) {
		if (!Number.isSafeInteger(piece.x) || !Number.isSafeInteger(piece.y))
			return { kind: 'bad-coordinate', at: cellOf(piece) };
		const by = pieceAt(board, piece);
		if (by !== undefined) return { kind: 'cell-taken', at: cellOf(piece), by };
		if (pieces.findIndex((other) => sameCell(other, piece)) < index) return { kind: 'cell-twice', at: cellOf(piece) };
	}
	return null;
}

/** Two pieces that share neither row nor column. There are such two whenever not all lie in one line. */
function offLine(pieces: readonly Placed[]): PlacementRefusal | null {
	for (const [index, second] of pieces.entries())
		for (const first of pieces.slice(0, index))
			if (first.x !== second.x && first.y !== second.y)
				return { kind: 'not-in-one-line', first: cellOf(first), second: cellOf(second) };
	return null;
}

/** The first empty cell between the outermost laid pieces, if any. */
function gapBetween(after: Board, sorted: readonly Placed[]): PlacementRefusal | null {
	const first = sorted[0];
	const last = sorted.at(-1);
	const axis = commonAxis(sorted);
	if (!first || !last || !axis) return null;
	const run = runThrough(after, first, axis);
	const end = run.at(-1) ?? first;
	return byRowThenColumn(end, last) >= 0 ? null : { kind: 'gap-in-line', at: along(end, axis, 1) };
}

function clashThrough(after: Board, pieces: readonly Placed[]): PlacementRefusal | null {
	for (const axis of AXES)
		for (const piece of pieces) {
			const line = runThrough(after, piece, axis);
			const clash = findClash(line.map(({ kind }) => kind));
			const first = clash && line[clash.first];
			const second = clash && line[clash.second];
			if (clash && first && second) return { kind: 'line-clash', axis, line, first, second, reason: clash.reason };
		}
	return null;
}

/** Why these pieces may not be laid together on this board, or null when they may; the hand is not asked about. C4 */
export function placementRefusal(board: Board, pieces: readonly Placed[]): PlacementRefusal | null {
	const sorted = inOrder(pieces);
	const [first] = sorted;
	if (!first) return { kind: 'nothing-laid' };
	const early = badCell(board, pieces) ?? offLine(sorted);
	if (early) return early;
	const after = withPieces(board, pieces);
	const late = clashThrough(after, sorted) ?? gapBetween(after, sorted);
	if (late) return late;
	const touches = board.length === 0 || sorted.some((piece) => isTouched(board, piece));
	return touches ? null : { kind: 'touches-nothing', at: cellOf(first) };
}
