// Short ways to write what somebody at a board sees; for tests only.
import {
	boardOf,
	COLOURS,
	type Colour,
	type ColourName,
	type Kind,
	kindOf,
	type Placed,
	type Seat,
	SHAPES,
	type Shape,
	type ShapeName,
	seedFromText,
	start,
	type ViewOf,
	viewFor,
} from '@tessera/engine';

/** `piece('red star')` */
export function piece(name: string): Kind {
	const [colour, shape] = name.split(' ');
	return kindOf(COLOURS.indexOf(colour as ColourName) as Colour, SHAPES.indexOf(shape as ShapeName) as Shape);
}

export const pieces = (names: string): readonly Kind[] => names.split(',').map((name) => piece(name.trim()));

/** Pieces side by side from 0,0 to the right. */
export const row = (names: string): readonly Placed[] => pieces(names).map((kind, x) => ({ kind, x, y: 0 }));

interface Wanted {
	readonly board?: readonly Placed[];
	readonly hand: readonly Kind[];
	readonly viewer?: number | null;
	readonly turn?: number;
	readonly bagSize?: number;
	readonly step?: number;
}

function fresh<G extends 'classic' | 'cubes'>(game: G): ViewOf<G> {
	const begun = start({ game, ages: [null, null] }, seedFromText('a view'));
	if (!begun.ok) throw new Error(begun.problem.kind);
	return viewFor(begun.value.position, 0 as Seat) as ViewOf<G>;
}

const seen = ({ board = [], hand, viewer = 0, turn = 0, bagSize = 50, step = 5 }: Wanted) => ({
	board: boardOf(board),
	hand: viewer === null ? null : hand,
	viewer: viewer as Seat | null,
	turn: turn as Seat,
	bagSize,
	step,
});

export const classic = (wanted: Wanted): ViewOf<'classic'> => ({ ...fresh('classic'), ...seen(wanted) });

export const cubes = (wanted: Wanted & { readonly rerolled?: boolean }): ViewOf<'cubes'> => ({
	...fresh('cubes'),
	...seen(wanted),
	rerolled: wanted.rerolled ?? false,
	hands: [wanted.hand, pieces('red star, red circle')],
});
