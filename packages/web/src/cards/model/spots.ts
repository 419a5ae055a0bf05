// Where in a fan each place begins, counted in what comes before it. A card that a gap follows is seen in full, so that neither
// hides the other; one that a card follows may be lapped by it.
import type { Card } from './layout.ts';

export interface Spot {
	/** How many cards before this place are seen in full. */
	readonly full: number;
	/** How many are lapped by the next one. */
	readonly lapped: number;
	readonly gaps: number;
}

export interface Spots {
	readonly places: readonly Spot[];
	/** Of the whole fan, its last card seen in full. */
	readonly all: Spot;
}

export function spotsOf(places: readonly (Card | null)[]): Spots {
	let all: Spot = { full: 0, lapped: 0, gaps: 0 };
	const spots = places.map((card, place) => {
		const spot = all;
		if (!card) all = { ...all, gaps: all.gaps + 1 };
		else if (places[place + 1]) all = { ...all, lapped: all.lapped + 1 };
		else all = { ...all, full: all.full + 1 };
		return spot;
	});
	return { places: spots, all };
}
