// The quickest proof that cards cannot be arranged. Kinds that share neither colour nor shape never stand in one series; so
// for any six kinds of different colours and different shapes there are at least as many series as those kinds have
// copies, and at least three times as many cards.
import { QWIRKLE } from '../../../core/vocabulary.ts';
import { MIN_SERIES } from '../series.ts';
import { CARDS, countAt, LARGEST, PLACES, type Rows } from './line-code.ts';

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

const sumOver = (rows: Rows, table: Uint8Array): number => rows.reduce((sum, row) => sum + (table[row] ?? 0), 0);

/** Whether there are too few cards for the series that they would need; if not, that means nothing. K3 */
export function isOvercrowded(rows: Rows): boolean {
	const seriesOfCards = sumOver(rows, CARDS) / MIN_SERIES;
	/** The commonest kinds of all colours are at least as many as those of different shapes, and quicker to count. */
	const roomForAny = sumOver(rows, LARGEST) <= seriesOfCards;
	return !roomForAny && fewestSeries(rows) > seriesOfCards;
}
