// The quickest proof that cards cannot be arranged. Kinds that share neither colour nor shape never stand in one series; so
// for any six kinds of different colours and different shapes there are at least as many series as those kinds have
// copies, and at least three times as many cards.
import { QWIRKLE } from '../../../core/vocabulary.ts';
import { MIN_SERIES } from '../series.ts';
import { cardsIn, columnsOf, countAt, largestIn, PLACES, type Rows } from './line-code.ts';

const SETS = 2 ** QWIRKLE;
const bitOf = (shape: number): number => 1 << shape;

/** For each set of shapes how many there are: when they are taken, so many colours have chosen. */
const SIZES: readonly number[] = Array.from(
	{ length: SETS },
	(_, taken) => PLACES.filter((shape) => (taken & bitOf(shape)) !== 0).length,
);

/** The most copies of kinds that share nothing: colour by colour, each with a shape that is not taken yet. */
function fewestSeries(rows: Rows): number {
	const most = new Array<number>(SETS).fill(0);
	for (let taken = 0; taken < SETS; taken++) {
		const row = rows[SIZES[taken] ?? 0] ?? 0;
		const before = most[taken] ?? 0;
		for (let shape = 0; shape < QWIRKLE; shape++) {
			const after = taken | bitOf(shape);
			if (after !== taken) most[after] = Math.max(most[after] ?? 0, before + countAt(row, shape));
		}
	}
	return most.at(-1) ?? 0;
}

const sumOver = (rows: Rows, count: (row: number) => number): number => rows.reduce((sum, row) => sum + count(row), 0);

/** The most series that so many cards can be. */
const mostSeries = (rows: Rows): number => Math.floor(sumOver(rows, cardsIn) / MIN_SERIES);

/**
 * How many more series the cards could be than they need to be; below zero they cannot be arranged. A Qwirkle spends one of
 * these: it is one of the series needed, but has the cards of two. K3, K4
 */
const spareSeries = (rows: Rows): number => mostSeries(rows) - fewestSeries(rows);

/** Whether there are too few cards for the series that they would need; if not, that means nothing. K3 */
export function isOvercrowded(rows: Rows): boolean {
	/** The commonest kinds of all colours are at least as many as those of different shapes, and quicker to count. */
	const roomForAny = sumOver(rows, largestIn) <= mostSeries(rows);
	return !roomForAny && spareSeries(rows) < 0;
}

/**
 * How many of the cards beside a kind, in its colour and its shape, its copies do not need: each needs two of them. A
 * Qwirkle anywhere spends at least one of these, because every line crosses the colour or the shape.
 */
function spareBeside(row: number, column: number, count: number): number {
	const beside = cardsIn(row) + cardsIn(column) - 2 * count;
	return beside - (MIN_SERIES - 1) * count;
}

/** More Qwirkles than this no arrangement has. K4 */
export function mostQwirklesUncrowded(rows: Rows): number {
	const columns = columnsOf(rows);
	let most = spareSeries(rows);
	for (const row of rows)
		for (let shape = 0; shape < QWIRKLE; shape++)
			most = Math.min(most, spareBeside(row, columns[shape] ?? 0, countAt(row, shape)));
	return most;
}
