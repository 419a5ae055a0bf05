// A concrete table for the cards laid: one that has the Qwirkles asked for and leaves as many cards as possible in the
// series they were in.
import { countKinds } from '../../../core/multiset.ts';
import { type Kind, QWIRKLE } from '../../../core/vocabulary.ts';
import { canonicalTable, MIN_SERIES, type Series, type Table } from '../series.ts';
import { type Feasibility, feasibilityChecker } from './feasibility.ts';
import { keepTables } from './keep-table.ts';
import { columnsOf, type Rows, rowsOf, smallestIn } from './line-code.ts';
import { ALL_LINES, kindAt, type LineNumber, lineOfSeries, placesIn, tableModel } from './line-model.ts';
import { type KeepProblem, type Kept, mostKept } from './most-kept.ts';
import { mostQwirklesOf } from './qwirkles.ts';

export interface Arrangement {
	/** Continued series stand where they stood, old cards first; dissolved ones are gone, new ones come last. */
	readonly table: Table;
	/** Table cards that are not in the series that continues their old one. */
	readonly moved: number;
	/** Complete series of six. */
	readonly qwirkles: number;
	/** False when the search was cut short: perhaps fewer cards would have to move. */
	readonly exact: boolean;
}

/** For a player who lays without anybody asking for the fewest moves: a few milliseconds. */
const FEW_STEPS = 20_000;

/** Far above what the tables of real games need. */
const MOST_STEPS = 500_000;

export interface ArrangeLimits {
	/** At least so many Qwirkles; the most possible when not said. */
	readonly qwirkles?: number | undefined;
	/** The lines that give a Qwirkle each, where it matters which. */
	readonly taken?: readonly LineNumber[] | undefined;
	/** At most so many cards may move: what takes more is no answer. */
	readonly moving?: number | undefined;
	/** Steps of search; at least one arrangement is found however few they are, unless `moving` is said. */
	readonly steps?: number | undefined;
}

/** Old cards in their old order, additions at the end. */
function continuation(old: Series, cards: Series): Series {
	const staying = [...new Set(old)].filter((kind) => cards.includes(kind));
	return [...staying, ...cards.filter((kind) => !staying.includes(kind))];
}

/** The list itself or, where it continues in another line already, one that is like it: such lists are interchangeable. */
function stillFree(list: number, old: Table, continued: ReadonlyMap<number, Series>): number {
	const [kind] = old[list] ?? [];
	const isLikeIt = (series: Series): boolean => series.length > 0 && series.every((card) => card === kind);
	const likeIt = [...old.entries()].flatMap(([other, series]) => (isLikeIt(series) ? [other] : []));
	return [list, ...likeIt].find((other) => !continued.has(other)) ?? list;
}

function tableOf({ tables }: KeepProblem, { entries, asked }: Kept, old: Table): Table {
	const continued = new Map<number, Series>();
	const fresh: Series[] = [];
	for (const [line, { split }] of tables.entries())
		for (const { places, continues } of split(entries[line] ?? 0, asked[line] ?? 0)) {
			const cards = placesIn(places).map((place) => kindAt(line, place));
			if (continues === null) fresh.push(cards);
			else {
				const list = stillFree(continues, old, continued);
				continued.set(list, continuation(old[list] ?? [], cards));
			}
		}
	const kept = [...continued].sort(([a], [b]) => a - b).map(([, series]) => series);
	return [...kept, ...canonicalTable(fresh)];
}

/** How many Qwirkles each line gives. */
const askedOf = (lines: readonly LineNumber[]): readonly number[] =>
	ALL_LINES.map((line) => lines.filter((one) => one === line).length);

/** A legal table of the cards that lie and those laid, within limits; null when there is none. */
export type Arranger = (laid: readonly Kind[], limits: ArrangeLimits) => Arrangement | null;

/** An arranger of one table that remembers what it found, for the many choices of cards that may be laid there. */
export function arranger(table: Table, feasible: Feasibility = feasibilityChecker()): Arranger {
	const keepTable = keepTables();
	const size = table.flat().length;

	const keepProblem = (rows: Rows, qwirkles: number, limits: ArrangeLimits): KeepProblem => {
		const model = tableModel(rows, table);
		const capacities = [...rows, ...columnsOf(rows)].map(smallestIn);
		const tables = model.lines.map((line, number) => keepTable(line, Math.min(qwirkles, capacities[number] ?? 0)));
		const { taken, moving = size } = limits;
		return { rows, model, tables, qwirkles, asked: taken ? askedOf(taken) : null, least: size - moving };
	};

	return (laid, limits) => {
		const { taken, qwirkles = taken?.length, steps = MOST_STEPS } = limits;
		const rows = rowsOf(countKinds([...table.flat(), ...laid]));
		const wanted = qwirkles ?? mostQwirklesOf(rows, feasible);
		if (wanted === null || !feasible(rows)) return null;
		const problem = keepProblem(rows, wanted, limits);
		const budget = { steps };
		const kept = mostKept(problem, feasible, budget);
		if (kept === null) return null;
		const arranged = tableOf(problem, kept, table);
		return {
			table: arranged,
			moved: size - kept.kept,
			qwirkles: arranged.filter((series) => series.length === QWIRKLE).length,
			exact: problem.model.complete && budget.steps > 0,
		};
	};
}

/**
 * A legal table of the cards that lie and those laid, with at least so many Qwirkles (the most possible when not said),
 * on which the fewest cards change series; null when there is none. K3, K4
 *
 * New series are matched with old ones of the same colour or the same shape, one to one; a card stays when it is in the
 * series that continues its old one. The table may be in the middle of a turn: a list whose cards share neither colour nor
 * shape has no continuation, one of a single kind may continue as either.
 */
export const arrange = (table: Table, laid: readonly Kind[], qwirkles?: number): Arrangement | null =>
	arranger(table)(laid, { qwirkles });

/** The table with its series of six cut in two, except one for each of the lines. */
function withOnly(lines: readonly LineNumber[], table: Table): Table {
	const wanted = [...lines];
	return table.flatMap((series) => {
		const place = series.length < QWIRKLE ? 0 : wanted.indexOf(lineOfSeries(series));
		if (place < 0) return [series.slice(0, MIN_SERIES), series.slice(MIN_SERIES)];
		if (series.length === QWIRKLE) wanted.splice(place, 1);
		return [series];
	});
}

/**
 * A legal table of the cards that lie and those laid, with a Qwirkle of each of these lines and no other, on which few
 * cards change series; null when there is none. K3, K4
 */
export function arrangeTaking(table: Table, laid: readonly Kind[], lines: readonly LineNumber[]): Table | null {
	const arranged = arranger(table)(laid, { taken: lines, steps: FEW_STEPS });
	return arranged && withOnly(lines, arranged.table);
}
