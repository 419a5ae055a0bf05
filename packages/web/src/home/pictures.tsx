// What the games look like, composed of their own pieces: every line on show is one that could have been laid.
import type { ColourName, GameName, ShapeName } from '@tessera/engine';
import { kindNamed } from '../pieces/kinds.ts';
import { heightOf, type Look, PieceIcon, PieceUse } from '../pieces/piece.tsx';

/** A piece, the middle of the place where it lies, and how it is turned. */
type Lying = readonly [colour: ColourName, shape: ShapeName, x: number, y: number, turned?: number];

interface HeapProps {
	readonly look: Look;
	readonly size: number;
	readonly lying: readonly Lying[];
}

const Heap = ({ look, size, lying }: HeapProps) => (
	<>
		{lying.map(([colour, shape, x, y, turned = 0]) => (
			<g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turned})`}>
				<PieceUse
					kind={kindNamed(colour, shape)}
					look={look}
					x={-size / 2}
					y={(-size * heightOf(look)) / 2}
					size={size}
				/>
			</g>
		))}
	</>
);

const CELL = 64;
const TILE = 60;
const cell = (column: number, row: number): readonly [x: number, y: number] => [
	(column + 0.5) * CELL,
	(row + 0.5) * CELL,
];

const BOARD: readonly (readonly [ColourName, ShapeName, column: number, row: number])[] = [
	['purple', 'circle', 5, 0],
	['blue', 'circle', 6, 0],
	['yellow', 'circle', 2, 1],
	['purple', 'clover', 5, 1],
	['red', 'star', 1, 2],
	['yellow', 'star', 2, 2],
	['blue', 'star', 3, 2],
	['green', 'star', 4, 2],
	['purple', 'star', 5, 2],
	['blue', 'clover', 0, 3],
	['red', 'clover', 1, 3],
	['yellow', 'clover', 2, 3],
	['green', 'cross', 4, 3],
	['green', 'square', 4, 4],
	['red', 'square', 5, 4],
	['orange', 'square', 6, 4],
];

const onCells = (pieces: typeof BOARD): readonly Lying[] =>
	pieces.map(([colour, shape, column, row]) => [colour, shape, ...cell(column, row)]);

const [FREE_X, FREE_Y] = cell(3, 4);

/** A game under way, and one tile still in the air above its place; it comes down when Play is about to be pressed. */
export const HeroPicture = () => (
	<svg class="hero-picture" viewBox="-8 -8 464 336" aria-hidden="true">
		<pattern id="hero-dot" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
			<circle cx={CELL / 2} cy={CELL / 2} r="2.5" />
		</pattern>
		<radialGradient id="hero-light">
			<stop offset="0.5" stop-color="#fff" />
			<stop offset="1" stop-color="#fff" stop-opacity="0" />
		</radialGradient>
		<mask id="hero-fade" x={-CELL} y={-CELL} width={9 * CELL} height={7 * CELL} maskUnits="userSpaceOnUse">
			<rect x={-CELL} y={-CELL} width={9 * CELL} height={7 * CELL} fill="url(#hero-light)" />
		</mask>
		<rect class="hero-dots" x={-CELL} y={-CELL} width={9 * CELL} height={7 * CELL} />
		<Heap look="tile" size={TILE} lying={onCells(BOARD)} />
		<rect class="hero-place" x={FREE_X - 28} y={FREE_Y - 28} width="56" height="56" rx="13" />
		<g class="hero-lifted">
			<Heap look="tile" size={TILE} lying={[['blue', 'square', FREE_X, FREE_Y]]} />
		</g>
	</svg>
);

const TILES: readonly Lying[] = [
	['orange', 'diamond', 74, 32],
	['green', 'diamond', 74, 90],
	['green', 'circle', 132, 90],
	['green', 'clover', 190, 90],
	['purple', 'clover', 190, 32],
	['red', 'diamond', 74, 148],
	['yellow', 'clover', 190, 148],
	['yellow', 'star', 248, 148],
];

const CUBES: readonly Lying[] = [
	['purple', 'cross', 112, 48, 13],
	['yellow', 'square', 214, 46, -11],
	['blue', 'star', 58, 124, -8],
	['orange', 'star', 127, 128, 4],
	['red', 'star', 196, 126, -3],
	['green', 'star', 266, 122, 10],
];

const CARDS: readonly Lying[] = [
	['red', 'circle', 72, 112, -22],
	['red', 'cross', 114, 95, -11],
	['red', 'diamond', 160, 89, 0],
	['red', 'star', 206, 95, 11],
	['red', 'clover', 248, 112, 22],
];

const PICTURES: { readonly [G in GameName]: HeapProps } = {
	classic: { look: 'tile', size: 55, lying: TILES },
	cubes: { look: 'cube', size: 66, lying: CUBES },
	cards: { look: 'card', size: 86, lying: CARDS },
};

export const GamePicture = ({ game }: { readonly game: GameName }) => (
	<svg class="game-picture" viewBox="0 0 320 180" aria-hidden="true">
		<Heap {...PICTURES[game]} />
	</svg>
);

/** One piece that stands for its game in a list. */
const TOKENS: { readonly [G in GameName]: readonly [ColourName, ShapeName, Look, size: number] } = {
	classic: ['orange', 'clover', 'tile', 44],
	cubes: ['blue', 'star', 'cube', 44],
	cards: ['green', 'diamond', 'card', 36],
};

export function GameToken({ game }: { readonly game: GameName }) {
	const [colour, shape, look, size] = TOKENS[game];
	return <PieceIcon kind={kindNamed(colour, shape)} look={look} size={size} />;
}
