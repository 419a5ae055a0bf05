import { expect, test } from 'vitest';
import { timeAgo } from './when.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const HOUR = 3_600_000;

test.each([
	[0, 'now'],
	[-HOUR, 'now'],
	[59_999, 'now'],
	[60_000, '1 minute ago'],
	[2 * HOUR, '2 hours ago'],
	[30 * HOUR, 'yesterday'],
	[8 * 24 * HOUR, 'last week'],
	[400 * 24 * HOUR, 'last year'],
])('%i milliseconds are told as "%s"', (passed, words) => {
	expect(timeAgo(NOW - passed, NOW, 'en')).toBe(words);
});

test('in the language of the page', () => {
	expect(timeAgo(NOW - 2 * HOUR, NOW, 'fr')).toBe('il y a 2 heures');
});
