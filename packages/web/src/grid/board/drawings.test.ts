// Pictures pushed about under the camera: wherever they lie, every cell is seen where the camera sees it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Camera, onScreen } from '../model/camera.ts';
import { pushBetween } from './drawings.ts';

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
