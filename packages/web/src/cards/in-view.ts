// How far the table has to scroll so that what matters is seen. Pure, on mere stretches of the screen from top to bottom.
export interface Stretch {
	readonly top: number;
	readonly bottom: number;
}

/** Between what is brought into view and the edge of it. */
const MARGIN = 6;
/** So much of something may be cut off without anybody missing it. */
const CUT = 8;

const isIn = (view: Stretch, { top, bottom }: Stretch): boolean => top >= view.top - CUT && bottom <= view.bottom + CUT;

function shiftTo(view: Stretch, { top, bottom }: Stretch): number {
	if (isIn(view, { top, bottom })) return 0;
	// The upper edge counts where both do not fit.
	if (top < view.top || bottom - top > view.bottom - view.top) return top - view.top - MARGIN;
	return bottom - view.bottom + MARGIN;
}

/** As far as the nearest of them; nowhere while any of them is seen. */
export function shiftToNearest(view: Stretch, spots: readonly Stretch[]): number {
	const [nearest = 0] = spots.map((spot) => shiftTo(view, spot)).sort((a, b) => Math.abs(a) - Math.abs(b));
	return nearest;
}

/** As far as shows all of them together; where they do not fit, without the first ones. */
export function shiftToAll(view: Stretch, spots: readonly Stretch[]): number {
	const [, ...others] = spots;
	if (spots.length === 0) return 0;
	const top = Math.min(...spots.map((spot) => spot.top));
	const bottom = Math.max(...spots.map((spot) => spot.bottom));
	const isTooMuch = bottom - top > view.bottom - view.top;
	return isTooMuch && others.length > 0 ? shiftToAll(view, others) : shiftTo(view, { top, bottom });
}
