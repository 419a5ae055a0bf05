// Tags hold any value, and bad ones are found wrong where they stand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reading } from '../problem.ts';
import { scan } from '../scanner.ts';
import { formatTag, readTag } from './tags.ts';

const read = (text: string) => reading(() => readTag(scan({ number: 7, text })));

describe('tags', () => {
	test('quotes, backslashes and control characters are escaped', () => {
		expect(formatTag('Event', 'a "b" \\ c\nd\u2028')).toBe('[Event "a \\"b\\" \\\\ c\\u000ad\u2028"]');
	});

	test('every value comes back from its tag', () => {
		const comesBack = (value: string): void => {
			const tag = read(formatTag('Event', value));
			expect(tag).toMatchObject({ ok: true, value: { name: { value: 'Event' }, value: { value } } });
		};
		const anything = fc.string({ unit: 'binary' });
		const halves = fc
			.array(fc.constantFrom('\ud83c', '\udfb2', '"', '\\', '\n', 'u000a'))
			.map((parts) => parts.join(''));
		fc.assert(fc.property(fc.oneof(anything, halves), comesBack), { seed: 1, numRuns: 1000 });
	});

	test.each([
		['Event "x"]', 1, '"["', '"Event"'],
		['["x"]', 2, 'the name of a tag', '""x"]"'],
		['[Event x]', 8, 'a value in quotes', '"x]"'],
		['[Event "x]', 11, 'the closing quote, \\", \\\\ or \\u with 4 hexadecimal digits', 'the end of the line'],
		['[Event "x\\n"]', 10, 'the closing quote, \\", \\\\ or \\u with 4 hexadecimal digits', '"\\n"]"'],
		['[Event "x"', 11, '"]"', 'the end of the line'],
		['[Event "x"] [Site "y"]', 13, 'the end of the line', '"[Site"'],
		['[🎲 "x"]', 2, 'the name of a tag', '"🎲"'],
		['[Event "🎲🎲" x', 13, '"]"', '"x"'],
	])('%s is wrong at column %i', (text, column, expected, found) => {
		expect(read(text)).toEqual({ ok: false, problem: { line: 7, column, expected, found } });
	});
});
