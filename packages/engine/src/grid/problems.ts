// Whether pieces may lie as they do: the question asked of a board that comes from outside rather than from play.
import { type ClashReason, findClash } from '../core/line.ts';
import { AXES, type Board, type Cell, cellKey, cellOf, neighbours, type Placed, runThrough } from './board.ts';

export type BoardProblem =
	| { readonly kind: 'bad-coordinate'; readonly at: Cell }
	| { readonly kind: 'cell-twice'; readonly at: Cell }
	| { readonly kind: 'line-clash'; readonly first: Placed; readonly second: Placed; readonly reason: ClashReason }
	| { readonly kind: 'not-connected'; readonly at: Cell };

/** Far beyond any game, near enough that neighbours are still told apart. */
const FARTHEST = 2 ** 50;

const isCoordinate = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= FARTHEST;

function repeatedCell(board: Board): Cell | null {
	const seen = new Set<string>();
	for (const piece of board) {
		if (seen.has(cellKey(piece))) return cellOf(piece);
		seen.add(cellKey(piece));
	}
	return null;
}

/** Every run of two or more pieces on the board, each once. */
export const linesOn = (board: Board): readonly (readonly Placed[])[] =>
	AXES.flatMap((axis) =>
		board.flatMap((piece) => {
			const run = runThrough(board, piece, axis);
			const startsHere = run[0]?.x === piece.x && run[0]?.y === piece.y;
			return startsHere && run.length > 1 ? [run] : [];
		}),
	);

function clashOn(board: Board): BoardProblem | null {
	for (const line of linesOn(board)) {
		const clash = findClash(line.map(({ kind }) => kind));
		const first = clash && line[clash.first];
		const second = clash && line[clash.second];
		if (clash && first && second) return { kind: 'line-clash', first, second, reason: clash.reason };
	}
	return null;
}

/** A cell that no chain of touching pieces joins to the first piece, or null. */
function strayCell(board: Board): Cell | null {
	const unreached = new Map(board.map((piece) => [cellKey(piece), cellOf(piece)]));
	const reach = (cells: readonly Cell[]): void => {
		const pending = [...cells];
		for (let cell = pending.pop(); cell; cell = pending.pop())
			if (unreached.delete(cellKey(cell))) pending.push(...neighbours(cell));
	};
	reach(board.slice(0, 1));
	const [stray] = unreached.values();
	return stray ?? null;
}

/** What is wrong with a board, or null: every line must be valid and all pieces must hang together. C4 */
export function boardProblem(board: Board): BoardProblem | null {
	const unplaced = board.find(({ x, y }) => !isCoordinate(x) || !isCoordinate(y));
	if (unplaced) return { kind: 'bad-coordinate', at: cellOf(unplaced) };
	const twice = repeatedCell(board);
	if (twice) return { kind: 'cell-twice', at: twice };
	const clash = clashOn(board);
	if (clash) return clash;
	const stray = strayCell(board);
	return stray ? { kind: 'not-connected', at: stray } : null;
}
