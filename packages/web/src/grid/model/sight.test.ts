import type { Cell } from '@tessera/engine';
import { expect, test } from 'vitest';
import { onScreen, type Point } from './camera.ts';
import { aimedAt, sightsOf } from './sight.ts';
import { nearest } from './survey.ts';

const BEFORE = { x: 100, y: 100, size: 40 };
const NOW = { x: 170, y: 100, size: 40 };
const MOVED = { from: BEFORE, began: 1000 };
const PLACE = { x: 2, y: 1 };

/** What is near enough to one of these cells meets it, the nearer the smaller cells are. */
const near =
	(...cells: readonly Cell[]) =>
	(at: Point, size: number): Cell | null =>
		nearest(cells, at, Math.max(0.8, 26 / size));

test('a board that has rested is aimed at where it is drawn', () => {
	expect(sightsOf(NOW, null, 1000)).toEqual([NOW]);
	expect(sightsOf(NOW, MOVED, 1500)).toEqual([NOW]);
});

test('one that moves by itself is aimed at where it was, and for a moment after it rests perhaps still so', () => {
	expect(sightsOf(NOW, MOVED, 1010)).toEqual([BEFORE, NOW]);
	expect(sightsOf(NOW, MOVED, 1300)).toEqual([NOW, BEFORE]);
});

test('a press means the place that was seen there', () => {
	const seen = onScreen(BEFORE, PLACE);
	expect(aimedAt([BEFORE, NOW], NOW, seen, near(PLACE))).toEqual(PLACE);
	expect(aimedAt([NOW, BEFORE], NOW, seen, near(PLACE))).toEqual(PLACE);
});

test('also where it is only near it, as far as it would be at rest', () => {
	const beside = onScreen(BEFORE, { x: PLACE.x + 0.6, y: PLACE.y });
	expect(aimedAt([BEFORE, NOW], NOW, beside, near(PLACE))).toEqual(PLACE);
	const small = { ...BEFORE, size: 20 };
	const off = onScreen(small, { x: PLACE.x + 1.2, y: PLACE.y });
	expect(aimedAt([small, NOW], NOW, off, near(PLACE))).toEqual(PLACE);
	expect(aimedAt([BEFORE, NOW], NOW, onScreen(BEFORE, { x: PLACE.x + 1.2, y: PLACE.y }), near(PLACE))).not.toEqual(
		PLACE,
	);
});

test('or one that has come there since', () => {
	expect(aimedAt([BEFORE, NOW], NOW, onScreen(NOW, PLACE), near(PLACE))).toEqual(PLACE);
});

test('of two places it means the one of the likelier sight', () => {
	const [left, right] = [PLACE, { x: 4, y: 1 }];
	const now = { ...BEFORE, x: BEFORE.x - 80 };
	const at = onScreen(BEFORE, left);
	expect(aimedAt([BEFORE, now], now, at, near(left, right))).toEqual(left);
	expect(aimedAt([now, BEFORE], now, at, near(left, right))).toEqual(right);
});

test('beside every place it is where the board is drawn', () => {
	expect(aimedAt([BEFORE, NOW], NOW, onScreen(NOW, { x: -3, y: 1 }), near(PLACE))).toEqual({ x: -3, y: 1 });
	const never = (): never => {
		throw new Error('what is at rest needs no guess');
	};
	expect(aimedAt([NOW], NOW, onScreen(NOW, PLACE), never)).toEqual(PLACE);
});
