// How much script a screen loads, compressed, by the manifest of a build: its own parts, what they import, and the words
// of a language. What is imported on demand counts only where a screen cannot show itself without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Screen {
	readonly name: string;
	/** Ends of names in the manifest; a part that is not there on its own is inside another. */
	readonly parts: readonly string[];
	/** The most it may load, in bytes. */
	readonly budget: number;
}

const KB = 1024;
const START = ['index.html', 'virtual:words/en/app'];
const TABLE = [...START, 'src/table/table.tsx', 'src/table/local-host.ts'];

export const SCREENS: readonly Screen[] = [
	{ name: 'home', parts: [...START, 'src/home/home.tsx'], budget: 60 * KB },
	{ name: 'Classic', parts: [...TABLE, 'src/grid/area.tsx'], budget: 100 * KB },
	{ name: 'Cubes', parts: [...TABLE, 'src/grid/area.tsx'], budget: 100 * KB },
	{ name: 'Cards', parts: [...TABLE, 'src/cards/area.tsx'], budget: 100 * KB },
];

/** The scripts that these parts load: their own, and everything those import from the start. */
export function scriptsOf(manifest: Manifest, parts: readonly string[]): readonly string[] {
	const names = Object.keys(manifest);
	const waiting = parts.flatMap((part) => names.filter((name) => name === part || name.endsWith(`/${part}`)));
	const seen = new Set<string>();
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		waiting.push(...(manifest[name]?.imports ?? []));
	}
	const files = [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
	return [...new Set(files)].sort();
}

export const manifestOf = (folder: string): Manifest =>
	JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

export interface Weight {
	readonly screen: Screen;
	readonly bytes: number;
	/** Heaviest first. */
	readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
}

export function weightsOf(folder: string): readonly Weight[] {
	const manifest = manifestOf(folder);
	const compressed = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
	return SCREENS.map((screen) => {
		const scripts = scriptsOf(manifest, screen.parts).map((file) => ({ file, bytes: compressed(file) }));
		scripts.sort((a, b) => b.bytes - a.bytes);
		return { screen, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
	});
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

export const weightText = ({ screen, bytes }: Weight): string =>
	`${screen.name}: ${inKb(bytes)} of ${inKb(screen.budget)}`;

/** What is too heavy and why, in words; empty when nothing is. */
export const tooHeavy = (weights: readonly Weight[]): readonly string[] =>
	weights
		.filter(({ screen, bytes }) => bytes > screen.budget)
		.map((weight) => {
			const heaviest = weight.scripts.slice(0, 5).map(({ file, bytes }) => `${file} ${inKb(bytes)}`);
			return `${weightText(weight)} of compressed script. The heaviest: ${heaviest.join(', ')}`;
		});
