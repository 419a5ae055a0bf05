// Tells a browser with the page what its screen will ask for, as the build wrote it down: it is on its way before the first
// script runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Ahead {
	readonly screens: Readonly<Record<string, readonly string[]>>;
	readonly words: Readonly<Record<string, readonly string[]>>;
}

const USUAL_LANGUAGE = 'en';

/** A build without such a list is served all the same. */
function read(folder: string): Ahead {
	try {
		return JSON.parse(readFileSync(join(folder, '.ahead.json'), 'utf8'));
	} catch {
		return { screens: {}, words: {} };
	}
}

/** Browsers name languages in the order they are wanted. */
function wordsFor({ words }: Ahead, accepted: string): readonly string[] {
	const codes = accepted.split(',').map((each) => each.trim().toLowerCase().split(/[-;]/)[0] ?? '');
	const wanted = codes.find((code) => Object.hasOwn(words, code)) ?? USUAL_LANGUAGE;
	return words[wanted] ?? [];
}

const linkTo = (file: string): string =>
	file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

/** What the header `Link` of a page says, by its address and the languages its reader takes; null for nothing. */
export function linksFor(folder: string): (url: string, accepted: string) => string | null {
	const ahead = read(folder);
	return (url, accepted) => {
		const [name = ''] = url.slice(1).split(/[/?#]/);
		const files = Object.hasOwn(ahead.screens, name) ? ahead.screens[name] : undefined;
		return files ? [...files, ...wordsFor(ahead, accepted)].map(linkTo).join(', ') : null;
	};
}
