// The rules of Classic and Cubes as slowly and plainly as the text says them: what the fast path is measured against, so
// it shares no line, score or generator code with the engine, only the vocabulary and the shape of a board.
import {
	AXES,
	type Axis,
	along,
	type Board,
	boardOf,
	type Cell,
	cellKey,
	colourOf,
	type Kind,
	neighbours,
	type Placed,
	QWIRKLE,
	sameCell,
	withPieces,
} from '@tessera/engine';
import { referenceIsValidLine } from './line.ts';
import { everyChoice, handWithout } from './subsets.ts';

export type GridGame = 'classic' | 'cubes';

/** Pieces to lay in one turn, sorted by row and then by column, and what they score. */
export interface ReferencePlacement {
	readonly pieces: readonly Placed[];
	readonly score: number;
}

export const COPIES_OF_A_KIND = 3;
export const CUBES_OF_A_COLOUR = 15;
const BONUS = 6;

const isTaken = (board: Board, cell: Cell): boolean => board.some((piece) => sameCell(piece, cell));
export const kindsOf = (pieces: readonly Placed[]): readonly Kind[] => pieces.map(({ kind }) => kind);
const isWithin = (pieces: readonly Placed[], cell: Cell): boolean => pieces.some((piece) => sameCell(piece, cell));

/** The row or column that a cell lies in, cut wherever there is a gap. */
function linesAlong(board: Board, cell: Cell, axis: Axis): readonly (readonly Placed[])[] {
	const lines: Placed[][] = [];
	for (const piece of board.filter(({ x, y }) => (axis === 'row' ? y === cell.y : x === cell.x))) {
		const line = lines.at(-1);
		const last = line?.at(-1);
		if (line && last && sameCell(along(last, axis, 1), piece)) line.push(piece);
		else lines.push([piece]);
	}
	return lines;
}

/** Every line, of one piece too, that holds at least one of the given pieces; each once. */
function linesWith(board: Board, pieces: readonly Placed[]): readonly (readonly Placed[])[] {
	const lines = new Map<string, readonly Placed[]>();
	for (const axis of AXES)
		for (const piece of pieces)
			for (const line of linesAlong(board, piece, axis))
				if (isWithin(line, piece)) lines.set(`${axis}: ${line.map(cellKey).join(' ')}`, line);
	return [...lines.values()];
}

const areApart = (pieces: readonly Placed[]): boolean => new Set(pieces.map(cellKey)).size === pieces.length;

const inOneRowOrColumn = (pieces: readonly Placed[]): boolean =>
	pieces.every(({ y }) => y === pieces[0]?.y) || pieces.every(({ x }) => x === pieces[0]?.x);

/** C4, clause by clause. Whether the player holds the pieces is not asked here, nor is the opening (C2). */
export function referenceIsLegal(board: Board, pieces: readonly Placed[]): boolean {
	const cellsAreFree = areApart(pieces) && !pieces.some((piece) => isTaken(board, piece));
	if (pieces.length === 0 || !cellsAreFree || !inOneRowOrColumn(pieces)) return false;
	if (!pieces.some((piece) => neighbours(piece).some((cell) => isTaken(board, cell)))) return false;
	const lines = linesWith(withPieces(board, pieces), pieces);
	const unbroken = lines.some((line) => pieces.every((piece) => isWithin(line, piece)));
	return unbroken && lines.every((line) => referenceIsValidLine(kindsOf(line)));
}

/** C5: the lines that score, each once: two pieces or more, at least one of them laid in this turn. */
export const referenceScoredLines = (board: Board, pieces: readonly Placed[]): readonly (readonly Placed[])[] =>
	linesWith(withPieces(board, pieces), pieces).filter((line) => line.length >= 2);

const pointsFor = (length: number): number => length + (length === QWIRKLE ? BONUS : 0);

/** C5: one point a piece in every line that scores, and six more for a line of six. */
export const referenceScore = (board: Board, pieces: readonly Placed[]): number =>
	referenceScoredLines(board, pieces).reduce((sum, line) => sum + pointsFor(line.length), 0);

