// What lies on the table in Cards: series of cards, what is wrong with one, and the one order to write a table in.
import { type ClashReason, findClash } from '../../core/line.ts';
import { type Colour, colourOf, type Kind, type Shape, shapeOf } from '../../core/vocabulary.ts';

export type Series = readonly Kind[];
export type Table = readonly Series[];

/** K3: a series on the table has at least this many cards when a turn ends. */
export const MIN_SERIES = 3;

/** Why a series cannot stay as it is; `first` and `second` are places in the series. */
export type SeriesProblem =
	| { readonly kind: 'too-short'; readonly size: number }
	| { readonly kind: 'clash'; readonly first: number; readonly second: number; readonly reason: ClashReason };

/** A clash is told before a lack of cards: adding more would not mend it. K3 */
export function seriesProblem(series: Series): SeriesProblem | null {
	const clash = findClash(series);
	if (clash) return { kind: 'clash', ...clash };
	return series.length < MIN_SERIES ? { kind: 'too-short', size: series.length } : null;
}

/** The colour that all cards of a series share, or null. */
export function colourOfSeries(series: Series): Colour | null {
	const [first, ...others] = series;
	if (first === undefined) return null;
	return others.every((kind) => colourOf(kind) === colourOf(first)) ? colourOf(first) : null;
}

/** The shape that all cards of a series share, or null. */
export function shapeOfSeries(series: Series): Shape | null {
	const [first, ...others] = series;
	if (first === undefined) return null;
	return others.every((kind) => shapeOf(kind) === shapeOf(first)) ? shapeOf(first) : null;
}

/** The cards of a series in ascending order of kind. */
export const sortSeries = (series: Series): Series => [...series].sort((a, b) => a - b);

function compareSorted(a: Series, b: Series): number {
	const byType = Number(colourOfSeries(a) === null) - Number(colourOfSeries(b) === null);
	if (byType !== 0) return byType;
	const place = a.findIndex((kind, index) => kind !== b[index]);
	return place < 0 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? -1);
}

/** One way to write tables that hold the same series: each sorted, colour series first, then by their cards. */
export const canonicalTable = (table: Table): Table => table.map(sortSeries).sort(compareSorted);
