// The two-letter codes of the fixtures, so that tests can write pieces the way the cases do. Apart from the notation package
// on purpose: the reference must not inherit a fault of what it checks.
import { type Colour, colourOf, type Kind, kindOf, type Placed, type Shape, shapeOf } from '@tessera/engine';

/** A piece by its two letters and its cell. */
export type PlacedCode = readonly [code: string, x: number, y: number];

const COLOUR_LETTERS = 'roygbp';
const SHAPE_LETTERS = 'oxdqsc';

export const isCode = (code: string): boolean => /^[roygbp][oxdqsc]$/.test(code);

export const codeOf = (kind: Kind): string =>
	COLOUR_LETTERS.charAt(colourOf(kind)) + SHAPE_LETTERS.charAt(shapeOf(kind));

export function kindOfCode(code: string): Kind {
	if (!isCode(code)) throw new RangeError(`no piece has the code ${code}`);
	const colour = COLOUR_LETTERS.indexOf(code.charAt(0)) as Colour;
	return kindOf(colour, SHAPE_LETTERS.indexOf(code.charAt(1)) as Shape);
}

/** `kinds('ro rx')`: a red circle and a red cross. */
export const kinds = (codes: string): readonly Kind[] => codes.split(' ').filter(Boolean).map(kindOfCode);

export const placedOf = (codes: readonly PlacedCode[]): readonly Placed[] =>
	codes.map(([code, x, y]) => ({ kind: kindOfCode(code), x, y }));

export const codesOf = (pieces: readonly Placed[]): readonly PlacedCode[] =>
	pieces.map(({ kind, x, y }) => [codeOf(kind), x, y]);
