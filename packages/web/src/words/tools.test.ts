import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Key } from './keys.ts';
import { LANGUAGES } from './languages.ts';
import { say, speak } from './say.ts';

/** What is written on a button, and what it is called. */
const SHORT: readonly (readonly [Key, Key])[] = [
	['cards.undo-short', 'cards.undo'],
	['cards.redo-short', 'cards.redo'],
	['cards.take-back-short', 'cards.take-back'],
	['cards.arrange-short', 'cards.arrange'],
	['cards.sort-short', 'cards.sort-colour'],
	['cards.sort-short', 'cards.sort-shape'],
	['grid.tool.take-back-short', 'grid.tool.take-back'],
	['grid.tool.all-back-short', 'grid.tool.all-back'],
	['grid.tool.reroll-short', 'grid.tool.reroll'],
];

beforeEach(() => {
	vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('the buttons of a turn in %s', (language) => {
	it('are called what is written on them, so that one can tell a device to press them', async () => {
		await speak(language);
		for (const [short, full] of SHORT) expect(say(full).toLowerCase()).toContain(say(short).toLowerCase());
	});
});
