import { expect, test } from 'vitest';
import { hasHints, keysAt } from './hints.ts';
import { testParts } from './testing/parts.ts';

const ROWS = [
	[['H'], 'grid.keys.hint'],
	[['?'], 'grid.keys.help'],
] as const;

test('a table on this device has hints and the key for them', () => {
	expect(hasHints({})).toBe(true);
	expect(keysAt({}, ROWS, 'grid.keys.hint')).toEqual(ROWS);
});

test('O18 a table elsewhere has them where it was agreed on', () => {
	expect(hasHints({ online: testParts() })).toBe(true);
	const without = { online: testParts({ hasHints: false }) };
	expect(hasHints(without)).toBe(false);
	expect(keysAt(without, ROWS, 'grid.keys.hint')).toEqual([ROWS[1]]);
});
