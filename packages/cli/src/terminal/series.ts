// The table of Cards on the terminal: numbered series in two groups, colours and shapes. Each series keeps its six places in
// a fixed order, so that a missing card is a visible gap. What is not a valid series yet stands below, with the reason.
import { ALL_COLOURS, ALL_SHAPES, colourOf, colourOfSeries, type Kind, seriesProblem, shapeOf } from '@tessera/engine';
import { briefSeriesWords } from '../words/refusals.ts';
import { type Content, drawCells } from './cells.ts';
import type { Look } from './look.ts';
import { type Standing, toned } from './style.ts';

export interface DrawnCard {
	readonly kind: Kind;
	readonly standing: Standing;
}

/** A series with the number it is called by. */
export interface DrawnSeries {
	readonly number: number;
	readonly cards: readonly DrawnCard[];
}

const kindsOf = ({ cards }: DrawnSeries): readonly Kind[] => cards.map(({ kind }) => kind);

const cardContent = ({ kind, standing }: DrawnCard): Content => ({ type: 'piece', kind, standing });

const inPlaces = (
	cards: readonly DrawnCard[],
	isAt: (kind: Kind, place: number) => boolean,
	places: number,
): Content[] =>
	Array.from({ length: places }, (_, place) => {
		const card = cards.find(({ kind }) => isAt(kind, place));
		return card ? cardContent(card) : { type: 'empty' };
	});

const numbered = (look: Look, { number }: DrawnSeries, cells: string): string =>
	`${toned(look, 'strong', String(number).padStart(4))} ${cells}`;

const drawColourSeries = (look: Look, series: DrawnSeries): string => {
	const places = inPlaces(series.cards, (kind, place) => shapeOf(kind) === place, ALL_SHAPES.length);
	return numbered(look, series, drawCells(look, places));
};

const drawShapeSeries = (look: Look, series: DrawnSeries): string => {
	const places = inPlaces(series.cards, (kind, place) => colourOf(kind) === place, ALL_COLOURS.length);
	return numbered(look, series, drawCells(look, places));
};

/** A series that cannot stay as it is, and why. */
function drawBroken(look: Look, series: DrawnSeries): string {
	const problem = seriesProblem(kindsOf(series));
	const reason = problem ? briefSeriesWords(kindsOf(series), problem) : '';
	const cells = drawCells(look, series.cards.map(cardContent));
	return `${numbered(look, series, cells)} ${toned(look, 'caution', reason)}`;
}

/** What a group of series takes up on the screen: number, six cells, last bracket. */
const GROUP_WIDTH = 24;

/** Two groups beside each other; the first is filled up with blanks, which needs its width without escape sequences. */
function besides(left: readonly string[], right: readonly string[]): readonly string[] {
	return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
		const second = right[row];
		return second === undefined ? (left[row] ?? '') : `${left[row] ?? ' '.repeat(GROUP_WIDTH)}    ${second}`;
	});
}

const heading = (look: Look, text: string): string => toned(look, 'faint', text.padEnd(GROUP_WIDTH));

function drawWhole(look: Look, colours: readonly string[], shapes: readonly string[]): readonly string[] {
	if (colours.length + shapes.length === 0) return [];
	return besides(
		[heading(look, '     One colour'), ...colours],
		[heading(look, '     One shape').trimEnd(), ...shapes],
	);
}

const drawAllBroken = (look: Look, broken: readonly DrawnSeries[]): readonly string[] =>
	broken.length === 0
		? []
		: [toned(look, 'caution', '     Not valid yet'), ...broken.map((series) => drawBroken(look, series))];

/** The table as lines of text. */
export function drawTable(look: Look, table: readonly DrawnSeries[]): readonly string[] {
	if (table.length === 0) return [toned(look, 'faint', '     The table is empty.')];
	const isBroken = (series: DrawnSeries): boolean => seriesProblem(kindsOf(series)) !== null;
	const isColour = (series: DrawnSeries): boolean => colourOfSeries(kindsOf(series)) !== null;
	const whole = table.filter((series) => !isBroken(series));
	const broken = table.filter(isBroken);
	const colours = whole.filter(isColour).map((series) => drawColourSeries(look, series));
	const shapes = whole.filter((series) => !isColour(series)).map((series) => drawShapeSeries(look, series));
	return [...drawWhole(look, colours, shapes), ...drawAllBroken(look, broken)];
}
