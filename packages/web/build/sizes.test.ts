import { expect, test } from 'vitest';
import { type Manifest, SCREENS, scriptsOf, tooHeavy } from './sizes.ts';

const manifest: Manifest = {
	'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
	'_shared.js': { file: 'assets/shared.js' },
	'../../virtual:words/en/app': { file: 'assets/en.js' },
	'src/home/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
	'src/about/about.tsx': { file: 'assets/about.js' },
	'_shared.css': { file: 'assets/shared.css' },
};

test('a screen loads its parts and whatever they import, each once', () => {
	const files = scriptsOf(manifest, ['index.html', 'virtual:words/en/app', 'src/home/home.tsx']);
	expect(files).toEqual(['assets/en.js', 'assets/home.js', 'assets/index.js', 'assets/shared.js']);
});

test('a part that is no chunk of its own adds nothing', () => {
	expect(scriptsOf(manifest, ['src/grid/area.tsx'])).toEqual([]);
});

test('a screen above its budget is named, with what weighs most', () => {
	const [screen] = SCREENS;
	if (!screen) throw new Error('there is a first screen');
	const scripts = [{ file: 'assets/engine.js', bytes: screen.budget + 1 }];
	expect(tooHeavy([{ screen, bytes: screen.budget + 1, scripts }])).toEqual([
		'home: 60.0 KB of 60.0 KB of compressed script. The heaviest: assets/engine.js 60.0 KB',
	]);
	expect(tooHeavy([{ screen, bytes: screen.budget, scripts: [] }])).toEqual([]);
});
