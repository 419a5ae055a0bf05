// A small line drawing for a button or a link: decoration, for what it means is said beside it.
import './drawing.css';

interface DrawingProps {
	/** In a square of 24 by 24. */
	readonly path: string;
	readonly class?: string;
}

export const Drawing = ({ path, class: name = '' }: DrawingProps) => (
	<svg class={`drawing ${name}`} viewBox="0 0 24 24" aria-hidden="true">
		<path d={path} />
	</svg>
);
