// For one line (a colour or a shape): how many cards of its old series can stay where they are, for every multiset of cards
// that the line may be given. A card stays when the new series that continues its old one holds it.
//
// Built in stages: first nothing is given and nothing kept; then each old list in turn may be continued by any one series;
// at last any number of series may be added that continue nothing. A split is read off by walking the stages back.
//
// A *cell* of a stage is a gift together with a number of Qwirkles asked: asked × entries + entry.
import { QWIRKLE } from '../../../core/vocabulary.ts';
import { MIN_SERIES } from '../series.ts';
import { type Line, type OldSeries, placeBit, placesIn } from './line-model.ts';

/** A new series as a mask of places, and the old list it continues. */
export interface NewSeries {
	readonly places: number;
	readonly continues: number | null;
}

export interface KeepTable {
	/** The most cards that stay, by entry, for at least 0, 1, … Qwirkles. */
	readonly most: readonly Int8Array[];
	/** A split of the gift that keeps the most. */
	readonly split: (entry: number, asked: number) => readonly NewSeries[];
}

/** Stands for: the gift cannot be split into valid series, or not with as many Qwirkles as asked. */
export const NEVER = -1;

const MASKS = 2 ** QWIRKLE;
const ALL_PLACES = MASKS - 1;
const SIZES: Uint8Array = Uint8Array.from({ length: MASKS }, (_, mask) => placesIn(mask).length);
const sizeOf = (mask: number): number => SIZES[mask] ?? 0;

/** The series that fit in a mask of places, long ones first: of equally good splits, the one with fewer series. */
const listSeriesWithin = (mask: number): readonly number[] =>
	Array.from({ length: MASKS }, (_, series) => series)
		.filter((series) => (series & ~mask) === 0 && sizeOf(series) >= MIN_SERIES)
		.sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);

/** The same by mask, each listed when it is first asked for. */
const SERIES_WITHIN: (readonly number[])[] = [];

function seriesWithin(mask: number): readonly number[] {
	SERIES_WITHIN[mask] ??= listSeriesWithin(mask);
	return SERIES_WITHIN[mask];
}

interface Cells {
	/** How many gifts there are. */
	readonly entries: number;
	/** For each cell the places that have cards and, in the bits above, the lists that may continue here. */
	readonly holdings: readonly number[];
	/** For each series, by how much it raises an entry. */
	readonly steps: Int32Array;
}

type Stage = Int8Array;

const listBit = (digit: number): number => placeBit(QWIRKLE + digit);

function holdingsOf({ digits }: Line): readonly number[] {
	let holdings = [0];
	for (const [digit, { radix, place, list }] of digits.entries()) {
		const bit = list === null ? placeBit(place) : listBit(digit);
		const longer: number[] = [];
		for (const held of holdings)
			for (let value = 0; value < radix; value++) longer.push(value === 0 ? held : held | bit);
		holdings = longer;
	}
	return holdings;
}

function stepsOf({ digits, strides }: Line): Int32Array {
	const stepAt = (place: number): number =>
		strides[digits.findIndex((digit) => digit.list === null && digit.place === place)] ?? 0;
	return Int32Array.from({ length: MASKS }, (_, mask) => placesIn(mask).reduce((sum, place) => sum + stepAt(place), 0));
}

function cellsOf(line: Line, asked: number): Cells {
	const holdings = holdingsOf(line);
	const repeated = Array.from({ length: asked + 1 }, () => holdings).flat();
	return { entries: holdings.length, holdings: repeated, steps: stepsOf(line) };
}

const seriesIn = ({ holdings }: Cells, cell: number): readonly number[] =>
	seriesWithin((holdings[cell] ?? 0) & ALL_PLACES);

/** The cell without one of its series; a Qwirkle also answers one of those asked, if any is. */
function without({ entries, steps }: Cells, cell: number, series: number): number {
	const answered = series === ALL_PLACES && cell >= entries ? entries : 0;
	return cell - (steps[series] ?? 0) - answered;
}

