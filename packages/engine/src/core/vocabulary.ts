// The words of the three games. Imports nothing; everything else imports this.

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export const SHAPES = ['circle', 'cross', 'diamond', 'square', 'star', 'clover'] as const;
export const GAMES = ['classic', 'cubes', 'cards'] as const;

export type ColourName = (typeof COLOURS)[number];
export type ShapeName = (typeof SHAPES)[number];
export type GameName = (typeof GAMES)[number];

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** Index into COLOURS. */
export type Colour = Branded<number, 'Colour'>;
/** Index into SHAPES. */
export type Shape = Branded<number, 'Shape'>;
/** One of the 36 looks a piece can have: colour × 6 + shape. Two pieces of one kind are interchangeable. */
export type Kind = Branded<number, 'Kind'>;
/** A place at the table, counted from 0 in playing order. */
export type Seat = Branded<number, 'Seat'>;

export const COLOUR_COUNT = COLOURS.length;
export const SHAPE_COUNT = SHAPES.length;
export const KIND_COUNT = COLOUR_COUNT * SHAPE_COUNT;

/** A line or series of this many is complete: a Qwirkle. */
export const QWIRKLE = 6;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

export const ALL_COLOURS: readonly Colour[] = COLOURS.map((_, index) => index as Colour);
export const ALL_SHAPES: readonly Shape[] = SHAPES.map((_, index) => index as Shape);
export const ALL_KINDS: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, index) => index as Kind);

export const kindOf = (colour: Colour, shape: Shape): Kind => (colour * SHAPE_COUNT + shape) as Kind;
export const colourOf = (kind: Kind): Colour => Math.floor(kind / SHAPE_COUNT) as Colour;
export const shapeOf = (kind: Kind): Shape => (kind % SHAPE_COUNT) as Shape;

export const isKind = (value: unknown): value is Kind =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < KIND_COUNT;

/** The seats of a table of so many players. */
export const seatsOf = (players: number): readonly Seat[] =>
	Array.from({ length: players }, (_, index) => index as Seat);

/** The seat to the left. */
export const seatAfter = (seat: Seat, players: number): Seat => ((seat + 1) % players) as Seat;
