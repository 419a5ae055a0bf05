// How much script a screen loads, compressed, by the manifest of a build: its own parts, what they import, and the words of
// the heaviest language. What is imported on demand counts only where a screen cannot show itself without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '../src/words/languages.ts';

export interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Screen {
	readonly name: string;
	/** Ends of names in the manifest; each must be there. */
	readonly parts: readonly string[];
	/** Which words it needs besides those of every screen. */
	readonly topic?: string;
	/** The most it may load, in bytes. */
	readonly budget: number;
}

const KB = 1024;

export const SCREENS: readonly Screen[] = [
	{ name: 'home', parts: ['index.html', 'src/home/home.tsx'], budget: 60 * KB },
	{
		name: 'Classic and Cubes',
		parts: ['index.html', 'src/table/table.tsx', 'src/grid/area.tsx'],
		budget: 100 * KB,
	},
	{ name: 'Cards', parts: ['index.html', 'src/table/table.tsx', 'src/cards/area.tsx'], budget: 100 * KB },
	{
		name: 'lobby',
		parts: ['index.html', 'src/online/online.tsx', 'src/online/pages.tsx'],
		topic: 'online',
		budget: 60 * KB,
	},
	{ name: 'account', parts: ['index.html', 'src/account/account.tsx'], topic: 'account', budget: 60 * KB },
	{
		name: 'Classic and Cubes with people elsewhere',
		parts: ['index.html', 'src/online/online.tsx', 'src/online/table-screen.tsx', 'src/grid/area.tsx'],
		topic: 'online',
		budget: 130 * KB,
	},
];

function nameOf(part: string, manifest: Manifest): string {
	const name = Object.keys(manifest).find((each) => each === part || each.endsWith(`/${part}`));
	if (name === undefined) throw new Error(`the build has no part ${part}: build/sizes.ts weighs it`);
	return name;
}

/** The files that these parts load: their own scripts and styles, and those of everything they import from the start. */
export function filesOf(manifest: Manifest, parts: readonly string[]): readonly string[] {
	const waiting = parts.map((part) => nameOf(part, manifest));
	const seen = new Set<string>();
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		waiting.push(...(manifest[name]?.imports ?? []));
	}
	const files = [...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
	return [...new Set(files)].sort();
}

export const scriptsOf = (manifest: Manifest, parts: readonly string[]): readonly string[] =>
	filesOf(manifest, parts).filter((file) => file.endsWith('.js'));

export const manifestOf = (folder: string): Manifest =>
	JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

export interface Weight {
	readonly screen: Screen;
	/** In which the screen weighs most. */
	readonly language: string;
	readonly bytes: number;
	/** Heaviest first. */
	readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
}

/** What a screen weighs in the language in which it is heaviest; `weigh` says what a file does. */
export function weightOf(screen: Screen, manifest: Manifest, weigh: (file: string) => number): Weight {
	const inEach = LANGUAGES.map((language): Weight => {
		const words = ['app', ...(screen.topic ? [screen.topic] : [])].map((topic) => `virtual:words/${language}/${topic}`);
		const files = scriptsOf(manifest, [...screen.parts, ...words]);
		const scripts = files.map((file) => ({ file, bytes: weigh(file) })).sort((a, b) => b.bytes - a.bytes);
		return { screen, language, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
	});
	return inEach.reduce((heaviest, weight) => (weight.bytes > heaviest.bytes ? weight : heaviest));
}

export function weightsOf(folder: string): readonly Weight[] {
	const manifest = manifestOf(folder);
	const weigh = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
	return SCREENS.map((screen) => weightOf(screen, manifest, weigh));
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

export const weightText = ({ screen, language, bytes }: Weight): string =>
	`${screen.name} (${language}): ${inKb(bytes)} of ${inKb(screen.budget)}`;

/** What is too heavy and why, in words; empty when nothing is. */
export const tooHeavy = (weights: readonly Weight[]): readonly string[] =>
	weights
		.filter(({ screen, bytes }) => bytes > screen.budget)
		.map((weight) => {
			const heaviest = weight.scripts.slice(0, 5).map(({ file, bytes }) => `${file} ${inKb(bytes)}`);
			return `${weightText(weight)} of compressed script. The heaviest: ${heaviest.join(', ')}`;
		});
