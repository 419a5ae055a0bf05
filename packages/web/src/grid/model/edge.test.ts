import { expect, test } from 'vitest';
import { type Camera, fitted } from './camera.ts';
import { edged, isNearEdge } from './edge.ts';

const PHONE = { width: 360, height: 500 };
const BOARD = { left: -10, top: -10, right: 10, bottom: 10 };
const near: Camera = { x: 180, y: 250, size: 60 };
const FRAME_MS = 16;

const after = (camera: Camera, x: number, y: number, ms = FRAME_MS): Camera =>
	edged(camera, { x, y }, BOARD, PHONE, ms);

test('in the middle the board stays where it is', () => {
	expect(after(near, 180, 250)).toBe(near);
	expect(isNearEdge({ x: 180, y: 250 }, PHONE)).toBe(false);
	expect(isNearEdge({ x: 350, y: 250 }, PHONE)).toBe(true);
});

test('near an edge what lies beyond it comes in, the faster the nearer', () => {
	const slow = near.x - after(near, 330, 250).x;
	const fast = near.x - after(near, 359, 250).x;
	expect(slow).toBeGreaterThan(0);
	expect(fast).toBeGreaterThan(slow);
	expect(after(near, 1, 250).x).toBeGreaterThan(near.x);
	expect(after(near, 180, 1).y).toBeGreaterThan(near.y);
	const corner = after(near, 359, 499);
	expect([corner.x < near.x, corner.y < near.y, corner.size]).toEqual([true, true, near.size]);
});

test('beyond the edge it is no faster than at it', () => {
	expect(after(near, 380, 250)).toEqual(after(near, 360, 250));
});

test('it ends where the board ends', () => {
	const last = after(near, 360, 250, 60_000);
	expect(last.x + (BOARD.right + 0.5) * last.size).toBeCloseTo(PHONE.width);
	expect(after(last, 360, 250)).toBe(last);
});

test('a board that is seen as a whole never moves', () => {
	const whole = fitted(BOARD, PHONE);
	for (const [x, y] of [
		[0, 0],
		[360, 0],
		[0, 500],
		[360, 500],
	] as const)
		expect(after(whole, x, y)).toBe(whole);
});
