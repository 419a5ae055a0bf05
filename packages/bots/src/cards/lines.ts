// The twelve lines of Cards, six colours and then six shapes, and which of a line's six kinds the table shows.
//
// What a line shows is a set of places as bits: the shapes of a colour, or the colours of a shape.
import {
	ALL_COLOURS,
	ALL_SHAPES,
	colourOf,
	type Kind,
	type KindCounts,
	kindOf,
	type LineNumber,
	lineCode,
	QWIRKLE,
	type Rows,
	shapeOf,
} from '@tessera/engine';

/** The six kinds of each line, by place. */
export const KINDS_OF_LINES: readonly (readonly Kind[])[] = [
	...ALL_COLOURS.map((colour) => ALL_SHAPES.map((shape) => kindOf(colour, shape))),
	...ALL_SHAPES.map((shape) => ALL_COLOURS.map((colour) => kindOf(colour, shape))),
];

export const LINE_COUNT = KINDS_OF_LINES.length;

/** The kinds of a line that the table lacks. */
export const missingIn = (line: readonly Kind[], table: KindCounts): readonly Kind[] =>
	line.filter((kind) => (table[kind] ?? 0) === 0);

export const colourLine = (kind: Kind): LineNumber => colourOf(kind);
export const shapeLine = (kind: Kind): LineNumber => QWIRKLE + shapeOf(kind);

/** A kind as a place of its colour, and as a place of its shape. */
export const placeInColour = (kind: Kind): number => 1 << shapeOf(kind);
export const placeInShape = (kind: Kind): number => 1 << colourOf(kind);

/** How many sets of places there are. */
export const SHOWINGS = 2 ** QWIRKLE;

/** By set, how many places it has. */
export const SIZES: Uint8Array = Uint8Array.from(
	{ length: SHOWINGS },
	(_, showing) => ALL_SHAPES.filter((place) => ((showing >> place) & 1) === 1).length,
);

/** Writes down what each line shows when these cards lie. */
export function show(rows: Rows, showing: Int32Array): void {
	showing.fill(0);
	for (let colour = 0; colour < QWIRKLE; colour++)
		for (let shape = 0; shape < QWIRKLE; shape++) {
			if (lineCode.countAt(rows[colour] ?? 0, shape) === 0) continue;
			showing[colour] = (showing[colour] ?? 0) | (1 << shape);
			showing[QWIRKLE + shape] = (showing[QWIRKLE + shape] ?? 0) | (1 << colour);
		}
}
