// The board moves by itself while a piece is held near its edge, for as long as there is something of it beyond that edge.
import { type Bounds, type Camera, type Frame, onScreen, type Point, panned } from './camera.ts';

/** How near to the edge it begins, and how fast it gets there at most, in pixels and pixels a millisecond. */
const NEAR = 44;
const FASTEST = 0.45;

/** The way to go in one direction, given where the point is, where the board begins and ends, and how much room there is. */
function step(at: number, first: number, last: number, room: number, ms: number): number {
	const depth = (distance: number): number => Math.min(1, Math.max(0, (NEAR - distance) / NEAR));
	const way = (share: number, hidden: number): number => Math.min(share * FASTEST * ms, Math.max(0, hidden));
	return way(depth(at), -first) - way(depth(room - at), last - room);
}

export const isNearEdge = ({ x, y }: Point, { width, height }: Frame): boolean =>
	Math.min(x, y, width - x, height - y) < NEAR;

/** The camera some milliseconds later, while a piece is held over that point of the frame; the same one where nothing moves. */
export function edged(camera: Camera, at: Point, bounds: Bounds, { width, height }: Frame, ms: number): Camera {
	const half = camera.size / 2;
	const first = onScreen(camera, { x: bounds.left, y: bounds.top });
	const last = onScreen(camera, { x: bounds.right, y: bounds.bottom });
	const dx = step(at.x, first.x - half, last.x + half, width, ms);
	const dy = step(at.y, first.y - half, last.y + half, height, ms);
	return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}
