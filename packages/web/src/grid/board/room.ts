// The room that the page leaves to the board, told to the camera whenever it is another.
import { forgetPlaces, type Stage } from '../stage.ts';

/** What may be said under the board covers this much of it. */
const NOTE_HEIGHT = 40;

/** Where the board is, and the window that it is in. */
export interface Placed {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly window: string;
}

function placeOf(board: HTMLElement): Placed {
	const { left, top, right, bottom } = board.getBoundingClientRect();
	return { left, top, right, bottom, window: `${innerWidth} ${innerHeight}` };
}

/** Less is a matter of rounding, in pixels. */
const SLIGHT = 1;

/**
 * How far down a row that came above the board has pushed where it begins, below zero for one that went. Null where it is another
 * change: of the window, of the sides of a table, or while the page was scrolled.
 */
export function rowAbove(before: Placed | null, now: Placed): number | null {
	if (before?.window !== now.window) return null;
	const isStill = (edge: 'left' | 'right' | 'bottom'): boolean => Math.abs(now[edge] - before[edge]) < SLIGHT;
	const down = now.top - before.top;
	return isStill('left') && isStill('right') && isStill('bottom') && Math.abs(down) >= SLIGHT ? down : null;
}

/** Follows the size of the board; gives back how to stop. */
export function watchRoom(stage: Stage, board: HTMLElement): () => void {
	let before: Placed | null = null;
	const watch = new ResizeObserver(() => {
		forgetPlaces(stage);
		const now = placeOf(board);
		const down = rowAbove(before, now);
		before = now;
		const frame = { width: board.clientWidth, height: board.clientHeight - NOTE_HEIGHT };
		// Nobody asked for the row, and a finger may be on its way.
		if (down === null) stage.camera.resize(frame);
		else stage.camera.yieldTo(frame, down);
	});
	watch.observe(board);
	return () => watch.disconnect();
}
