// The two-letter code of each piece: its colour, then its shape.
import { type Colour, colourOf, type Kind, kindOf, type Shape, shapeOf } from '@tessera/engine';

/** Red, orange, yellow, green, blue, purple: in the order of COLOURS. */
export const COLOUR_LETTERS = 'roygbp';
/** Circle, cross, diamond, square, star, clover: in the order of SHAPES. */
export const SHAPE_LETTERS = 'oxdqsc';

/** `ro` for the red circle. */
export const pieceCode = (kind: Kind): string =>
	COLOUR_LETTERS.charAt(colourOf(kind)) + SHAPE_LETTERS.charAt(shapeOf(kind));

/** Codes next to each other: `rorxrd`. */
export const gluedCodes = (kinds: readonly Kind[]): string => kinds.map(pieceCode).join('');

/** Codes with spaces between them: `ro rx rd`. */
export const spacedCodes = (kinds: readonly Kind[]): string => kinds.map(pieceCode).join(' ');

export function parsePiece(code: string): Kind | null {
	if (code.length !== 2) return null;
	const colour = COLOUR_LETTERS.indexOf(code.charAt(0));
	const shape = SHAPE_LETTERS.indexOf(code.charAt(1));
	return colour < 0 || shape < 0 ? null : kindOf(colour as Colour, shape as Shape);
}
