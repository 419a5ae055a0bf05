// What a kind looks like, by name. Only types come from the engine: home shows pieces too, and must not wait for the rules.
import type { Colour, ColourName, Kind, Shape, ShapeName } from '@tessera/engine';

export const COLOUR_NAMES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const satisfies ColourName[];
export const SHAPE_NAMES = ['circle', 'cross', 'diamond', 'square', 'star', 'clover'] as const satisfies ShapeName[];

function named<T>(names: readonly T[], index: number): T {
	const name = names[index];
	if (name === undefined) throw new Error(`no piece has this number: ${index}`);
	return name;
}

export const nameOfColour = (colour: Colour): ColourName => named(COLOUR_NAMES, colour);
export const nameOfShape = (shape: Shape): ShapeName => named(SHAPE_NAMES, shape);
export const colourNameOf = (kind: Kind): ColourName => named(COLOUR_NAMES, Math.floor(kind / SHAPE_NAMES.length));
export const shapeNameOf = (kind: Kind): ShapeName => named(SHAPE_NAMES, kind % SHAPE_NAMES.length);

/** The piece of these two names. */
export const kindNamed = (colour: ColourName, shape: ShapeName): Kind =>
	(COLOUR_NAMES.indexOf(colour) * SHAPE_NAMES.length + SHAPE_NAMES.indexOf(shape)) as Kind;
