// Whether pieces may be laid, and if not, why: precise enough for a screen to say it in words and to point at it. C4
import { type ClashReason, findClash } from '../core/line.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Kind } from '../core/vocabulary.ts';
import {
	type Axis,
	along,
	type Board,
	boardOf,
	type Cell,
	cellOf,
	isTouched,
	type Placed,
	pieceAt,
	sameCell,
	withPieces,
} from './board.ts';
import { linesThrough, type ScoredLine } from './score.ts';

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

function badCell(board: Board, pieces: readonly Placed[]): PlacementRefusal | null {
	for (let index = 0; index < pieces.length; index++) {
		const piece = pieces[index] as Placed;
		if (!Number.isSafeInteger(piece.x) || !Number.isSafeInteger(piece.y))
			return { kind: 'bad-coordinate', at: cellOf(piece) };
		const by = pieceAt(board, piece);
		if (by !== undefined) return { kind: 'cell-taken', at: cellOf(piece), by };
		for (let earlier = 0; earlier < index; earlier++)
			if (sameCell(pieces[earlier] as Placed, piece)) return { kind: 'cell-twice', at: cellOf(piece) };
	}
	return null;
}

/** Two pieces that share neither row nor column. There are such two whenever not all lie in one line. */
function offLine(pieces: readonly Placed[]): PlacementRefusal | null {
	for (let index = 1; index < pieces.length; index++)
		for (let earlier = 0; earlier < index; earlier++) {
			const first = pieces[earlier] as Placed;
			const second = pieces[index] as Placed;
			if (first.x !== second.x && first.y !== second.y)
				return { kind: 'not-in-one-line', first: cellOf(first), second: cellOf(second) };
		}
	return null;
}

/** The first empty cell between the outermost of pieces that lie in one line, if any. */
function gapBetween(after: Board, first: Cell, last: Cell): PlacementRefusal | null {
	const axis = first.y === last.y ? 'row' : 'column';
	for (let cell = first; !sameCell(cell, last); ) {
		cell = along(cell, axis, 1);
		if (pieceAt(after, cell) === undefined) return { kind: 'gap-in-line', at: cell };
	}
	return null;
}

function clashIn(lines: readonly ScoredLine[]): PlacementRefusal | null {
	for (const { axis, pieces: line } of lines) {
		const clash = findClash(line.map(({ kind }) => kind));
		const first = clash && line[clash.first];
		const second = clash && line[clash.second];
		if (clash && first && second) return { kind: 'line-clash', axis, line, first, second, reason: clash.reason };
	}
	return null;
}

/** Pieces that may be laid together, sorted by row and then by column, and the lines that they make. */
export interface Laying {
	readonly pieces: readonly Placed[];
	readonly lines: readonly ScoredLine[];
}

/** What these pieces make when they are laid together on this board, or why they may not be; the hand is not asked about. C4 */
export function layingOn(board: Board, asked: readonly Placed[]): Result<Laying, PlacementRefusal> {
	const pieces = boardOf(asked);
	const first = pieces[0];
	const last = pieces.at(-1);
	if (!first || !last) return no({ kind: 'nothing-laid' });
	const early = badCell(board, asked) ?? offLine(pieces);
	if (early) return no(early);
	const after = withPieces(board, pieces);
	const lines = linesThrough(after, pieces);
	const late = clashIn(lines) ?? gapBetween(after, first, last);
	if (late) return no(late);
	const touches = board.length === 0 || pieces.some((piece) => isTouched(board, piece));
	return touches ? ok({ pieces, lines }) : no({ kind: 'touches-nothing', at: cellOf(first) });
}

/** Why these pieces may not be laid together on this board, or null when they may. C4 */
export function placementRefusal(board: Board, pieces: readonly Placed[]): PlacementRefusal | null {
	const laying = layingOn(board, pieces);
	return laying.ok ? null : laying.problem;
}
