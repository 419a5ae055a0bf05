// A cube that is rolled: it flies up, turns over in space and comes to rest on what it shows.
import './tumble.css';
import type { Kind } from '@tessera/engine';
import { useState } from 'preact/hooks';
import { colourNameOf, kindNamed, SHAPE_NAMES, shapeNameOf } from './kinds.ts';
import { PieceIcon } from './piece.tsx';

/** The six sides, the one that ends on top first: a cube carries every shape of its one colour. */
export function sidesOf(kind: Kind): readonly Kind[] {
	const colour = colourNameOf(kind);
	const others = SHAPE_NAMES.filter((shape) => shape !== shapeNameOf(kind));
	return [kind, ...others.map((shape) => kindNamed(colour, shape))];
}

interface TumblingCubeProps {
	/** What it shows when it has come to rest. */
	readonly kind: Kind;
	/** The width in pixels. */
	readonly size: number;
	/** A change of this number is a new roll; with 0 it lies still. */
	readonly roll: number;
	/** Its place among those rolled together: they leave the hand one shortly after the other, and turn differently. */
	readonly order?: number;
	readonly onRest?: (() => void) | undefined;
}

/** Where motion is reduced the style of the page cuts the roll to nothing, and the cube simply shows its new side. */
export function TumblingCube({ kind, size, roll, order = 0, onRest }: TumblingCubeProps) {
	const [rested, setRested] = useState(0);
	if (roll === 0 || roll === rested) return <PieceIcon kind={kind} look="cube" size={size} />;
	const rest = () => {
		setRested(roll);
		onRest?.();
	};
	return (
		<div class="tumble" style={{ '--size': `var(--cube, ${size}px)`, '--order': order }} aria-hidden="true">
			<div class={`tumble-cube tumble-way-${order % 3}`} key={roll} onAnimationEnd={rest}>
				{sidesOf(kind).map((side) => (
					<PieceIcon key={side} kind={side} look="cube-face" size={size * 0.84} />
				))}
			</div>
		</div>
	);
}