const mayContinue = ({ holdings }: Cells, { digit }: OldSeries, cell: number): boolean =>
	digit === null || ((holdings[cell] ?? 0) & listBit(digit)) !== 0;

function emptyStage({ entries, holdings }: Cells): Stage {
	const stage = new Int8Array(holdings.length).fill(NEVER);
	for (let cell = 0; cell < entries; cell++) if (((holdings[cell] ?? 0) & ALL_PLACES) === 0) stage[cell] = 0;
	return stage;
}

/** What is kept in a cell when this series continues the old list; NEVER for one that would not keep any of its cards. */
function keptBy(cells: Cells, before: Stage, old: OldSeries, cell: number, series: number): number {
	const staying = sizeOf(series & old.places);
	const others = before[without(cells, cell, series)] ?? NEVER;
	return staying === 0 || others === NEVER ? NEVER : others + staying;
}

function stageWithOld(cells: Cells, before: Stage, old: OldSeries): Stage {
	return before.map((dissolved, cell) => {
		let most = dissolved;
		if (mayContinue(cells, old, cell))
			for (const series of seriesIn(cells, cell)) most = Math.max(most, keptBy(cells, before, old, cell, series));
		return most;
	});
}

function stageWithNew(cells: Cells, before: Stage): Stage {
	const after = before.slice();
	for (let cell = 0; cell < after.length; cell++)
		for (const series of seriesIn(cells, cell))
			after[cell] = Math.max(after[cell] ?? NEVER, after[without(cells, cell, series)] ?? NEVER);
	return after;
}

/** Walks back from a cell of the last stage, which must not be NEVER, and collects the series on the way. */
function splitOf(
	cells: Cells,
	olds: readonly OldSeries[],
	stages: readonly Stage[],
	last: Stage,
	from: number,
): readonly NewSeries[] {
	const found: NewSeries[] = [];
	let cell = from;
	const take = (places: number | undefined, continues: number | null): void => {
		if (places === undefined) throw new Error('a stage of the table does not follow from the one before');
		found.push({ places, continues });
		cell = without(cells, cell, places);
	};

	while (last[cell] !== stages[olds.length]?.[cell]) {
		const kept = last[cell];
		take(
			seriesIn(cells, cell).find((series) => last[without(cells, cell, series)] === kept),
			null,
		);
	}
	for (const [number, old] of [...olds.entries()].reverse()) {
		const before = stages[number] ?? last;
		const kept = stages[number + 1]?.[cell];
		if (before[cell] === kept) continue;
		take(
			seriesIn(cells, cell).find((series) => keptBy(cells, before, old, cell, series) === kept),
			old.list,
		);
	}
	return found;
}

/** The table of a line for up to so many Qwirkles asked. */
function keepTable(line: Line, asked: number): KeepTable {
	const cells = cellsOf(line, asked);
	const stages = [emptyStage(cells)];
	for (const old of line.olds) stages.push(stageWithOld(cells, stages.at(-1) ?? emptyStage(cells), old));
	const last = stageWithNew(cells, stages.at(-1) ?? emptyStage(cells));
	const { entries } = cells;
	return {
		most: Array.from({ length: asked + 1 }, (_, number) => last.subarray(number * entries, (number + 1) * entries)),
		split: (entry, number) => splitOf(cells, line.olds, stages, last, number * entries + entry),
	};
}

/** Makes the table of a line, or finds the one of a line like it. */
export type KeepTables = (line: Line, asked: number) => KeepTable;

/** Tables that are remembered: the other cards that may be laid on one table change few of its lines. */
export function keepTables(): KeepTables {
	const known = new Map<string, KeepTable>();
	return (line, asked) => {
		const key = JSON.stringify([line, asked]);
		const table = known.get(key) ?? keepTable(line, asked);
		known.set(key, table);
		return table;
	};
}
