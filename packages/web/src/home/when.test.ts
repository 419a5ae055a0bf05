import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { speak } from '../words/say.ts';
import { timeAgo } from './when.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
	[0, 'now'],
	[-HOUR, 'now'],
	[59_999, 'now'],
	[MINUTE, '1 minute ago'],
	[2 * HOUR, '2 hours ago'],
	[30 * HOUR, 'yesterday'],
	[8 * DAY, 'last week'],
	[400 * DAY, 'last year'],
])('%i milliseconds are told as "%s"', async (passed, words) => {
	await speak('en');
	expect(timeAgo(NOW - passed, NOW)).toBe(words);
});

test.each(LANGUAGES)('in %s as its speakers say it', async (language) => {
	await speak(language);
	const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
	const units = [
		['minute', MINUTE, 59],
		['hour', HOUR, 23],
		['day', DAY, 6],
		['week', 7 * DAY, 4],
		['month', 30 * DAY, 12],
		['year', 365 * DAY, 30],
	] as const;
	for (const [unit, length, most] of units)
		for (let count = 1; count <= most; count++)
			expect(timeAgo(NOW - count * length, NOW)).toBe(words.format(-count, unit));
});
