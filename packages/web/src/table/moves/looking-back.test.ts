import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { turnsOf } from '../course.ts';
import { gameHeard } from '../testing/games.ts';
import { stepAt, stepped } from './looking-back.ts';

test('back from now shows the turn before the last, on again returns to now', () => {
	expect(stepped(null, -1, 10)).toBe(9);
	expect(stepped(9, 1, 10)).toBe(null);
	expect(stepped(null, 1, 10)).toBe(null);
});

test('back stops at the deal', () => {
	expect(stepped(1, -1, 10)).toBe(0);
	expect(stepped(0, -1, 10)).toBe(0);
	expect(stepped(null, -1, 0)).toBe(null);
});

test('a place in the list shows the game as the turn left it', () => {
	const { course } = gameHeard('cubes', 2, 'looking back', 0 as Seat);
	const turns = turnsOf(course, 2);
	expect(stepAt(null, turns)).toBe(null);
	expect(stepAt(0, turns)).toBe(0);
	expect(stepAt(3, turns)).toBe(turns[2]?.step);
});
