// What pieces, places and numbers of things are called in English.
import { type Axis, type Cell, COLOURS, colourOf, type GameName, type Kind, SHAPES, shapeOf } from '@tessera/engine';

/** `red star`. */
export const pieceName = (kind: Kind): string => `${COLOURS[colourOf(kind)]} ${SHAPES[shapeOf(kind)]}`;

/** `two red stars` without the number. */
export const piecesName = (kind: Kind): string => `${COLOURS[colourOf(kind)]} ${PLURAL_SHAPES[shapeOf(kind)]}`;

const PLURAL_SHAPES: readonly string[] = SHAPES.map((shape) => (shape === 'cross' ? 'crosses' : `${shape}s`));

const VOWELS = 'aeiou';

/** `a red star`, `an orange star`. */
export function aPiece(kind: Kind): string {
	const name = pieceName(kind);
	return VOWELS.includes(name.charAt(0)) ? `an ${name}` : `a ${name}`;
}

export const cellName = ({ x, y }: Cell): string => `${x},${y}`;

/** `row 4` or `column -1`: a row is named by its y, a column by its x. */
export const lineName = (axis: Axis, { x, y }: Cell): string => `${axis} ${axis === 'row' ? y : x}`;

const NOUNS: Readonly<Record<GameName, string>> = { classic: 'tile', cubes: 'cube', cards: 'card' };

/** What the pieces of a game are called. */
export const nounOf = (game: GameName): string => NOUNS[game];

/** Where the pieces of a game are drawn from. */
export const stockOf = (game: GameName): string => (game === 'cards' ? 'pile' : 'bag');

/** `1 tile`, `3 tiles`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export function listOf(items: readonly string[], joint = 'and'): string {
	const last = items.at(-1);
	if (last === undefined || items.length === 1) return last ?? '';
	return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
