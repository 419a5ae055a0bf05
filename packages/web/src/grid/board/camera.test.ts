import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testPage } from '../../cards/testing/elements.ts';
import { cellsAt } from '../model/camera.ts';
import { row } from '../testing/views.ts';
import { BoardCamera } from './camera.ts';

// The real settings ask the browser what it prefers.
vi.mock('../../settings/settings.ts', async () => {
	const { signal } = await import('@preact/signals');
	return { isStill: signal(true) };
});

const PIECES = row('red star, red circle, red cross');

let camera: BoardCamera;
beforeEach(() => {
	vi.useFakeTimers();
	testPage();
	camera = new BoardCamera();
	camera.resize({ width: 900, height: 300 });
	camera.show(PIECES, [], null);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a board that somebody has moved, on a screen that is turned', () => {
	test('keeps in the middle what was there', () => {
		camera.zoom(1.5, { x: 450, y: 150 });
		camera.pan(20, 10);
		const before = cellsAt(camera.camera, { x: 450, y: 150 });
		camera.resize({ width: 300, height: 900 });
		const after = cellsAt(camera.camera, { x: 150, y: 450 });
		expect(after.x).toBeCloseTo(before.x);
		expect(after.y).toBeCloseTo(before.y);
	});

	test('is never lost', () => {
		camera.pan(0, 1000);
		camera.resize({ width: 300, height: 120 });
		const { y, size } = camera.camera;
		expect(y - size).toBeLessThan(120);
	});
});

describe('places two cells outside, for a piece that is held', () => {
	const NINE = Array.from({ length: 9 }, (_, x) => ({ x, y: 0 }));
	const PLACES = [-2, 10].map((x) => ({ x, y: 0, playable: false }));
	const areSeen = (width: number): boolean => {
		const { x, size } = camera.camera;
		return PLACES.every((place) => {
			const middle = x + place.x * size;
			return middle - size / 2 > -0.001 && middle + size / 2 < width + 0.001;
		});
	};
	beforeEach(() => {
		camera.resize({ width: 360, height: 480 });
		camera.show(NINE, [], null);
		camera.offer(PLACES);
	});

	test('are in view, also once the frame is another', () => {
		expect(areSeen(360)).toBe(true);
		camera.resize({ width: 350, height: 480 });
		expect(areSeen(350)).toBe(true);
	});

	test('stay in view when somebody else has played, and when everything is to be seen again', () => {
		camera.show([...NINE, { x: 4, y: 1 }], [], null);
		expect(areSeen(360)).toBe(true);
		camera.zoom(2, { x: 180, y: 240 });
		expect(areSeen(360)).toBe(false);
		camera.reset();
		expect(areSeen(360)).toBe(true);
	});

	test('take no room from a position that one looks back at, nor once the piece is put away', () => {
		const { size } = camera.camera;
		camera.leave();
		camera.show(NINE, [], null);
		expect(camera.camera.size).toBeGreaterThan(size);
		camera.comeBack(NINE, []);
		camera.show(NINE, [], null);
		expect(camera.camera.size).toBe(size);
		camera.offer([]);
		camera.resize({ width: 360, height: 481 });
		expect(camera.camera.size).toBeGreaterThan(size);
	});
});

describe('a board that somebody has come close to', () => {
	const middle = () => cellsAt(camera.camera, { x: 450, y: 150 });

	test('keeps in view what is laid there when its window shrinks, but brings nothing back that was out of view', () => {
		camera.zoom(1.5, { x: 450, y: 150 });
		const edge = { x: 4, y: 0 };
		camera.show(PIECES, [edge], null);
		const right = () => camera.camera.x + (edge.x + 0.5) * camera.camera.size;
		expect(right()).toBeGreaterThan(600);
		camera.resize({ width: 500, height: 300 });
		expect(right()).toBeCloseTo(500);
		camera.pan(100, 0);
		camera.resize({ width: 480, height: 300 });
		expect(right()).toBeGreaterThan(480);
	});

	test('is where it was when somebody has looked back through the game', () => {
		camera.zoom(1.5, { x: 450, y: 150 });
		camera.pan(60, 20);
		const [before, { size }] = [middle(), camera.camera];
		camera.leave();
		// There was only one piece then, far from there.
		camera.show([{ x: 40, y: 0 }], [], { left: 40, top: 0, right: 40, bottom: 0 });
		camera.comeBack(PIECES, []);
		expect([middle().x, middle().y, camera.camera.size]).toEqual([
			expect.closeTo(before.x),
			expect.closeTo(before.y),
			size,
		]);
		expect(camera.isByHand.value).toBe(true);
	});

	test('and one that nobody had moved shows everything again', () => {
		const before = camera.camera;
		camera.leave();
		camera.zoom(2, { x: 0, y: 0 });
		camera.comeBack(PIECES, []);
		camera.show(PIECES, [], null);
		expect(camera.camera).toEqual(before);
		expect(camera.isByHand.value).toBe(false);
	});
});
