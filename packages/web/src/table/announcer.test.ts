import { afterEach, expect, test } from 'vitest';
import { announce, announcements, hush } from './announcer.ts';

afterEach(hush);

const texts = () => announcements.value.map(({ text }) => text);

test('what is said is kept in order, the same words twice as well', () => {
	announce('One.');
	announce('Two.');
	announce('Two.');
	expect(texts()).toEqual(['One.', 'Two.', 'Two.']);
	expect(new Set(announcements.value.map(({ id }) => id)).size).toBe(3);
});

test('only the last few are kept', () => {
	for (let number = 1; number <= 20; number += 1) announce(`${number}.`);
	expect(texts()).toEqual(['15.', '16.', '17.', '18.', '19.', '20.']);
	hush();
	expect(texts()).toEqual([]);
});
