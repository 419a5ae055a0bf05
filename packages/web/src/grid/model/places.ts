// Where the piece in hand can go, for those who do not see it: in how many places, and which one comes next.
import { type Cell, type Spot, sameCell } from '@tessera/engine';
import type { Plan } from './plan.ts';
import { spotsOf } from './survey.ts';

interface Fits {
	/** In so many places the turn could be played at once. */
	readonly now: number;
	/** In so many it needs another of the own pieces too, to fill a gap say. */
	readonly later: number;
}

/** An opening always needs its other pieces: nothing of it is less welcome for that. */
const isLater = ({ view }: Plan, { playable }: Spot): boolean => !playable && view.board.length > 0;

export function fitsOf(plan: Plan): Fits {
	const spots = spotsOf(plan);
	const later = spots.filter((spot) => isLater(plan, spot)).length;
	return { now: spots.length - later, later };
}

/** Whether a cell is a place that needs another of the own pieces too. */
export const needsAnother = (plan: Plan, cell: Cell): boolean =>
	spotsOf(plan).some((spot) => sameCell(spot, cell) && isLater(plan, spot));

const isAfter = (one: Cell, other: Cell): boolean => one.y > other.y || (one.y === other.y && one.x > other.x);

/**
 * The place that comes after the cursor: first, in reading order, all in which the turn could be played at once, then the others,
 * and around again. Null where the piece in hand fits nowhere, and while none is in hand.
 */
export function nextPlace(plan: Plan): Cell | null {
	const spots = spotsOf(plan);
	const now = spots.filter((spot) => !isLater(plan, spot));
	const inTurn = [...now, ...spots.filter((spot) => isLater(plan, spot))];
	const at = inTurn.findIndex((spot) => sameCell(spot, plan.cursor));
	const next =
		at < 0 ? (now.find((spot) => isAfter(spot, plan.cursor)) ?? inTurn[0]) : inTurn[(at + 1) % inTurn.length];
	return next ? { x: next.x, y: next.y } : null;
}
