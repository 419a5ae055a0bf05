import type { Cell } from '@tessera/engine';
import { expect, test } from 'vitest';
import {
	blended,
	boundsAround,
	boundsOf,
	type Camera,
	type Corner,
	cellsAt,
	fitted,
	freeCorner,
	grown,
	LARGEST,
	leashed,
	offering,
	onScreen,
	reaching,
	rounded,
	SMALLEST,
	showing,
	steady,
	zoomed,
} from './camera.ts';

const PHONE = { width: 360, height: 500 };
const BOARD = { left: -3, top: -2, right: 8, bottom: 4 };

test('a fitted board is in the middle, and all of it is in the frame', () => {
	const camera = fitted(BOARD, PHONE);
	const first = onScreen(camera, { x: -3.5, y: -2.5 });
	const last = onScreen(camera, { x: 8.5, y: 4.5 });
	expect(camera.size).toBe(30);
	expect(first.x).toBeCloseTo(0);
	expect(last.x).toBeCloseTo(360);
	expect(first.y + last.y).toBeCloseTo(500);
});

test('a young board is not blown up', () => {
	expect(fitted(boundsOf([]), PHONE)).toEqual({ x: 180, y: 250, size: 64 });
});

test('zooming keeps what is under the finger, and has its limits', () => {
	const camera = fitted(BOARD, PHONE);
	const at = { x: 50, y: 80 };
	const near = zoomed(camera, 2, at);
	expect(cellsAt(near, at).x).toBeCloseTo(cellsAt(camera, at).x);
	expect(cellsAt(near, at).y).toBeCloseTo(cellsAt(camera, at).y);
	expect(zoomed(camera, 100, at).size).toBe(LARGEST);
	expect(zoomed(camera, 0.001, at).size).toBe(SMALLEST);
});

test('a point on the screen and its cell are the same place', () => {
	const camera = { x: 17, y: -4, size: 33 };
	expect(rounded(cellsAt(camera, onScreen(camera, { x: -2, y: 5 })))).toEqual({ x: -2, y: 5 });
});

test('what is out of view is brought in by the shortest way, what is in view stays', () => {
	const camera = { x: 100, y: 100, size: 40 };
	expect(showing(camera, boundsAround([{ x: 1, y: 1 }]), PHONE)).toEqual(camera);
	expect(showing(camera, boundsAround([{ x: -4, y: 0 }]), PHONE)).toEqual({ x: 180, y: 100, size: 40 });
	expect(showing(camera, boundsAround([{ x: 0, y: 11 }]), PHONE)).toEqual({ x: 100, y: 40, size: 40 });
});

test('of places for a piece some are in view: all of them where they have room, else the nearest', () => {
	const camera = { x: 100, y: 100, size: 40 };
	const seen = { x: 1, y: 1 };
	const left = [
		{ x: -5, y: 0 },
		{ x: -4, y: 3 },
	];
	expect(offering(camera, [], PHONE)).toBe(camera);
	expect(offering(camera, [...left, seen], PHONE)).toBe(camera);
	expect(offering(camera, left, PHONE)).toEqual({ x: 220, y: 100, size: 40 });
	const apart = [...left, { x: 40, y: 0 }];
	const nearest = offering(camera, apart, PHONE);
	expect(onScreen(nearest, left[1] ?? seen).x).toBeGreaterThan(20);
	expect(onScreen(nearest, left[1] ?? seen).y).toBe(220);
});

test('a camera that is left to itself stays where it is while there is room, and goes as far as it must', () => {
	const camera = fitted(BOARD, PHONE);
	// Downwards there is room, though not in the middle any more.
	expect(steady(camera, { ...BOARD, bottom: 6 }, PHONE)).toEqual(camera);
	const young = fitted(boundsOf([]), PHONE);
	expect(steady(young, { left: 0, top: 0, right: 3, bottom: 0 }, PHONE)).toEqual({ ...young, x: 136 });
	// Wider than the frame, all of it gets smaller; half as wide, it is looked at anew.
	expect(steady(camera, { ...BOARD, right: 11 }, PHONE)).toEqual(fitted({ ...BOARD, right: 11 }, PHONE));
	expect(steady(camera, { ...BOARD, right: 2 }, PHONE)).toEqual(fitted({ ...BOARD, right: 2 }, PHONE));
});

