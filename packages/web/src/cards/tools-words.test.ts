import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Key } from '../words/keys.ts';
import { LANGUAGES } from '../words/languages.ts';
import { say, speak } from '../words/say.ts';

/** What is written on a button, and what it is called. */
const SHORT: readonly (readonly [Key, Key])[] = [
	['cards.undo-short', 'cards.undo'],
	['cards.redo-short', 'cards.redo'],
	['cards.take-back-short', 'cards.take-back'],
	['cards.arrange-short', 'cards.arrange'],
	['cards.sort-short', 'cards.sort-colour'],
	['cards.sort-short', 'cards.sort-shape'],
];

beforeEach(() => {
	vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('the buttons of Cards in %s', (language) => {
	it('are called what is written on them, so that one can tell a device to press them', async () => {
		await speak(language);
		for (const [short, full] of SHORT) expect(say(full).toLowerCase()).toContain(say(short).toLowerCase());
	});
});
