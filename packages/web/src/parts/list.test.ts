import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { speak } from '../words/say.ts';
import { listed } from './list.ts';

const THINGS = ['Anna', 'Bob', 'Chris', 'Dora'];

test.each(LANGUAGES)('lists in %s are those of the language', async (language) => {
	await speak(language);
	const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
	for (const count of THINGS.keys()) {
		const things = THINGS.slice(0, count);
		expect(listed(things)).toBe(lists.format(things));
	}
	expect(listed(THINGS)).toBe(lists.format(THINGS));
});
