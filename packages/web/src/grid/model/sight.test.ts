import { expect, test } from 'vitest';
import { onScreen } from './camera.ts';
import { aimedAt, sightsOf } from './sight.ts';

const BEFORE = { x: 100, y: 100, size: 40 };
const NOW = { x: 170, y: 100, size: 40 };
const MOVED = { from: BEFORE, began: 1000 };
const PLACE = { x: 2, y: 1 };

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
	expect(aimedAt([BEFORE, NOW], NOW, seen, () => [PLACE])).toEqual(PLACE);
	expect(aimedAt([NOW, BEFORE], NOW, seen, () => [PLACE])).toEqual(PLACE);
});

test('or one that has come there since', () => {
	expect(aimedAt([BEFORE, NOW], NOW, onScreen(NOW, PLACE), () => [PLACE])).toEqual(PLACE);
});

test('of two places it means the one of the likelier sight', () => {
	const [left, right] = [PLACE, { x: 4, y: 1 }];
	const now = { ...BEFORE, x: BEFORE.x - 80 };
	const at = onScreen(BEFORE, left);
	expect(aimedAt([BEFORE, now], now, at, () => [left, right])).toEqual(left);
	expect(aimedAt([now, BEFORE], now, at, () => [left, right])).toEqual(right);
});

test('beside every place it is where the board is drawn', () => {
	expect(aimedAt([BEFORE, NOW], NOW, onScreen(NOW, { x: -3, y: 1 }), () => [PLACE])).toEqual({ x: -3, y: 1 });
	const never = (): never => {
		throw new Error('what is at rest needs no guess');
	};
	expect(aimedAt([NOW], NOW, onScreen(NOW, PLACE), never)).toEqual(PLACE);
});
