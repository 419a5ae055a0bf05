// Counts of cards packed into integers, so that the solver can try very many divisions of a table.
//
// A *line* is one of the twelve families a series can belong to: the six colours (0…5) and the six shapes (6…11). The
// cards that serve one line are six counts of 0…3, one for each place: the shapes of a colour, or the colours of a shape.
//
//   line code:  place   5    4    3    2    1    0
//               bits  11…10 9…8  7…6  5…4  3…2  1…0
//
// All cards of a table are six such codes, its *rows*: one for each colour, red first. Taking one card of every colour of
// a shape takes the same code from every row.
import { type KindCounts, total } from '../../../core/multiset.ts';
import { ALL_COLOURS, ALL_SHAPES, kindOf, QWIRKLE } from '../../../core/vocabulary.ts';
import { MIN_SERIES } from '../series.ts';

/** Cards of each kind in the game. K1 */
export const COPIES = 3;

/** The line codes of the six colours. */
export type Rows = readonly number[];

export const PLACES: readonly number[] = ALL_SHAPES;
export const CODE_COUNT = (COPIES + 1) ** QWIRKLE;

/** One card at a place. */
export const unitAt = (place: number): number => 1 << (2 * place);

/** One card at every place: what a Qwirkle takes from its line. */
export const FULL_LINE = PLACES.reduce((code, place) => code + unitAt(place), 0);

export const countAt = (code: number, place: number): number => (code >> (2 * place)) & COPIES;

/** The code of the places after the first so many. */
export const afterPlaces = (code: number, places: number): number => code >> (2 * places);

export const codeOf = (counts: readonly number[]): number =>
	counts.reduce((code, count, place) => code + count * unitAt(place), 0);

export const countsOf = (code: number): readonly number[] => PLACES.map((place) => countAt(code, place));

/** Throws for a multiset that no deck of three copies holds: that is a bug of the caller, not of a player. */
export function rowsOf(cards: KindCounts): Rows {
	if (cards.some((count) => count < 0 || count > COPIES)) throw new RangeError(`a deck has ${COPIES} of each card`);
	return ALL_COLOURS.map((colour) => codeOf(ALL_SHAPES.map((shape) => cards[kindOf(colour, shape)] ?? 0)));
}

/** The same cards as line codes of the six shapes. */
export const columnsOf = (rows: Rows): Rows =>
	PLACES.map((place) => {
		let code = 0;
		for (let row = 0; row < rows.length; row++) code += countAt(rows[row] ?? 0, place) * unitAt(row);
		return code;
	});

/**
 * The theorem of Cards: a line splits into series of three to six different cards exactly when it is empty or holds at
 * least three times as many cards as of its commonest kind. K3
 */
export const splits = (sum: number, largest: number): boolean => sum >= MIN_SERIES * largest;

/** A number for every line code, counted when the table is first asked for: pages that play another game never do. */
export function lineTable<T extends Uint8Array | Int32Array>(table: T, count: (code: number) => number): () => T {
	let isFilled = false;
	return () => {
		if (!isFilled) for (let code = 0; code < CODE_COUNT; code++) table[code] = count(code);
		isFilled = true;
		return table;
	};
}

const counting = (count: (code: number) => number): (() => Uint8Array) => lineTable(new Uint8Array(CODE_COUNT), count);

/** By line code the smallest of the six counts, which is how many Qwirkles the line holds. */
export const smallestCounts = counting((code) => Math.min(...countsOf(code)));
export const smallestIn = (code: number): number => smallestCounts()[code] ?? 0;

const largestCounts = counting((code) => Math.max(...countsOf(code)));
export const largestIn = (code: number): number => largestCounts()[code] ?? 0;

/** By line code the sum of the six counts. */
export const cardCounts = counting((code) => total(countsOf(code)));
export const cardsIn = (code: number): number => cardCounts()[code] ?? 0;

const differentCounts = counting((code) => countsOf(code).filter((count) => count > 0).length);
/** How many different cards there are, copies not counted. */
export const differentIn = (code: number): number => differentCounts()[code] ?? 0;

/** Every code that is at most the given one at each place, ascending. */
export function partsOf(code: number): readonly number[] {
	const parts = [0];
	for (const place of PLACES) {
		const smaller = parts.length;
		for (let added = unitAt(place); added <= countAt(code, place) * unitAt(place); added += unitAt(place))
			for (let index = 0; index < smaller; index++) parts.push((parts[index] ?? 0) + added);
	}
	return parts;
}
