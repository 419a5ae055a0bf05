import { expect, test } from 'vitest';
import { type Placed, rowAbove } from './room.ts';

const BEFORE: Placed = { left: 0, top: 140, right: 900, bottom: 460, window: '900 640' };

test('a row that comes above the board pushes down where it begins, and leaves the rest where it is', () => {
	expect(rowAbove(BEFORE, { ...BEFORE, top: 190 })).toBe(50);
	expect(rowAbove({ ...BEFORE, top: 190 }, BEFORE)).toBe(-50);
});

test.each([
	['the first look', null, BEFORE],
	['a window of another size', BEFORE, { ...BEFORE, top: 190, window: '900 600' }],
	['a row below', BEFORE, { ...BEFORE, bottom: 400 }],
	['a hand that changed sides', BEFORE, { ...BEFORE, top: 260, bottom: 530 }],
	['a page that was scrolled', BEFORE, { ...BEFORE, top: 120, bottom: 390 }],
	['a panel beside it', BEFORE, { ...BEFORE, top: 190, right: 600 }],
	['a matter of rounding', BEFORE, { ...BEFORE, top: 140.4 }],
])('%s is no such row', (_, before, now) => {
	expect(rowAbove(before, now)).toBeNull();
});
