import { describe, expect, test } from 'vitest';
import { cleanLine, cleanName, isSameName } from './words.ts';

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

describe('two names', () => {
	test.each([
		['Anna', 'ANNA'],
		['Anna', '\u0410nna'],
		['Anna', 'Ann\u0430'],
		['Анна', 'АННА'],
		['Bob', '\u0392\u03bfb'],
		['Сара', 'Capa'],
		['Zoë', 'Zo\u0435\u0308'],
		['Ann', 'A\u200dnn'],
	])('%s and %s could be taken for one another', (one, other) => {
		expect(isSameName(one, other)).toBe(true);
		expect(isSameName(other, one)).toBe(true);
	});

	test.each([
		['Anna', 'Анна'],
		['Вова', 'Bob'],
		['Νίκος', 'Nikos'],
		['Анна', 'Інна'],
		['Zoe', 'Zoë'],
	])('%s and %s can be told apart', (one, other) => {
		expect(isSameName(one, other)).toBe(false);
	});

	test('look-alikes are one letter for one', () => {
		for (const [one, other] of [
			['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
			['аеѕіјорсухԁһԛԝ', 'aesijopcyxdhqw'],
			['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
			['αικνορυχ', 'aikvopux'],
		] as const)
			expect(isSameName(one, other), one).toBe(true);
	});
});

test('a line of chat is one line of at most 200 letters', () => {
	expect(cleanLine('well\nplayed')).toBe('well played');
	expect(cleanLine('х'.repeat(200))).toHaveLength(200);
	expect(cleanLine('х'.repeat(201))).toBeNull();
	expect(cleanLine('\u202etxet')).toBeNull();
});
