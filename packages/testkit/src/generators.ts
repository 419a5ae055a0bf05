// Random positions for tests, the same for the same seed: boards grown by legal placements as in play, hands from what is
// left, tables of series, and attempts of which some are legal and some are not. Judged by the reference rules only.

import {
	ALL_COLOURS,
	ALL_KINDS,
	ALL_SHAPES,
	AXES,
	type Axis,
	along,
	type Board,
	boardOf,
	type Cell,
	colourOf,
	type Kind,
	kindOf,
	neighbours,
	type Placed,
	sameCell,
	withPieces,
} from '@tessera/engine';
import fc from 'fast-check';
import { pick, type Random, randomFrom, sample } from './random.ts';
import type { Series } from './reference/cards.ts';
import { CUBES_OF_A_COLOUR, type GridGame, kindsOf, referenceBoxHolds, referenceIsLegal } from './reference/grid.ts';
import { referenceIsValidLine } from './reference/line.ts';
import { ascending, handWithout } from './reference/subsets.ts';

const WHOLE_PACK: readonly Kind[] = [...ALL_KINDS, ...ALL_KINDS, ...ALL_KINDS];
const LONGEST_TURN = 4;
/** Turns in a row that may fail before a board counts as stuck. */
const PATIENCE = 1000;
const MOST_STARTS = 20;

const companionsOf = (kind: Kind): readonly Kind[] =>
	ALL_KINDS.filter((other) => other !== kind && referenceIsValidLine([kind, other]));

function freeCellFrom(board: Board, from: Cell, axis: Axis, step: number): Cell {
	let cell = along(from, axis, step);
	while (board.some((piece) => sameCell(piece, cell))) cell = along(cell, axis, step);
	return cell;
}

/** The kinds to try next on a line that begins at `start`, when these are laid already. */
type Candidates = (start: Placed, laid: readonly Placed[]) => readonly Kind[];

/** Lays pieces at the ends of a random line of the board while one of the candidates fits: a legal turn, or none. */
function randomTurn(random: Random, board: Board, most: number, candidates: Candidates): readonly Placed[] {
	const start = pick(random, board);
	const axis = pick(random, AXES);
	let laid: readonly Placed[] = [];
	while (laid.length < most) {
		const cell = freeCellFrom(withPieces(board, laid), start, axis, pick(random, [1, -1]));
		const pieces = candidates(start, laid).map((kind) => ({ kind, ...cell }));
		const piece = pieces.find((candidate) => referenceIsLegal(board, [...laid, candidate]));
		if (!piece) return laid;
		laid = [...laid, piece];
	}
	return laid;
}

/** Grows a board from 0,0 turn by turn. It stays smaller when it gets stuck: all 15 yellow cubes and nothing else, say. */
function grownBoard(random: Random, size: number, game: GridGame): Board {
	let board: Board = size === 0 ? [] : [{ kind: pick(random, ALL_KINDS), x: 0, y: 0 }];
	const oneCompanion: Candidates = (start, laid) =>
		[pick(random, companionsOf(start.kind))].filter((kind) => referenceBoxHolds(game, [...board, ...laid], kind));
	for (let failures = 0; board.length < size && failures < PATIENCE; ) {
		const most = Math.min(size - board.length, 1 + random(LONGEST_TURN));
		const laid = randomTurn(random, board, most, oneCompanion);
		failures = laid.length > 0 ? 0 : failures + 1;
		board = withPieces(board, laid);
	}
	return board;
}

/** A legal board of exactly so many pieces. */
export function randomBoard(random: Random, size: number, game: GridGame = 'classic'): Board {
	for (let start = 0; start < MOST_STARTS; start++) {
		const board = grownBoard(random, size, game);
		if (board.length === size) return board;
	}
	throw new RangeError(`no board of ${size} pieces grew from this seed`);
}

/** A hand from what is left of the 108 tiles or cards (C1, K1). */
export const randomHand = (random: Random, taken: readonly Kind[], size: number): readonly Kind[] =>
	sample(random, handWithout(WHOLE_PACK, taken), size);

