// A piece of the board or the hand, drawn where it lies by its own numbers: nothing of it is transformed or referred to, so that
// a hundred of them cost little at each paint; see moved.ts.
import type { Kind } from '@tessera/engine';
import { Component } from 'preact';
import { Block } from './block.tsx';
import { colourNameOf, shapeNameOf } from './kinds.ts';
import { MARK_WEIGHT, MARKS, markPath } from './marks.ts';
import { moved } from './moved.ts';
import { LAYOUTS } from './piece.tsx';
import { SHAPE_PATHS } from './shapes.ts';

interface FlatPieceProps {
	readonly kind: Kind;
	readonly look: 'tile' | 'cube';
	/** The upper left corner; the piece is 100 wide. */
	readonly x: number;
	readonly y: number;
	/** Whether shapes are hatched: what they are filled with is drawn around their own middle. */
	readonly isHatched: boolean;
}

/** Drawn once: most of what is drawn around a piece changes while the piece does not. */
export class FlatPiece extends Component<FlatPieceProps> {
	override shouldComponentUpdate({ kind, look, x, y, isHatched }: FlatPieceProps): boolean {
		const before = this.props;
		return (
			kind !== before.kind || look !== before.look || x !== before.x || y !== before.y || isHatched !== before.isHatched
		);
	}

	override render({ kind, look, x, y, isHatched }: FlatPieceProps) {
		const colour = colourNameOf(kind);
		const { shape, mark } = LAYOUTS[look];
		const path = SHAPE_PATHS[shapeNameOf(kind)];
		const middle = { x: x + 50, y: y + shape.y };
		const outline = isHatched
			? { d: path, transform: `translate(${middle.x} ${middle.y}) scale(${shape.scale})` }
			: { d: moved(path, { ...middle, scale: shape.scale }) };
		const inlay = moved(markPath(MARKS[colour]), { x: x + 50, y: y + mark, scale: 1 });
		const glow = `url(#piece-glow-${colour})`;
		return (
			<g class={`piece piece-${colour}`}>
				<Block look={look} x={x} y={y} />
				<circle class="piece-glow" cx={middle.x} cy={middle.y} r={44 * shape.scale} fill={glow} />
				<path class="piece-shape" fill={`url(#piece-lit-${colour})`} {...outline} />
				<path class="piece-mark" d={inlay} stroke-width={MARK_WEIGHT} />
			</g>
		);
	}
}

type FlatIconProps = Omit<FlatPieceProps, 'x' | 'y'>;

/** The same as an image of its own, as large as what it stands in: mere decoration. */
export const FlatIcon = (piece: FlatIconProps) => (
	<svg class="piece-icon" viewBox="0 0 100 100" role="presentation" aria-hidden="true">
		<FlatPiece {...piece} x={0} y={0} />
	</svg>
);
