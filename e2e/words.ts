// What the board says, by the messages it is built from: for tests in a language that is not English.
import { readFileSync } from 'node:fs';
import { isLanguage, LANGUAGES, type Language, OWN_NAMES } from '../packages/web/src/words/languages.ts';

export { isLanguage, LANGUAGES, type Language, OWN_NAMES };

/** A message without values. */
export function word(language: Language, key: string): string {
	const [area] = key.split('.');
	const file = new URL(`../packages/web/messages/${language}/${area}.json`, import.meta.url);
	const messages: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
	const message = messages[key];
	if (typeof message !== 'string' || message.includes('{')) throw new Error(`${key} is no plain message`);
	return message;
}
