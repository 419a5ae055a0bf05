// The second sign of a colour, for whoever cannot go by the colour. Turning a piece never makes one sign into another.
import type { ColourName } from '@tessera/engine';

/** Dots and dashes of a mark, from left to right. */
type Stroke = 'dot' | 'dash' | 'bar';

/** How thick the strokes are. */
export const MARK_WEIGHT = 5.6;

const WIDTHS: Readonly<Record<Stroke, number>> = { dot: MARK_WEIGHT, dash: 12, bar: 28 };
const GAP = 5;

/** The quiet style: strokes and dots on the edge of the block, like an inlay, the same from both ends. */
export const MARKS: Readonly<Record<ColourName, readonly Stroke[]>> = {
	red: ['bar'],
	orange: ['dot', 'dot'],
	yellow: ['dot'],
	green: ['dot', 'dot', 'dot'],
	blue: ['dash', 'dash'],
	purple: ['dot', 'dash', 'dot'],
};

/** The strong style: what of a shape is filled within its outline. Few and large parts, to be told apart at any size. */
export const HATCHES: Readonly<Record<ColourName, string>> = {
	// All of it.
	red: 'M-50 -50H50V50H-50Z',
	// Nothing.
	orange: '',
	// All but a round hole in the middle.
	yellow: 'M-50 -50H50V50H-50ZM-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z',
	// One half.
	green: 'M-50 -50H0V50H-50Z',
	// Stripes.
	blue: 'M-50 -38H50v9H-50ZM-50 -21H50v9H-50ZM-50 -4.5H50v9H-50ZM-50 12H50v9H-50ZM-50 29H50v9H-50Z',
	// Two quarters out of four.
	purple: 'M0 0V-50H50V0ZM0 0V50H-50V0Z',
};

const tidy = (value: number): number => Math.round(value * 100) / 100;

/** A mark as the path of a stroke with round ends, around (0, 0). */
export function markPath(strokes: readonly Stroke[]): string {
	const whole = strokes.reduce((sum, stroke) => sum + WIDTHS[stroke], GAP * (strokes.length - 1));
	let left = -whole / 2;
	return strokes
		.map((stroke) => {
			const from = left + MARK_WEIGHT / 2;
			// Not quite nothing for a dot: not every browser draws the round ends of a stroke without length.
			const along = Math.max(0.01, WIDTHS[stroke] - MARK_WEIGHT);
			left += WIDTHS[stroke] + GAP;
			return `M${tidy(from)} 0h${tidy(along)}`;
		})
		.join('');
}
