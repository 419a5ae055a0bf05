// What somebody aimed at who presses on a board that has just moved by itself: they cannot have taken in yet that it did.
import { type Cell, sameCell } from '@tessera/engine';
import { type Camera, cellsAt, type Point, rounded } from './camera.ts';

/** So long, in milliseconds, the board glides; until then it is aimed at as it was before. */
export const GLIDE_MS = 260;
/** So long after it set out a press may still have been aimed at where it was: an eye and a hand take their time. */
const AIM_MS = 450;

/** The board has moved by itself: from where, and when it set out. */
export interface Moved {
	readonly from: Camera;
	readonly began: number;
}

/** What a press may be aimed at: the board as it is drawn, and for a moment as it was, the likelier first. */
export function sightsOf(now: Camera, moved: Moved | null, time: number): readonly Camera[] {
	const age = moved ? time - moved.began : Number.POSITIVE_INFINITY;
	if (!moved || age >= AIM_MS) return [now];
	return age < GLIDE_MS ? [moved.from, now] : [now, moved.from];
}

/** Where on the board a press is, in cells: as it was seen where it meets one of these cells, else as it is drawn. */
export function aimedAt(sights: readonly Camera[], now: Camera, point: Point, targets: () => readonly Cell[]): Point {
	const meets = (sight: Camera): boolean => {
		const cell = rounded(cellsAt(sight, point));
		return targets().some((target) => sameCell(target, cell));
	};
	return cellsAt(sights.length > 1 ? (sights.find(meets) ?? now) : now, point);
}
