// What pieces are called, in the language of the moment. Colour and shape go into one message, so that each language can order and
// inflect them as it must.
import type { Colour, GameName, Kind, Shape } from '@tessera/engine';
import { say } from '../words/say.ts';
import { colourNameOf, nameOfColour, nameOfShape, shapeNameOf } from './kinds.ts';

/** "red star" */
export const pieceName = (kind: Kind): string =>
	say('pieces.name', { colour: colourNameOf(kind), shape: shapeNameOf(kind) });

/** "the red star" */
export const thePiece = (kind: Kind): string =>
	say('pieces.the', { colour: colourNameOf(kind), shape: shapeNameOf(kind) });

/** "red" */
export const colourName = (colour: Colour): string =>
	say('pieces.colour', { colour: nameOfColour(colour), shape: 'none' });

/** "red", said of a piece of that shape: in some languages it agrees with it. */
export const colourForShape = (colour: Colour, shape: Shape): string =>
	say('pieces.colour', { colour: nameOfColour(colour), shape: nameOfShape(shape) });

/** "star" */
export const shapeName = (shape: Shape): string => say('pieces.shape', { shape: nameOfShape(shape) });

/** "3 tiles", "1 cube", "2 cards" */
export const pieceCount = (game: GameName, count: number): string => say('pieces.count', { game, count });

/** "3 red tiles" */
export const colouredCount = (game: GameName, count: number, colour: Colour): string =>
	say('pieces.count-coloured', { game, count, colour: nameOfColour(colour) });

/** "3 stars" */
export const shapedCount = (count: number, shape: Shape): string =>
	say('pieces.count-shaped', { count, shape: nameOfShape(shape) });
