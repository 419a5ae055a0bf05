// What somebody aimed at who presses on a board that has just moved by itself: they cannot have taken in yet that it did.
import type { Cell } from '@tessera/engine';
import { type Camera, cellsAt, type Point } from './camera.ts';

/** So long, in milliseconds, the board glides; until then it is aimed at as it was before. */
export const GLIDE_MS = 260;
/** So long after it set out a press may still have been aimed at where it was: an eye and a hand take their time. */
export const AIM_MS = 450;

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

/**
 * Where on the board a press is, in cells: what it met of the board as it was seen, where that is something, else where it is
 * drawn. What it meets depends on how large cells were seen.
 */
export function aimedAt(
	sights: readonly Camera[],
	now: Camera,
	point: Point,
	met: (at: Point, size: number) => Cell | null,
): Point {
	if (sights.length > 1)
		for (const sight of sights) {
			const cell = met(cellsAt(sight, point), sight.size);
			if (cell) return sight === now ? cellsAt(now, point) : { x: cell.x, y: cell.y };
		}
	return cellsAt(now, point);
}
