// A table as the search for the best arrangement sees it: twelve lines (six colours, then six shapes), the old series of
// each, and the decisions that divide the cards between them.
import {
	ALL_COLOURS,
	ALL_KINDS,
	ALL_SHAPES,
	type Colour,
	colourOf,
	type Kind,
	kindOf,
	type Shape,
	shapeOf,
} from '../../../core/vocabulary.ts';
import { colourOfSeries, type Series, shapeOfSeries, type Table } from '../series.ts';
import { countAt, PLACES, type Rows } from './line-code.ts';

/** How many of the cards at a place serve the line; or, for a list, whether that old list continues here (1) or not (0). */
export interface Digit {
	readonly radix: number;
	readonly place: number;
	readonly list: number | null;
}

/** An old list that may continue in a line: its number, its places, and the digit that must be 1 for it, if any. */
export interface OldSeries {
	readonly list: number;
	readonly places: number;
	readonly digit: number | null;
}

/**
 * What a line may be given is an *entry*: its digits read as one number, the first most significant. So a part of a gift
 * is taken away by subtracting a constant.
 */
export interface Line {
	readonly digits: readonly Digit[];
	readonly strides: readonly number[];
	readonly olds: readonly OldSeries[];
}

/** One digit of a colour and one of a shape that are decided together: what the one gets, the other does not. */
export interface Decision {
	readonly radix: number;
	readonly colour: DigitOfLine;
	readonly shape: DigitOfLine;
}

export interface DigitOfLine {
	readonly line: number;
	readonly digit: number;
	readonly stride: number;
}

export interface TableModel {
	readonly lines: readonly Line[];
	/** In an order in which the digits of every line come first to last. */
	readonly decisions: readonly Decision[];
	/** False when some lists that could continue were left out, because they are too many. */
	readonly complete: boolean;
}

/** A set of places as bits. */
export const placeBit = (place: number): number => 1 << place;
export const placesIn = (mask: number): readonly number[] => PLACES.filter((place) => (mask & placeBit(place)) !== 0);
const maskOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | placeBit(place), 0);

/** One of the twelve lines a series can belong to: the six colours are 0…5, the six shapes 6…11. */
export type LineNumber = number;

export const ALL_LINES: readonly LineNumber[] = [
	...ALL_COLOURS,
	...ALL_SHAPES.map((shape) => ALL_COLOURS.length + shape),
];
const isColourLine = (line: number): boolean => line < ALL_COLOURS.length;
const colourLine = (kind: Kind): number => colourOf(kind);
const shapeLine = (kind: Kind): number => ALL_COLOURS.length + shapeOf(kind);
const placeIn = (line: number, kind: Kind): number => (isColourLine(line) ? shapeOf(kind) : colourOf(kind));

/** The card at a place of a line. */
export const kindAt = (line: number, place: number): Kind =>
	isColourLine(line)
		? kindOf(line as Colour, place as Shape)
		: kindOf(place as Colour, (line - ALL_COLOURS.length) as Shape);

/** The line of a valid series. */
export function lineOfSeries(series: Series): LineNumber {
	const colour = colourOfSeries(series);
	return colour ?? ALL_COLOURS.length + (shapeOfSeries(series) ?? 0);
}

/** What has to be decided about a kind: what its copies serve, or where a list continues that fits both its lines. */
interface Question {
	readonly kind: Kind;
	readonly radix: number;
	readonly list: number | null;
}

const fitsBoth = (series: Series): boolean => colourOfSeries(series) !== null && shapeOfSeries(series) !== null;

/**
 * Lists of nothing but this kind may continue in either of its lines, but each only in one: that has to be decided, unless
 * every copy lies in such a list of its own. Then no more of them continue than there are copies anyway.
 */
function questionsAbout(kind: Kind, count: number, table: Table): readonly Question[] {
	const lists = [...table.entries()].flatMap(([list, series]) =>
		series[0] === kind && fitsBoth(series) ? [list] : [],
	);
	const undecided = lists.length < count ? lists : [];
	return [{ kind, radix: count + 1, list: null }, ...undecided.map((list) => ({ kind, radix: 2, list }))];
}

const questionsOf = (rows: Rows, table: Table): readonly Question[] =>
	ALL_KINDS.flatMap((kind) => {
		const count = countAt(rows[colourOf(kind)] ?? 0, shapeOf(kind));
		return count === 0 ? [] : questionsAbout(kind, count, table);
	});

const stridesOf = (digits: readonly Digit[]): readonly number[] =>
	digits.map((_, index) => digits.slice(index + 1).reduce((product, { radix }) => product * radix, 1));

/** Whether a list can continue in a line: whether all its cards are in it. */
const fits = (line: number, series: Series): boolean =>
	series.length > 0 && series.every((kind) => colourLine(kind) === line || shapeLine(kind) === line);

const oldsOf = (line: number, digits: readonly Digit[], table: Table): readonly OldSeries[] =>
	[...table.entries()].flatMap(([list, series]) => {
		if (!fits(line, series)) return [];
		const digit = digits.findIndex((one) => one.list === list);
		const places = maskOf(series.map((kind) => placeIn(line, kind)));
		return [{ list, places, digit: digit < 0 ? null : digit }];
	});

const touches = (line: number, { kind }: Question): boolean => colourLine(kind) === line || shapeLine(kind) === line;

function lineModel(line: number, questions: readonly Question[], table: Table): Line {
	const digits = questions
		.filter((question) => touches(line, question))
		.map(({ kind, radix, list }) => ({ radix, place: placeIn(line, kind), list }));
	return { digits, strides: stridesOf(digits), olds: oldsOf(line, digits, table) };
}

/** Every list with a choice doubles the entries of two lines, so that no line may have more of them than this. */
const MOST_CHOICES = 6;

/** The table with the lists emptied whose choice would be one too many. */
function withinChoices(rows: Rows, table: Table): Table {
	const choices = questionsOf(rows, table).filter(({ list }) => list !== null);
	const surplus = choices.filter(({ kind }, number) =>
		[colourLine(kind), shapeLine(kind)].some(
			(line) => choices.slice(0, number).filter((choice) => touches(line, choice)).length >= MOST_CHOICES,
		),
	);
	return table.map((series, list) => (surplus.some((choice) => choice.list === list) ? [] : series));
}

/** The model of all cards (as rows) that lie or are laid on this table. */
export function tableModel(rows: Rows, table: Table): TableModel {
	const continuing = withinChoices(rows, table);
	const questions = questionsOf(rows, continuing);
	const lines = ALL_LINES.map((line) => lineModel(line, questions, continuing));

	const digitIn = (line: number, number: number): DigitOfLine => {
		const digit = questions.slice(0, number).filter((question) => touches(line, question)).length;
		return { line, digit, stride: lines[line]?.strides[digit] ?? 1 };
	};

	const decisions = questions.map(({ kind, radix }, number) => ({
		radix,
		colour: digitIn(colourLine(kind), number),
		shape: digitIn(shapeLine(kind), number),
	}));
	return { lines, decisions, complete: continuing.flat().length === table.flat().length };
}
