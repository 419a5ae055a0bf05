// Compiles the messages of a language into a module of small functions: no parser of messages ever reaches a browser.
//
//   import fr from 'virtual:words/fr/app'      everything but what follows
//   import fr from 'virtual:words/fr/learn'    the lessons, the rules and the page about Tessera
//   import fr from 'virtual:words/fr/online'   tables with people elsewhere
//   import fr from 'virtual:words/fr/account'  accounts
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
/** What compiled messages import, and what they are given instead. */
const RUNTIME = '@messageformat/runtime';
const OWN_RUNTIME = join(import.meta.dirname, '..', 'src/words/runtime.ts');
const folder = join(import.meta.dirname, '..', 'messages');

/** Areas that are loaded only with the screens that need them, by their bundle. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
	learn: ['learn', 'rules', 'about'],
	online: ['online'],
	account: ['account'],
};
const APART = Object.values(TOPICS).flat();

export type Messages = Readonly<Record<string, string>>;

export const areasOf = (language: string): readonly string[] =>
	readdirSync(join(folder, language))
		.filter((name) => name.endsWith('.json'))
		.map((name) => name.slice(0, -'.json'.length))
		.sort();

export const messagesOf = (language: string, area: string): Messages =>
	JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8'));

const inBundle = (bundle: string) => (area: string) => TOPICS[bundle]?.includes(area) ?? !APART.includes(area);

export function words(): Plugin {
	return {
		name: 'words',
		// Before the bundler finds what the messages import by itself.
		enforce: 'pre',
		resolveId(id, importer) {
			if (id === RUNTIME && importer?.startsWith(`\0${PREFIX}`)) return OWN_RUNTIME;
			return id.startsWith(PREFIX) ? `\0${id}` : undefined;
		},
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return;
			const [language, bundle] = id.slice(PREFIX.length + 1).split('/');
			if (!language || !bundle) throw new Error(`no such words: ${id}`);
			const areas = areasOf(language).filter(inBundle(bundle));
			for (const area of areas) this.addWatchFile(join(folder, language, `${area}.json`));
			const messages = Object.assign({}, ...areas.map((area) => messagesOf(language, area)));
			return compileModule(new MessageFormat(language), messages);
		},
	};
}
