// One piece, put together from the sheet: as part of a drawing, or standing alone.
import type { Kind } from '@tessera/engine';
import { Component } from 'preact';
import { colourNameOf, shapeNameOf } from './kinds.ts';

/** A tile, a cube as it lies, one side of a cube while it rolls, or a card. */
export type Look = 'tile' | 'cube' | 'cube-face' | 'card';

interface Layout {
	readonly height: number;
	/** Where the middle of the shape lies, and how large it is. */
	readonly shape: { readonly y: number; readonly scale: number };
	readonly mark: number;
}

/** Measures for a piece 100 wide. */
export const LAYOUTS: Readonly<Record<Look, Layout>> = {
	tile: { height: 100, shape: { y: 45.5, scale: 1 }, mark: 87.5 },
	cube: { height: 100, shape: { y: 42, scale: 0.96 }, mark: 89.5 },
	'cube-face': { height: 100, shape: { y: 48, scale: 1 }, mark: 90 },
	card: { height: 140, shape: { y: 70, scale: 1.05 }, mark: 127 },
};

/** How high a piece is that is one wide. */
export const heightOf = (look: Look): number => LAYOUTS[look].height / 100;

interface PieceProps {
	readonly kind: Kind;
	readonly look: Look;
}

/** The small shape and mark in two corners of a card, by which a fanned one is known. */
function Index({ kind, turned }: { readonly kind: Kind; readonly turned: boolean }) {
	const colour = colourNameOf(kind);
	return (
		<g transform={turned ? 'rotate(180 50 70)' : undefined}>
			<use
				class="piece-shape"
				href={`#piece-shape-${shapeNameOf(kind)}`}
				fill={`url(#piece-lit-${colour})`}
				transform="translate(18 18.5) scale(0.33)"
			/>
			<use class="piece-mark piece-index" href={`#piece-mark-${colour}`} transform="translate(18 36) scale(0.68)" />
		</g>
	);
}

/** Drawn once: most of what is drawn around a piece changes while the piece does not. */
class Art extends Component<PieceProps> {
	override shouldComponentUpdate({ kind, look }: PieceProps): boolean {
		return kind !== this.props.kind || look !== this.props.look;
	}

	override render({ kind, look }: PieceProps) {
		const colour = colourNameOf(kind);
		const { shape, mark } = LAYOUTS[look];
		return (
			<>
				<use href={`#piece-${look}`} />
				<circle class="piece-glow" cx="50" cy={shape.y} r={44 * shape.scale} fill={`url(#piece-glow-${colour})`} />
				<use
					class="piece-shape"
					href={`#piece-shape-${shapeNameOf(kind)}`}
					fill={`url(#piece-lit-${colour})`}
					transform={`translate(50 ${shape.y}) scale(${shape.scale})`}
				/>
				{look === 'card' ? (
					<>
						<Index kind={kind} turned={false} />
						<Index kind={kind} turned={true} />
					</>
				) : (
					<use class="piece-mark" href={`#piece-mark-${colour}`} x="50" y={mark} />
				)}
			</>
		);
	}
}

interface PieceUseProps extends PieceProps {
	/** The upper left corner. */
	readonly x: number;
	readonly y: number;
	/** The width; a card is higher than wide, see `heightOf`. */
	readonly size: number;
}

/** A piece inside an svg. It says nothing to a screen reader: whoever shows it does. */
export function PieceUse({ kind, look, x, y, size }: PieceUseProps) {
	return (
		<g class={`piece piece-${colourNameOf(kind)}`} transform={`translate(${x} ${y}) scale(${size / 100})`}>
			<Art kind={kind} look={look} />
		</g>
	);
}

interface PieceIconProps extends PieceProps {
	/** The width in pixels. */
	readonly size: number;
	/** What a screen reader calls it; without, it is mere decoration. */
	readonly title?: string | undefined;
}

/** A piece as an image of its own among text and buttons. */
export function PieceIcon({ kind, look, size, title }: PieceIconProps) {
	const { height } = LAYOUTS[look];
	return (
		<svg
			class={`piece-icon piece piece-${colourNameOf(kind)}`}
			width={size}
			height={(size * height) / 100}
			viewBox={`0 0 100 ${height}`}
			role={title === undefined ? 'presentation' : 'img'}
			aria-label={title}
			aria-hidden={title === undefined}
		>
			<Art kind={kind} look={look} />
		</svg>
	);
}
