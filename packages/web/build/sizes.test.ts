import { expect, test } from 'vitest';
import { type Manifest, type Screen, scriptsOf, tooHeavy, weightOf } from './sizes.ts';

const manifest: Manifest = {
	'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
	'_shared.js': { file: 'assets/shared.js' },
	'../../virtual:words/en/app': { file: 'assets/en.js' },
	'../../virtual:words/fr/app': { file: 'assets/fr.js' },
	'../../virtual:words/nl/app': { file: 'assets/nl.js' },
	'../../virtual:words/uk/app': { file: 'assets/uk.js' },
	'src/home/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
	'src/about/about.tsx': { file: 'assets/about.js' },
	'_shared.css': { file: 'assets/shared.css' },
};

const home: Screen = { name: 'home', parts: ['index.html', 'src/home/home.tsx'], budget: 60 * 1024 };

test('a screen loads its parts and whatever they import, each once', () => {
	const files = scriptsOf(manifest, ['index.html', 'virtual:words/en/app', 'src/home/home.tsx']);
	expect(files).toEqual(['assets/en.js', 'assets/home.js', 'assets/index.js', 'assets/shared.js']);
});

test('a part that the build does not have is no saving, but a mistake', () => {
	expect(() => scriptsOf(manifest, ['src/grid/area.tsx'])).toThrow('no part src/grid/area.tsx');
});

test('a screen weighs what it weighs in its heaviest language', () => {
	const weight = weightOf(home, manifest, (file) => (file === 'assets/nl.js' ? 50 : 10));
	expect(weight).toMatchObject({ language: 'nl', bytes: 80 });
	expect(weight.scripts[0]).toEqual({ file: 'assets/nl.js', bytes: 50 });
});

test('a screen above its budget is named, with what weighs most', () => {
	const heavy = weightOf(home, manifest, (file) => (file === 'assets/index.js' ? home.budget + 1 : 0));
	expect(tooHeavy([heavy])).toEqual([expect.stringContaining('home (en): 60.0 KB of 60.0 KB of compressed script.')]);
	expect(tooHeavy([heavy])[0]).toContain('The heaviest: assets/index.js 60.0 KB');
	expect(tooHeavy([{ ...heavy, bytes: home.budget }])).toEqual([]);
});
