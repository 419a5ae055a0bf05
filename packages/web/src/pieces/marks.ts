// The second sign of a colour, for whoever cannot go by the colour: strokes and dots on the edge of the block, like an inlay.
// Each reads the same from both ends, so that a piece lying upside down is never taken for another.
import type { ColourName } from '@tessera/engine';

/** Dots and dashes of a mark, from left to right. */
export type Stroke = 'dot' | 'dash' | 'bar';

const WIDTHS: Readonly<Record<Stroke, number>> = { dot: 5, dash: 11, bar: 26 };
const GAP = 5;

export const MARKS: Readonly<Record<ColourName, readonly Stroke[]>> = {
	red: ['bar'],
	orange: ['dot', 'dot'],
	yellow: ['dot'],
	green: ['dot', 'dot', 'dot'],
	blue: ['dash', 'dash'],
	purple: ['dot', 'dash', 'dot'],
};

/** A mark as the path of a stroke with round ends, around (0, 0). */
export function markPath(strokes: readonly Stroke[]): string {
	const whole = strokes.reduce((sum, stroke) => sum + WIDTHS[stroke], GAP * (strokes.length - 1));
	let left = -whole / 2;
	return strokes
		.map((stroke) => {
			const from = left + MARK_WEIGHT / 2;
			const along = WIDTHS[stroke] - MARK_WEIGHT;
			left += WIDTHS[stroke] + GAP;
			return `M${from} 0h${along}`;
		})
		.join('');
}

/** How thick the strokes are; a dot is a stroke of no length. */
export const MARK_WEIGHT = 5;
