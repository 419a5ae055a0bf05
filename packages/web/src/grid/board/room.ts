// The room that the page leaves to the board, told to the camera whenever it is another.
import { forgetPlaces, type Stage } from '../stage.ts';

/** What may be said under the board covers this much of it. */
const NOTE_HEIGHT = 40;

/** Where the board begins, and the window that it is in. */
const lookAt = (board: HTMLElement) => {
	const { left: x, top: y } = board.getBoundingClientRect();
	return { x, y, width: innerWidth, height: innerHeight };
};

/** Follows the size of the board; gives back how to stop. */
export function watchRoom(stage: Stage, board: HTMLElement): () => void {
	let before = lookAt(board);
	const watch = new ResizeObserver(() => {
		forgetPlaces(stage);
		const now = lookAt(board);
		const by = { x: now.x - before.x, y: now.y - before.y };
		const isSameWindow = now.width === before.width && now.height === before.height;
		before = now;
		const frame = { width: board.clientWidth, height: board.clientHeight - NOTE_HEIGHT };
		// A row came above the board or went, and nobody asked for it: their finger may be on its way.
		if (isSameWindow && (by.x !== 0 || by.y !== 0)) stage.camera.yieldTo(frame, by);
		else stage.camera.resize(frame);
	});
	watch.observe(board);
	return () => watch.disconnect();
}