/** The first free cell from here in a direction. */
function nextFree(board: Board, from: Cell, axis: Axis, step: 1 | -1): Cell {
	let cell = along(from, axis, step);
	while (isTaken(board, cell)) cell = along(cell, axis, step);
	return cell;
}

const openCells = (board: Board): readonly Cell[] =>
	board.flatMap((piece) => neighbours(piece)).filter((cell) => !isTaken(board, cell));

/** Where one more piece could go: beside the board, or at either end of what was laid, in its row and its column. */
function cellsToTry(board: Board, laid: readonly Placed[]): readonly Cell[] {
	const [first] = laid;
	if (!first) return openCells(board);
	const after = withPieces(board, laid);
	return AXES.flatMap((axis) => [nextFree(after, first, axis, -1), nextFree(after, first, axis, 1)]);
}

const withOneMore = (board: Board, hand: readonly Kind[], laid: readonly Placed[]): readonly (readonly Placed[])[] =>
	cellsToTry(board, laid).flatMap((cell) =>
		handWithout(hand, kindsOf(laid)).map((kind) => boardOf([...laid, { kind, ...cell }])),
	);

const keyOf = (pieces: readonly Placed[]): string => pieces.map(({ kind, x, y }) => `${kind} ${x} ${y}`).join();

/**
 * Every legal placement of pieces from the hand (C4), each once, with its score (C5).
 * Starts with one piece beside the board and puts one more at an end as long as that is legal. Nothing is missed: taking
 * the outermost piece off a legal placement, away from one that touches the board, always leaves a legal placement.
 */
export function referencePlacements(board: Board, hand: readonly Kind[]): readonly ReferencePlacement[] {
	const found = new Map<string, readonly Placed[]>();
	let latest: readonly (readonly Placed[])[] = [[]];
	while (latest.length > 0) {
		const tried = new Map(latest.flatMap((laid) => withOneMore(board, hand, laid)).map((laid) => [keyOf(laid), laid]));
		latest = [...tried.values()].filter((laid) => referenceIsLegal(board, laid));
		for (const laid of latest) found.set(keyOf(laid), laid);
	}
	return [...found.values()].map((pieces) => ({ pieces, score: referenceScore(board, pieces) }));
}

/**
 * C2: the valid lines of the largest size the hand allows, laid to the right from 0,0 in ascending order of kind (any
 * order of the same pieces is the same opening). A single piece scores 1, though it makes no line of two.
 */
export function referenceOpenings(hand: readonly Kind[]): readonly ReferencePlacement[] {
	const lines = everyChoice(hand).filter(referenceIsValidLine);
	const longest = Math.max(0, ...lines.map((line) => line.length));
	return lines
		.filter((line) => line.length === longest)
		.map((line) => ({ pieces: line.map((kind, x) => ({ kind, x, y: 0 })), score: pointsFor(longest) }));
}

function isConnected(board: Board): boolean {
	const reached: Placed[] = board.slice(0, 1);
	for (const piece of reached)
		for (const other of board)
			if (!reached.includes(other) && neighbours(piece).some((cell) => sameCell(cell, other))) reached.push(other);
	return reached.length === board.length;
}

/** Whether the box holds one more piece like this beside those on the board (C1, Q1). */
export const referenceBoxHolds = (game: GridGame, board: Board, kind: Kind): boolean =>
	game === 'classic'
		? board.filter((piece) => piece.kind === kind).length < COPIES_OF_A_KIND
		: board.filter((piece) => colourOf(piece.kind) === colourOf(kind)).length < CUBES_OF_A_COLOUR;

/** Whether pieces may lie like this at all: one group, every line valid, no more of anything than the box holds. */
export const referenceBoardIsLegal = (board: Board, game: GridGame = 'classic'): boolean =>
	areApart(board) &&
	isConnected(board) &&
	linesWith(boardOf(board), board).every((line) => referenceIsValidLine(kindsOf(line))) &&
	board.every((piece, index) => referenceBoxHolds(game, board.slice(0, index), piece.kind));
