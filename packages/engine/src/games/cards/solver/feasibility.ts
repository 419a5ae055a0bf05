// Whether a multiset of cards can be arranged into valid series at all. Each of the 36 kinds is divided between its colour
// and its shape, colour by colour; a division is given up as soon as its colour or its shape cannot come out well any more.
// After a whole colour only the states of the six shapes matter, so what they lead to is remembered.
//
//   states of the shapes:  shape   5      4      3      2      1     0
//                          bits  29…25  24…20  19…15  14…10  9…5   4…0
import { MIN_SERIES } from '../series.ts';
import { isOvercrowded } from './crowding.ts';
import { DEAD, START, STATE_BITS, stepLine } from './line-automaton.ts';
import { afterPlaces, CODE_COUNT, cardsIn, countAt, largestIn, PLACES, type Rows, unitAt } from './line-code.ts';
import { refuter } from './refutation.ts';

const STATE_MASK = 2 ** STATE_BITS - 1;
const stateAt = (states: number, place: number): number => (states >> (place * STATE_BITS)) & STATE_MASK;
const withState = (states: number, place: number, state: number): number => states | (state << (place * STATE_BITS));
const ALL_START = PLACES.reduce((states, place) => withState(states, place, START), 0);

/** The last rows of a table, and what is known about which states of the shapes they can complete. */
interface Suffix {
	readonly number: number;
	readonly row: number;
	readonly rest: Suffix | null;
	/** For each shape, the code of its cards in these rows, the first row at place 0. */
	readonly coming: readonly number[];
	readonly known: Map<number, boolean>;
}

const NO_ROWS: Suffix = { number: 0, row: 0, rest: null, coming: PLACES.map(() => 0), known: new Map() };

function completes(suffix: Suffix, states: number): boolean {
	if (suffix.rest === null) return true;
	const known = suffix.known.get(states);
	if (known !== undefined) return known;
	const found = divides(suffix.row, suffix.rest, 0, START, states, 0);
	suffix.known.set(states, found);
	return found;
}

/** Divides the cards of a row from `place` on; `next` collects the states of the shapes for the rows after it. */
function divides(row: number, rest: Suffix, place: number, colour: number, states: number, next: number): boolean {
	if (place === PLACES.length) return completes(rest, next);
	const count = countAt(row, place);
	const comingInRow = afterPlaces(row, place + 1);
	const comingInShape = rest.coming[place] ?? 0;
	const before = stateAt(states, place);
	for (let given = count; given >= 0; given--) {
		const colourState = stepLine(colour, given, comingInRow);
		if (colourState === DEAD) continue;
		const shapeState = stepLine(before, count - given, comingInShape);
		if (shapeState === DEAD) continue;
		if (divides(row, rest, place + 1, colourState, states, withState(next, place, shapeState))) return true;
	}
	return false;
}

const spare = (row: number): number => cardsIn(row) - MIN_SERIES * largestIn(row);

/** Tells whether the cards can be arranged into valid series. K3 */
export type Feasibility = (rows: Rows) => boolean;

/** Colours are alike, so they may be walked in any order: those with the least to spare run into contradictions soonest. */
const byScarcity = (a: number, b: number): number => spare(a) - spare(b) || cardsIn(a) - cardsIn(b) || a - b;

/** A checker that remembers what it found, for the many similar tables of one question. */
export function feasibilityChecker(): Feasibility {
	const suffixes = new Map<number, Suffix>();
	const refuted = refuter();

	const prepend = (row: number, rest: Suffix): Suffix => {
		const key = rest.number * CODE_COUNT + row;
		const known = suffixes.get(key);
		if (known) return known;
		const coming = rest.coming.map((code, place) => code * unitAt(1) + countAt(row, place));
		const suffix = { number: suffixes.size + 1, row, rest, coming, known: new Map() };
		suffixes.set(key, suffix);
		return suffix;
	};

	/** Nothing is remembered about the first row: it comes up once. */
	const search = (rows: Rows): boolean => {
		const [first = 0, ...others] = [...rows].sort(byScarcity);
		const rest = others.reduceRight((after, row) => prepend(row, after), NO_ROWS);
		return divides(first, rest, 0, START, ALL_START, 0);
	};

	return (rows) => !isOvercrowded(rows) && !refuted(rows) && search(rows);
}
