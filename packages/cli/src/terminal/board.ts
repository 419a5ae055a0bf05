// The board on the terminal: x along the top, y at the side, last move and tentative pieces marked. Boards wider
// than the terminal are drawn in bands, one below the other.
import { type Board, type Cell, cellKey, type Placed, pieceAt } from '@tessera/engine';
import { CELL_WIDTH, type Content, drawCells } from './cells.ts';
import type { Look } from './look.ts';
import { toned } from './style.ts';

/** A cell where a piece of the hand can go: the points it would score there now, or null when it needs more pieces. */
export interface MarkedCell extends Cell {
	readonly points: number | null;
}

export interface BoardMarks {
	readonly last?: readonly Cell[];
	readonly tentative?: readonly Placed[];
	readonly open?: readonly MarkedCell[];
}

/** Columns at the side for the numbers of the rows. */
const LEAST_EDGE = 5;

interface Span {
	readonly from: number;
	readonly to: number;
}

/** From one before the first to one after the last. */
const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values) - 1, to: Math.max(...values) + 1 });

const numbersOf = ({ from, to }: Span): readonly number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

type Lookup = (cell: Cell) => Content;

function lookupOf(board: Board, { last = [], tentative = [], open = [] }: BoardMarks): Lookup {
	const lastCells = new Set(last.map(cellKey));
	const put = new Map(tentative.map((piece) => [cellKey(piece), piece.kind]));
	const spots = new Map(open.map((spot) => [cellKey(spot), spot.points]));
	return (cell) => {
		const key = cellKey(cell);
		const laid = put.get(key);
		if (laid !== undefined) return { type: 'piece', kind: laid, standing: 'tentative' };
		const kind = pieceAt(board, cell);
		if (kind !== undefined) return { type: 'piece', kind, standing: lastCells.has(key) ? 'last' : 'settled' };
		const points = spots.get(key);
		return points === undefined ? { type: 'empty' } : { type: 'open', points };
	};
}

function drawRow(look: Look, at: Lookup, xs: readonly number[], y: number, edge: number): string {
	const cells = xs.map((x) => at({ x, y }));
	return `${toned(look, 'faint', String(y).padStart(edge))} ${drawCells(look, cells).trimEnd()}`;
}

/** Every number above its column, or as many as fit side by side. */
function drawHeading(look: Look, xs: readonly number[], edge: number): string {
	const stride = Math.ceil((Math.max(...xs.map((x) => String(x).length)) + 1) / CELL_WIDTH);
	let line = '';
	for (const [index, x] of xs.entries())
		if (x % stride === 0) line += String(x).padStart(edge + 1 + (index + 1) * CELL_WIDTH - line.length);
	return toned(look, 'faint', line);
}

/** The columns in bands that fit the terminal. */
function bandsOf(xs: readonly number[], width: number): readonly (readonly number[])[] {
	const fitting = Math.max(1, Math.floor(width / CELL_WIDTH));
	return Array.from({ length: Math.ceil(xs.length / fitting) }, (_, band) =>
		xs.slice(band * fitting, (band + 1) * fitting),
	);
}

/** The board as lines of text. */
export function drawBoard(look: Look, board: Board, marks: BoardMarks = {}): readonly string[] {
	const cells: readonly Cell[] = [...board, ...(marks.tentative ?? []), ...(marks.open ?? []), ...whenEmpty(board)];
	const at = lookupOf(board, marks);
	const ys = numbersOf(spanOf(cells.map(({ y }) => y)));
	const edge = Math.max(LEAST_EDGE, ...ys.map((y) => String(y).length));
	const bands = bandsOf(numbersOf(spanOf(cells.map(({ x }) => x))), look.columns - edge - 2);
	return bands.flatMap((xs) => [drawHeading(look, xs, edge), ...ys.map((y) => drawRow(look, at, xs, y, edge))]);
}

/** An empty board shows where the first line has to go. */
const whenEmpty = (board: Board): readonly Cell[] => (board.length === 0 ? [{ x: 0, y: 0 }] : []);
