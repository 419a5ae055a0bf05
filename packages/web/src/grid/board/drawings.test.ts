// Pictures pushed about under the camera: wherever they lie, every cell is seen where the camera sees it.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Camera, onScreen } from '../model/camera.ts';
import { Drawings, pushBetween } from './drawings.ts';

const cameras = fc.record({
	x: fc.integer({ min: -2000, max: 2000 }),
	y: fc.integer({ min: -2000, max: 2000 }),
	size: fc.integer({ min: 8, max: 160 }),
});
const cells = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) });

describe('a picture that is pushed instead of painted', () => {
	test('shows every cell where the camera sees it', () => {
		fc.assert(
			fc.property(cameras, cameras, cells, (painted, camera, cell) => {
				const push = pushBetween(painted, camera);
				fc.pre(push !== null);
				if (!push) return;
				const at = onScreen(painted, cell);
				const seen = onScreen(camera, cell);
				expect(push.x + at.x * push.by).toBeCloseTo(seen.x, 6);
				expect(push.y + at.y * push.by).toBeCloseTo(seen.y, 6);
			}),
		);
	});

	const painted: Camera = { x: 10, y: 20, size: 40 };

	test('goes as far as a hand takes it', () => {
		expect(pushBetween(painted, { x: 510, y: -480, size: 40 })).toEqual({ x: 500, y: -500, by: 1 });
	});

	test('is painted anew when it would be blurred or much too fine', () => {
		expect(pushBetween(painted, { ...painted, size: 60 })).not.toBeNull();
		expect(pushBetween(painted, { ...painted, size: 61 })).toBeNull();
		expect(pushBetween(painted, { ...painted, size: 27 })).not.toBeNull();
		expect(pushBetween(painted, { ...painted, size: 26 })).toBeNull();
	});
});

describe('drawings under a camera', () => {
	const style = { transform: '' };
	let painted: string[] = [];
	const world = { setAttribute: (_name: string, value: string) => painted.push(value) };
	const sheet = { style, querySelector: () => world } as unknown as SVGSVGElement;
	let drawings: Drawings;
	let rested: Camera[] = [];

	beforeEach(() => {
		vi.useFakeTimers();
		painted = [];
		style.transform = '';
		drawings = new Drawings((camera) => rested.push(camera));
		drawings.attach([sheet]);
		drawings.rest({ x: 10, y: 20, size: 40 });
		rested = [];
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	test('are painted at rest, and pushed while they move', () => {
		drawings.move({ x: 15, y: 20, size: 40 });
		drawings.move({ x: 30, y: 20, size: 40 });
		expect(painted).toEqual(['translate(10 20) scale(0.4)']);
		expect(style.transform).toBe('translate(20px, 0px) scale(1)');
	});

	test('are painted where they are once they have come to rest', () => {
		drawings.move({ x: 15, y: 20, size: 40 });
		drawings.move({ x: 30, y: 20, size: 44 });
		vi.runAllTimers();
		expect(painted).toEqual(['translate(10 20) scale(0.4)', 'translate(30 20) scale(0.44)']);
		expect(style.transform).toBe('');
	});

	test('are painted on the way where they would be blurred', () => {
		drawings.move({ x: 10, y: 20, size: 80 });
		expect(painted.at(-1)).toBe('translate(10 20) scale(0.8)');
		expect(style.transform).toBe('');
	});

	test('rest once nobody moves them any more, however much they were stretched', () => {
		const last = { x: 10, y: 20, size: 84 };
		drawings.move({ x: 10, y: 20, size: 80 });
		expect(rested).toEqual([]);
		drawings.move(last);
		vi.runAllTimers();
		expect(rested).toEqual([last]);
	});

	test('are not painted again where they came back to', () => {
		drawings.move({ x: 15, y: 20, size: 40 });
		drawings.rest({ x: 10, y: 20, size: 40 });
		vi.runAllTimers();
		expect(painted).toHaveLength(1);
		expect(style.transform).toBe('');
	});

	test('are painted when they are new on the page', () => {
		drawings.attach([sheet]);
		drawings.rest({ x: 10, y: 20, size: 40 });
		expect(painted).toHaveLength(2);
	});
});
