// Which part of the board is seen, and how large. Numbers only: whoever draws applies them.
import type { Cell } from '@tessera/engine';

/** Where the middle of the cell 0,0 is on the screen, and how many pixels a cell measures. */
export interface Camera {
	readonly x: number;
	readonly y: number;
	readonly size: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The part of the screen that the board may use. */
export interface Frame {
	readonly width: number;
	readonly height: number;
}

/** A rectangle of cells, the outer ones included. */
export interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** A late game of four on the smallest phone, or one held sideways: all of it can be seen, and whoever aims comes closer. */
export const SMALLEST = 6;
export const LARGEST = 120;

/** Pieces of a young game are not blown up to fill the room. */
const COMFORTABLE = 64;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The rectangle around some cells. */
export function boundsAround(cells: readonly Cell[]): Bounds {
	const xs = cells.map(({ x }) => x);
	const ys = cells.map(({ y }) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The rectangle around a board; an empty one has its middle. */
export const boundsOf = (board: readonly Cell[]): Bounds => boundsAround(board.length > 0 ? board : [{ x: 0, y: 0 }]);

export const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
	left: left - by,
	top: top - by,
	right: right + by,
	bottom: bottom + by,
});

/** All of the cells in the middle of the frame, as large as comfortable. */
export function fitted({ left, top, right, bottom }: Bounds, { width, height }: Frame): Camera {
	const size = between(SMALLEST, Math.min(width / (right - left + 1), height / (bottom - top + 1)), COMFORTABLE);
	return { x: width / 2 - ((left + right) / 2) * size, y: height / 2 - ((top + bottom) / 2) * size, size };
}

/** Zooms so that what lies under a point of the screen stays there. */
export function zoomed(camera: Camera, by: number, at: Point): Camera {
	const size = between(SMALLEST, camera.size * by, LARGEST);
	const grows = size / camera.size;
	return { x: at.x + (camera.x - at.x) * grows, y: at.y + (camera.y - at.y) * grows, size };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
	...camera,
	x: camera.x + dx,
	y: camera.y + dy,
});

/** The point of the board under a point of the screen, in cells. */
export const cellsAt = (camera: Camera, { x, y }: Point): Point => ({
	x: (x - camera.x) / camera.size,
	y: (y - camera.y) / camera.size,
});

/** The middle of a cell on the screen. */
export const onScreen = (camera: Camera, cell: Cell): Point => ({
	x: camera.x + cell.x * camera.size,
	y: camera.y + cell.y * camera.size,
});

export const rounded = ({ x, y }: Point): Cell => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

/** Moves as little as needed to have the cells in view; unchanged when they are, or when they are too many for the frame. */
export function showing(camera: Camera, { left, top, right, bottom }: Bounds, { width, height }: Frame): Camera {
	const shift = (low: number, high: number, room: number): number => {
		if (high - low > room || (low >= 0 && high <= room)) return 0;
		return low < 0 ? -low : room - high;
	};
	const half = camera.size / 2;
	const first = onScreen(camera, { x: left, y: top });
	const last = onScreen(camera, { x: right, y: bottom });
	const dx = shift(first.x - half, last.x + half, width);
	const dy = shift(first.y - half, last.y + half, height);
	return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

/** Half of what a fingertip needs, in pixels. */
const HALF_FINGER = 22;

/** Whether so much of a cell is in view that a finger finds it: all of a small one. */
const isSeen = (camera: Camera, cell: Cell, { width, height }: Frame): boolean => {
	const { x, y } = onScreen(camera, cell);
	const needed = Math.min(camera.size / 2, HALF_FINGER);
	return x >= needed && y >= needed && x <= width - needed && y <= height - needed;
};

/**
 * Some of these places in view: nothing moves while one of them is seen; else all of them come where they have room, or the one
 * that is nearest to the middle.
 */
export function offering(camera: Camera, places: readonly Cell[], frame: Frame): Camera {
	if (places.length === 0 || places.some((place) => isSeen(camera, place, frame))) return camera;
	const all = showing(camera, boundsAround(places), frame);
	if (places.some((place) => isSeen(all, place, frame))) return all;
	const middle = middleOf(camera, frame);
	const far = ({ x, y }: Cell): number => Math.hypot(x - middle.x, y - middle.y);
	const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best));
	return showing(camera, grown(boundsAround([nearest]), 1), frame);
}

const isWithin = ({ left, top, right, bottom }: Bounds, { x, y }: Cell): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

