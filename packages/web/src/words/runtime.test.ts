import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { number, plural, select } from './runtime.ts';

test.each(LANGUAGES)('numbers in %s are written as the browser writes them', (language) => {
	const written = new Intl.NumberFormat(language);
	for (const value of [0, 1, 7, 42, 108, 999, 1000, 12_345, 0.5, -3])
		expect(number(language, value, 0)).toBe(written.format(value));
	expect(number(language, 5, 2)).toBe('3');
});

test('a plural prefers the case of the number itself, then that of its form, then any other', () => {
	const formOf = (count: number) => (count === 1 ? 'one' : 'many');
	const cases = { '1': 'yesterday', one: 'one day', other: 'days' };
	expect(plural(1, 0, formOf, cases)).toBe('yesterday');
	expect(plural(2, 1, formOf, cases)).toBe('one day');
	expect(plural(5, 0, formOf, cases)).toBe('days');
});

test('a select takes the other case for what it does not know', () => {
	expect(select('cubes', { cubes: 'Cubes', other: 'Classic' })).toBe('Cubes');
	expect(select('toString', { cubes: 'Cubes', other: 'Classic' })).toBe('Classic');
});
