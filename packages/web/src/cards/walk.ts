// Walking over the table with the arrow keys: the next stop is the nearest one in that direction. Pure, on mere rectangles.
export interface Spot {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
	left: 'right',
	right: 'left',
	up: 'down',
	down: 'up',
};

/** How much a step aside counts against one ahead. */
const ASIDE = 3;

function distance(from: Spot, to: Spot, direction: Direction): number | null {
	const right = to.left - from.left;
	const down = to.top - from.top;
	const [ahead, aside] =
		direction === 'left'
			? [-right, down]
			: direction === 'right'
				? [right, down]
				: direction === 'up'
					? [-down, right]
					: [down, right];
	// Sideways one stays in the row; up and down any stop that begins a good part of a card further will do.
	const isAhead = ahead > (direction === 'up' || direction === 'down' ? from.height / 2 : 1);
	const isInRow = direction === 'up' || direction === 'down' || Math.abs(aside) < from.height / 2;
	return isAhead && isInRow ? ahead + ASIDE * Math.abs(aside) : null;
}

/** The place of the next stop in a list of them, or null where there is none that way. */
export function nextStop(stops: readonly Spot[], from: Spot, direction: Direction): number | null {
	let best: number | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [at, stop] of stops.entries()) {
		const far = distance(from, stop, direction);
		if (far !== null && far < least) [best, least] = [at, far];
	}
	return best;
}