/**
 * A camera that keeps these bounds in view by itself has room for one cell around the pieces; places that lie one further out, where
 * another piece has to fill the gap, come into view too. Whatever lies beyond comes when the line has grown.
 */
export function reaching(camera: Camera, bounds: Bounds, places: readonly Cell[], frame: Frame): Camera {
	const outer = grown(bounds, 1);
	const outside = places.filter((place) => !isWithin(bounds, place) && isWithin(outer, place));
	// Each by itself: what is too wide for the frame is not seen, and yet never shifted.
	if (outside.every((place) => showing(camera, boundsAround([place]), frame) === camera)) return camera;
	const { left, top, right, bottom } = bounds;
	return steady(camera, boundsAround([{ x: left, y: top }, { x: right, y: bottom }, ...outside]), frame);
}

/** The corners of the frame, the one first where something stands unless there is a reason against it. */
const CORNERS = ['top-right', 'bottom-right', 'top-left', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner in which a square of so many pixels covers the fewest pieces; of equals the one where it is, or the first. */
export function freeCorner(
	camera: Camera,
	pieces: readonly Cell[],
	{ width, height }: Frame,
	side: number,
	now: Corner,
): Corner {
	const half = camera.size / 2;
	const covered = (corner: Corner): number =>
		pieces.filter((piece) => {
			const { x, y } = onScreen(camera, piece);
			const isBeside = corner.endsWith('left')
				? x - half < side && x + half > 0
				: x + half > width - side && x - half < width;
			const isLevel = corner.startsWith('top')
				? y - half < side && y + half > 0
				: y + half > height - side && y - half < height;
			return isBeside && isLevel;
		}).length;
	return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), now);
}

/** A camera that has this share of the size it could have is not moved for the rest. */
const NEARLY = 0.7;

/** All of the cells in view: as they are seen now, moved as little as needed, or all anew where they have no room so. */
export function steady(camera: Camera, bounds: Bounds, frame: Frame): Camera {
	const all = fitted(bounds, frame);
	return camera.size <= all.size && camera.size >= NEARLY * all.size ? showing(camera, bounds, frame) : all;
}

/** A board cannot be lost: one of its pieces stays well within the frame. Its corners alone may be empty cloth. */
export function leashed(camera: Camera, pieces: readonly Cell[], { width, height }: Frame): Camera {
	const margin = Math.min(width, height) / 4;
	const ways = pieces.map((piece) => {
		const { x, y } = onScreen(camera, piece);
		return { dx: between(margin, x, width - margin) - x, dy: between(margin, y, height - margin) - y };
	});
	const far = ({ dx, dy }: { dx: number; dy: number }): number => Math.hypot(dx, dy);
	const { dx, dy } = ways.reduce((best, way) => (far(way) < far(best) ? way : best), ways[0] ?? { dx: 0, dy: 0 });
	return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

/** That point of the board, in cells, in the middle of the frame. */
export const centred = ({ x, y }: Point, size: number, { width, height }: Frame): Camera => ({
	x: width / 2 - x * size,
	y: height / 2 - y * size,
	size,
});

/** The point of the board that is in the middle of the frame, in cells. */
export const middleOf = (camera: Camera, { width, height }: Frame): Point =>
	cellsAt(camera, { x: width / 2, y: height / 2 });

/** A camera in another frame, moved so that what was in view of these cells before stays in view. */
function keeping(next: Camera, frame: Frame, cells: readonly Cell[], camera: Camera, before: Frame): Camera {
	const seen = cells.filter((cell) => showing(camera, boundsAround([cell]), before) === camera);
	return seen.length > 0 ? showing(next, boundsAround(seen), frame) : next;
}

/** The frame is another: what was in its middle stays there, and what was in view of these cells stays in view. */
export const reframed = (camera: Camera, before: Frame, frame: Frame, cells: readonly Cell[]): Camera =>
	keeping(centred(middleOf(camera, before), camera.size, frame), frame, cells, camera, before);

/** The frame begins so much further down: everything stays where it is on the screen, and what was in view of these cells in view. */
export const shifted = (camera: Camera, before: Frame, frame: Frame, down: number, cells: readonly Cell[]): Camera =>
	keeping(panned(camera, 0, -down), frame, cells, camera, before);

/** Between two cameras, t going from 0 to 1. */
export const blended = (from: Camera, to: Camera, t: number): Camera => ({
	x: from.x + (to.x - from.x) * t,
	y: from.y + (to.y - from.y) * t,
	size: from.size + (to.size - from.size) * t,
});
