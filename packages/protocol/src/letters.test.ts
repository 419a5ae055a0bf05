import { describe, expect, test } from 'vitest';
import { fitted, hasAtMost } from './letters.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
	['x'.repeat(24), true],
	['x'.repeat(25), false],
	['🙂'.repeat(24), true],
	['🙂'.repeat(25), false],
	[FAMILY.repeat(24), true],
	['e\u0301'.repeat(24), true],
	['🇫🇷'.repeat(24), true],
	['', true],
])('%j has at most 24 letters: %s', (text, isSo) => {
	expect(hasAtMost(text, 24)).toBe(isSo);
});

describe('a field', () => {
	const typed = (text: string, caret = text.length) => fitted(text, caret, 24);

	test('keeps what fits, and the caret where it is', () => {
		for (const text of ['', 'Ann', '🙂'.repeat(24), FAMILY.repeat(13)])
			expect(typed(text, 0)).toEqual({ text, caret: 0 });
	});

	test('stops at the last letter that fits, and cuts none', () => {
		expect(typed('x'.repeat(30)).text).toBe('x'.repeat(24));
		expect(typed('🙂'.repeat(25)).text).toBe('🙂'.repeat(24));
		expect(typed(`${'x'.repeat(24)}${FAMILY}`).text).toBe('x'.repeat(24));
		expect(typed(`${'x'.repeat(23)}${FAMILY}${FAMILY}`).text).toBe(`${'x'.repeat(23)}${FAMILY}`);
	});

	test('keeps what stands behind the caret: what was put in last does not fit', () => {
		const text = `${'a'.repeat(12)}🙂🙂🙂${'b'.repeat(11)}`;
		const kept = `${'a'.repeat(12)}🙂${'b'.repeat(11)}`;
		expect(typed(text, 18)).toEqual({ text: kept, caret: 14 });
	});

	test('takes no more code points than the server does', () => {
		expect(Array.from(FAMILY)).toHaveLength(7);
		expect(typed(FAMILY.repeat(24)).text).toBe(FAMILY.repeat(13));
	});

	test('takes of what was too long already what fits from its beginning', () => {
		const long = 'A name that was given in earlier days';
		for (const caret of [0, 2, long.length]) expect(typed(long, caret)).toEqual({ text: long.slice(0, 24), caret: 24 });
	});

	test('is done at once with a whole book', () => {
		expect(typed('So it goes 🙂. '.repeat(100_000)).text).toBe('So it goes 🙂. So it goes');
	});
});