test('places two cells outside come into view, as far as they need it and no further ones', () => {
	const camera = fitted(BOARD, PHONE);
	const inside = { x: 0, y: 0 };
	expect(reaching(camera, BOARD, [inside], PHONE)).toBe(camera);
	// Above the board there is room anyway.
	expect(reaching(camera, BOARD, [inside, { x: 0, y: -3 }], PHONE)).toBe(camera);
	const left = { x: -4, y: 0 };
	const seen = reaching(camera, BOARD, [inside, left, { x: 12, y: 0 }], PHONE);
	expect(onScreen(seen, left).x).toBeCloseTo(seen.size / 2);
	expect(onScreen(seen, { x: 8, y: 0 }).x).toBeCloseTo(360 - seen.size / 2);
	expect(reaching(seen, BOARD, [left], PHONE)).toBe(seen);
});

test('places two cells outside come into view on both sides at once', () => {
	const frame = { width: 360, height: 480 };
	const bounds = { left: -1, top: -1, right: 9, bottom: 1 };
	const places = [
		{ x: -2, y: 0 },
		{ x: 10, y: 0 },
	];
	const seen = reaching(fitted(bounds, frame), bounds, places, frame);
	for (const { x } of places.map((place) => onScreen(seen, place))) {
		expect(x - seen.size / 2).toBeGreaterThan(-0.001);
		expect(x + seen.size / 2).toBeLessThan(360.001);
	}
	expect(reaching(seen, bounds, places, frame)).toEqual(seen);
});

test('a button stands where it covers the fewest pieces, and stays there while none is better', () => {
	const camera = { x: 20, y: 20, size: 40 };
	const [topLeft, topRight, bottomRight] = [
		{ x: 0, y: 0 },
		{ x: 8, y: 0 },
		{ x: 8, y: 11 },
	];
	const corner = (pieces: readonly Cell[], now: Corner) => freeCorner(camera, pieces, PHONE, 56, now);
	expect(corner([], 'top-right')).toBe('top-right');
	expect(corner([topLeft], 'top-right')).toBe('top-right');
	expect(corner([topRight], 'top-right')).toBe('bottom-right');
	expect(corner([topRight, bottomRight], 'top-right')).toBe('top-left');
	expect(corner([topLeft, topRight, bottomRight], 'top-right')).toBe('bottom-left');
	expect(corner([topLeft], 'bottom-left')).toBe('bottom-left');
	// Two are worse than one, and what is out of view is covered by nothing.
	const full = [topLeft, topRight, bottomRight, { x: 0, y: 11 }];
	expect(corner([...full, { x: 7, y: 0 }], 'top-right')).toBe('bottom-right');
	expect(corner([{ x: 9, y: 0 }], 'top-right')).toBe('top-right');
});

test('a board cannot be lost', () => {
	// Two arms, and nothing in the corner between their ends.
	const pieces = [
		{ x: 0, y: 0 },
		{ x: 12, y: 0 },
		{ x: 0, y: 12 },
	];
	const isSeen = (camera: Camera): boolean =>
		pieces.some((piece) => {
			const { x, y } = onScreen(camera, piece);
			return x >= 90 && x <= 270 && y >= 90 && y <= 410;
		});
	for (const [x, y] of [
		[5000, -5000],
		[-5000, 100],
		[-300, -220],
	] as const) {
		expect(isSeen({ x, y, size: 40 })).toBe(false);
		expect(isSeen(leashed({ x, y, size: 40 }, pieces, PHONE))).toBe(true);
	}
	const seen = { x: 100, y: 100, size: 40 };
	expect(leashed(seen, pieces, PHONE)).toBe(seen);
});

test('a place that a finger finds is in view, though its rim may be cut off', () => {
	const camera = { x: 30, y: 250, size: 120 };
	expect(offering(camera, [{ x: 0, y: 0 }], PHONE)).toBe(camera);
	const hidden = { ...camera, x: 20 };
	expect(offering(hidden, [{ x: 0, y: 0 }], PHONE)).toEqual({ ...camera, x: 60 });
});

test('easing begins where it was and ends where it goes', () => {
	const from = { x: 0, y: 10, size: 20 };
	const to = { x: 100, y: 0, size: 40 };
	expect(blended(from, to, 0)).toEqual(from);
	expect(blended(from, to, 1)).toEqual(to);
	expect(grown(BOARD, 1)).toEqual({ left: -4, top: -3, right: 9, bottom: 5 });
});
