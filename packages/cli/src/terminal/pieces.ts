// A piece on the terminal: its colour's letter and its shape's sign, two columns, so that it reads with and without colour.
import { colourOf, type Kind, SHAPES, shapeOf } from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import type { Look } from './look.ts';
import { pieceInk, type Standing } from './style.ts';

/** In the order of SHAPES; each is one column wide. */
export const SHAPE_SIGNS: readonly string[] = ['●', '✚', '◆', '■', '★', '♣'];

/** A piece's two characters: `r★`, or `rs` where there is only ASCII. */
const pieceText = (look: Look, kind: Kind): string =>
	look.ascii ? pieceCode(kind) : `${pieceCode(kind).charAt(0)}${SHAPE_SIGNS[shapeOf(kind)]}`;

export const drawPiece = (look: Look, kind: Kind, standing: Standing = 'settled'): string =>
	pieceInk(look, colourOf(kind), standing, pieceText(look, kind));

/** `o ● circle  x ✚ cross …`: what to type for each shape, and how it looks. */
export const shapeLegend = (look: Look, letters: string): string =>
	SHAPES.map((name, shape) =>
		[letters.charAt(shape), ...(look.ascii ? [] : [SHAPE_SIGNS[shape]]), name].join(' '),
	).join('   ');
