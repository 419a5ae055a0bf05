// Which Qwirkles a turn may take. Only the cards that are left afterwards matter to anyone, since the next player may
// rearrange them all; so a turn comes to nothing but the cards laid and the lines of the Qwirkles taken.
import { ALL_COLOURS, colourOf, type Kind, shapeOf } from '../../../core/vocabulary.ts';
import { MIN_SERIES } from '../series.ts';
import {
	cardsIn,
	columnsOf,
	countAt,
	countsOf,
	differentIn,
	FULL_LINE,
	type Rows,
	smallestIn,
	unitAt,
} from './line-code.ts';
import type { LineNumber } from './line-model.ts';
import { shapesByMost } from './qwirkles.ts';

/** Some Qwirkles that table and hand together hold. Whether they can be taken depends on what else is laid. */
export interface Taking {
	/** The lines of the Qwirkles, ascending. */
	readonly lines: readonly LineNumber[];
	/** The cards of the hand that they need, ascending. */
	readonly needed: readonly Kind[];
	/** The cards of the hand that may be laid besides, ascending; those that would find no company are not among them. */
	readonly free: readonly Kind[];
	/** What they leave on the table. */
	readonly rest: Rows;
}

/** How many Qwirkles of each colour: every choice of `wanted` in all, when the rows hold at most so many. */
function coloursChoices(held: readonly number[], wanted: number): readonly (readonly number[])[] {
	const [most, ...others] = held;
	if (wanted === 0) return [held.map(() => 0)];
	if (most === undefined) return [];
	const numbers = Array.from({ length: Math.min(most, wanted) + 1 }, (_, number) => number);
	return numbers.flatMap((number) => coloursChoices(others, wanted - number).map((choice) => [number, ...choice]));
}

/** Qwirkles as how many of each colour and, as a line code, how many of each shape. */
interface Qwirkles {
	readonly colours: readonly number[];
	readonly shapes: number;
}

/** Every choice of so many Qwirkles that the cards hold. */
const qwirklesWithin = (rows: Rows, byMost: readonly (readonly number[])[], count: number): readonly Qwirkles[] =>
	byMost.slice(count).flatMap((codes) =>
		codes.flatMap((shapes) => {
			const held = rows.map((row) => smallestIn(row - shapes));
			return coloursChoices(held, count - cardsIn(shapes)).map((colours) => ({ colours, shapes }));
		}),
	);

const linesOf = ({ colours, shapes }: Qwirkles): readonly LineNumber[] =>
	[...colours, ...countsOf(shapes)].flatMap((number, line) => new Array<LineNumber>(number).fill(line));

/** How many cards of a kind the Qwirkles have. */
const cardsOf = ({ colours, shapes }: Qwirkles, kind: Kind): number =>
	(colours[colourOf(kind)] ?? 0) + countAt(shapes, shapeOf(kind));

export const rowWith = (row: number, kind: Kind): number => row + unitAt(shapeOf(kind));

function rowsWith(rows: Rows, cards: readonly Kind[]): Rows {
	const sum = [...rows];
	for (const kind of cards) sum[colourOf(kind)] = rowWith(sum[colourOf(kind)] ?? 0, kind);
	return sum;
}

/** K3: the cards that could stand in a series if all of them were laid; on small tables those are few. */
function inCompany(rest: Rows, cards: readonly Kind[]): readonly Kind[] {
	const rows = rowsWith(rest, cards);
	const columns = columnsOf(rows);
	const isInCompany = (kind: Kind): boolean =>
		Math.max(differentIn(rows[colourOf(kind)] ?? 0), differentIn(columns[shapeOf(kind)] ?? 0)) >= MIN_SERIES;
	const left = cards.filter(isInCompany);
	return left.length === cards.length ? cards : inCompany(rest, left);
}

/** The hand, ascending, is gone through card by card: copies that the table lacks are needed, the others are free. */
function takingOf(table: Rows, hand: readonly Kind[], qwirkles: Qwirkles): Taking {
	const missing = ALL_COLOURS.map(() => 0);
	const needed: Kind[] = [];
	const free: Kind[] = [];
	for (const kind of hand) {
		const colour = colourOf(kind);
		const lying = countAt(table[colour] ?? 0, shapeOf(kind)) + countAt(missing[colour] ?? 0, shapeOf(kind));
		const isNeeded = lying < cardsOf(qwirkles, kind);
		if (isNeeded) missing[colour] = rowWith(missing[colour] ?? 0, kind);
		(isNeeded ? needed : free).push(kind);
	}
	const rest = table.map(
		(row, colour) => row + (missing[colour] ?? 0) - (qwirkles.colours[colour] ?? 0) * FULL_LINE - qwirkles.shapes,
	);
	return { lines: linesOf(qwirkles), needed, free: inCompany(rest, free), rest };
}

/** The Qwirkles that may be taken, by how many they are. */
export interface Takings {
	/** No more than this are there at once. */
	readonly most: number;
	/** Every choice of so many. */
	readonly of: (count: number) => readonly Taking[];
}

/** The hand must be in ascending order. */
export function takingsOf(table: Rows, hand: readonly Kind[]): Takings {
	const all = rowsWith(table, hand);
	const byMost = shapesByMost(all);
	return {
		most: byMost.length - 1,
		of: (count) => qwirklesWithin(all, byMost, count).map((qwirkles) => takingOf(table, hand, qwirkles)),
	};
}
