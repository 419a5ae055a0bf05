// The score of a placement, line by line. C5
import { QWIRKLE } from '../core/vocabulary.ts';
import { AXES, type Axis, type Board, type Cell, type Placed, runThrough, sameCell, withPieces } from './board.ts';

/** What a line of six earns beyond its six pieces. C5 */
export const QWIRKLE_BONUS = 6;

/** A line that a placement made or lengthened. */
export interface ScoredLine {
	readonly axis: Axis;
	readonly pieces: readonly Placed[];
	readonly points: number;
	readonly qwirkle: boolean;
}

const scoreLine = (axis: Axis, pieces: readonly Placed[]): ScoredLine => {
	const qwirkle = pieces.length === QWIRKLE;
	return { axis, pieces, points: pieces.length + (qwirkle ? QWIRKLE_BONUS : 0), qwirkle };
};

function isCounted(lines: readonly ScoredLine[], axis: Axis, cell: Cell): boolean {
	for (const line of lines)
		if (line.axis === axis) for (const piece of line.pieces) if (sameCell(piece, cell)) return true;
	return false;
}

/** Every line of two or more on the board that runs through one of these cells, each once. */
export function linesThrough(board: Board, cells: readonly Cell[]): readonly ScoredLine[] {
	const lines: ScoredLine[] = [];
	for (const axis of AXES)
		for (const cell of cells) {
			if (isCounted(lines, axis, cell)) continue;
			const run = runThrough(board, cell, axis);
			if (run.length > 1) lines.push(scoreLine(axis, run));
		}
	return lines;
}

export const sumOfLines = (lines: readonly ScoredLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** What laying these pieces scores, line by line; says nothing about whether they may lie there. C5 */
export const scorePlacement = (board: Board, pieces: readonly Placed[]): readonly ScoredLine[] =>
	linesThrough(withPieces(board, pieces), pieces);