/** A hand of rolled cubes from what is left of the 90 (Q1). */
export function randomCubes(random: Random, taken: readonly Kind[], size: number): readonly Kind[] {
	const left = ALL_COLOURS.flatMap((colour) => {
		const used = taken.filter((kind) => colourOf(kind) === colour).length;
		return new Array<typeof colour>(CUBES_OF_A_COLOUR - used).fill(colour);
	});
	return sample(random, left, size).map((colour) => kindOf(colour, pick(random, ALL_SHAPES)));
}

/** Swaps a piece for another one in hand, or shifts it to a cell beside its own. */
function disturbed(random: Random, pieces: readonly Placed[], hand: readonly Kind[]): readonly Placed[] {
	const victim = pick(random, pieces);
	const spare = handWithout(hand, kindsOf(pieces));
	const shifted = neighbours(victim).map((cell) => ({ ...victim, ...cell }));
	const changed = pick(random, [...shifted, ...spare.map((kind) => ({ ...victim, kind }))]);
	return boardOf(pieces.map((piece) => (piece === victim ? changed : piece)));
}

/** Pieces of the hand set down on or beside a board that has pieces: some attempts are legal, the others nearly so. */
export function randomAttempt(random: Random, board: Board, hand: readonly Kind[]): readonly Placed[] {
	const fromHand: Candidates = (_, laid) => sample(random, handWithout(hand, kindsOf(laid)), hand.length);
	for (let tries = 0; tries < board.length; tries++) {
		const legal = randomTurn(random, board, 1 + random(LONGEST_TURN), fromHand);
		if (legal.length > 0) return random(3) === 0 ? disturbed(random, legal, hand) : boardOf(legal);
	}
	return [{ kind: pick(random, hand), ...pick(random, neighbours(pick(random, board))) }];
}

/** A series of three to six of these cards, or none when the one picked has too few companions. */
function randomSeries(random: Random, cards: readonly Kind[]): Series | null {
	const size = 3 + random(4);
	let series: Series = [];
	for (const card of sample(random, [...new Set(cards)], cards.length))
		if (series.length < size && referenceIsValidLine([...series, card])) series = ascending([...series, card]);
	return series.length >= 3 ? series : null;
}

/** So many valid series out of one pack; fewer when the pack runs out of them. */
export function randomTable(random: Random, size: number): readonly Series[] {
	const table: Series[] = [];
	for (let tries = 0; table.length < size && tries < 10 * size; tries++) {
		const series = randomSeries(random, handWithout(WHOLE_PACK, table.flat()));
		if (series) table.push(series);
	}
	return table;
}

/** How many pieces (for Cards: series) a generated position has at least and at most. */
export interface Sizes {
	readonly min: number;
	readonly max: number;
}

const seededSizes = ({ min, max }: Sizes): fc.Arbitrary<readonly [Random, number]> =>
	fc.tuple(fc.nat(), fc.integer({ min, max })).map(([seed, size]) => [randomFrom(seed), size] as const);

export interface GridPosition {
	readonly board: Board;
	readonly hand: readonly Kind[];
}

/** A board and a hand of one to six pieces, for properties. */
export const gridPositions = (game: GridGame, sizes: Sizes): fc.Arbitrary<GridPosition> =>
	seededSizes(sizes).map(([random, size]) => {
		const board = randomBoard(random, size, game);
		const draw = game === 'classic' ? randomHand : randomCubes;
		return { board, hand: draw(random, kindsOf(board), 1 + random(6)) };
	});

export interface CardsPosition {
	readonly table: readonly Series[];
	readonly hand: readonly Kind[];
}

/** A table of series and a hand of one to nine cards, for properties. */
export const cardsPositions = (sizes: Sizes): fc.Arbitrary<CardsPosition> =>
	seededSizes(sizes).map(([random, size]) => {
		const table = randomTable(random, size);
		return { table, hand: randomHand(random, table.flat(), 1 + random(9)) };
	});
