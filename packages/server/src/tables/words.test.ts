import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName } from './words.ts';

describe('a name', () => {
	test.each([
		['Ann', 'Ann'],
		['  Ann \t Lee ', 'Ann Lee'],
		['e\u0301', 'é'],
		['Їжак', 'Їжак'],
		['👨‍👩‍👧'.repeat(3), '👨‍👩‍👧'.repeat(3)],
		['x'.repeat(24), 'x'.repeat(24)],
		['🙂'.repeat(24), '🙂'.repeat(24)],
	])('%j is shown as %j', (typed, shown) => {
		expect(cleanName(typed)).toBe(shown);
	});

	test.each([
		'',
		' ',
		'x'.repeat(25),
		'a\u0000b',
		'a\u202eb',
		'a\u2066b',
		'\ud800',
		'\u200b',
		`a${'\u0301'.repeat(9)}`,
	])('cannot be %j', (typed) => {
		expect(cleanName(typed)).toBeNull();
	});
});

test('a line of chat is one line of at most 200 letters', () => {
	expect(cleanLine('well\nplayed')).toBe('well played');
	expect(cleanLine('х'.repeat(200))).toHaveLength(200);
	expect(cleanLine('х'.repeat(201))).toBeNull();
	expect(cleanLine('\u202etxet')).toBeNull();
});
