// The words of all languages: the same messages everywhere, with the same values and every plural the language has; and no
// message that nothing says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, test } from 'vitest';
import { areasOf, type Messages, messagesOf } from '../../build/words.ts';
import { LANGUAGES } from './languages.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const AREAS = areasOf('en');

const allOf = (language: string): Messages => Object.assign({}, ...AREAS.map((area) => messagesOf(language, area)));

/** Every part of a message, those inside plurals and selects included. */
const partsOf = (tokens: readonly Token[]): readonly Token[] =>
	tokens.flatMap((token) =>
		'cases' in token ? [token, ...token.cases.flatMap(({ tokens }) => partsOf(tokens))] : [token],
	);

const valuesOf = (message: string): readonly string[] =>
	[...new Set(partsOf(parse(message)).flatMap((part) => ('arg' in part ? [part.arg] : [])))].sort();

/** The plural forms that whole numbers take in a language. */
function formsOf(language: string): readonly string[] {
	const rules = new Intl.PluralRules(language);
	return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

const sources = (readdirSync(join(import.meta.dirname, '..'), { recursive: true }) as string[])
	.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
	.map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
	.join('\n');

/** What stands in quotes in the source: keys are never put together there, so each that is said is found whole. */
const QUOTED = new Set([...sources.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map(([, text = '']) => text));

describe('the words', () => {
	test.each(OTHERS)('%s has every area and message, and none of its own', (language) => {
		expect(areasOf(language)).toEqual(AREAS);
		for (const area of AREAS)
			expect(Object.keys(messagesOf(language, area)).sort(), area).toEqual(Object.keys(messagesOf('en', area)).sort());
	});
	test.each(OTHERS)('%s puts no value into a message that English does not have', (language) => {
		const english = allOf('en');
		for (const [key, message] of Object.entries(allOf(language)))
			expect(valuesOf(english[key] ?? ''), key).toEqual(expect.arrayContaining([...valuesOf(message)]));
	});
	test.each(LANGUAGES)('%s has every plural form that its numbers take', (language) => {
		const forms = formsOf(language);
		for (const [key, message] of Object.entries(allOf(language)))
			for (const part of partsOf(parse(message))) {
				if (part.type !== 'plural') continue;
				// Cases for single numbers ("=0") beside "other" alone: a sentence in which the number changes no word.
				const cases = part.cases.map(({ key: form }) => form).filter((form) => !form.startsWith('='));
				const wanted = cases.length > 1 ? [...forms, 'other'] : ['other'];
				expect(cases, `${key} in ${language}`).toEqual(expect.arrayContaining(wanted));
			}
	});
	test.each(LANGUAGES)('%s is understood by the compiler of messages', (language) => {
		const format = new MessageFormat(language);
		for (const [key, message] of Object.entries(allOf(language)))
			expect(() => format.compile(message), key).not.toThrow();
	});
	test.each(LANGUAGES)('%s leaves nothing between a word and the dots after it', (language) => {
		const apart = Object.entries(allOf(language)).filter(([, message]) => /\s…/u.test(message));
		expect(apart.map(([key]) => key)).toEqual([]);
	});
	test('every message is said somewhere', () => {
		expect(Object.keys(allOf('en')).filter((key) => !QUOTED.has(key))).toEqual([]);
	});
	test('a message begins with the name of its area', () => {
		for (const area of AREAS)
			for (const key of Object.keys(messagesOf('en', area))) expect(key.startsWith(`${area}.`), key).toBe(true);
	});
});
