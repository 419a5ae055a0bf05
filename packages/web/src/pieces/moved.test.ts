import { expect, test } from 'vitest';
import { MARKS, markPath } from './marks.ts';
import { moved } from './moved.ts';
import { SHAPE_PATHS } from './shapes.ts';

test('points move and scale, lengths and radii only scale, flags stay', () => {
	expect(moved('M1 2L3 4Q5 6 7 8Z', { x: 10, y: 20, scale: 2 })).toBe('M12 24L16 28Q20 32 24 36Z');
	expect(moved('M-1 0a1 1 0 1 1 2 0A3 3 0 1 1 4 5', { x: 10, y: 0, scale: 2 })).toBe(
		'M8 0a2 2 0 1 1 4 0A6 6 0 1 1 18 10',
	);
	expect(moved('M0 0h0.01', { x: 100, y: -100, scale: 1 })).toBe('M100 -100h0.01');
});

test('every drawing stays itself where it is not moved', () => {
	const drawings = [...Object.values(SHAPE_PATHS), ...Object.values(MARKS).map(markPath)];
	for (const drawing of drawings) expect(moved(drawing, { x: 0, y: 0, scale: 1 })).toBe(drawing);
});

test('a command that no drawing has used is a mistake', () => {
	expect(() => moved('C1 2 3 4 5 6', { x: 0, y: 0, scale: 1 })).toThrow('no drawing has used C');
});
