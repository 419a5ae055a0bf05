// What each screen will ask for once its first script runs, written down for the server, which can tell a browser of it with
// the page itself: a phone far away then waits for one round less.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';
import { filesOf, type Manifest, manifestOf } from './sizes.ts';

/** Hidden: it is for our server, not for browsers. */
export const AHEAD_FILE = '.ahead.json';

/** By the first part of an address. Which game a table is of is known to the browser alone: two of three have the grid. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
	'': ['src/home/home.tsx'],
	play: ['src/table/table.tsx', 'src/grid/area.tsx'],
	online: ['src/online/online.tsx'],
};

export interface Ahead {
	/** The first part of an address, and the addresses of the files that its screen needs besides what the page names. */
	readonly screens: Readonly<Record<string, readonly string[]>>;
	/** By language. */
	readonly words: Readonly<Record<string, readonly string[]>>;
}

export function aheadOf(manifest: Manifest): Ahead {
	const inPage = new Set(filesOf(manifest, ['index.html']));
	const besides = (parts: readonly string[]): readonly string[] =>
		filesOf(manifest, parts)
			.filter((file) => !inPage.has(file))
			.map((file) => `/${file}`);
	const each = (entries: readonly (readonly [string, readonly string[]])[]) =>
		Object.fromEntries(entries.map(([name, parts]) => [name, besides(parts)]));
	return {
		screens: each(Object.entries(SCREENS)),
		words: each(LANGUAGES.map((language) => [language, [`virtual:words/${language}/app`]])),
	};
}

export function ahead(): Plugin {
	let folder = '';
	return {
		name: 'ahead',
		apply: 'build',
		configResolved(config) {
			folder = resolve(config.root, config.build.outDir);
		},
		writeBundle: {
			order: 'post',
			sequential: true,
			handler() {
				writeFileSync(join(folder, AHEAD_FILE), JSON.stringify(aheadOf(manifestOf(folder))));
			},
		},
	};
}
