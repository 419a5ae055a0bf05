import { expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';

const words = Object.fromEntries(
	['en', 'fr', 'nl', 'uk'].map((language) => [
		`../../virtual:words/${language}/app`,
		{ file: `assets/${language}.js`, imports: ['_base.js'] },
	]),
);

const MANIFEST = {
	...words,
	'index.html': { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/index.css'] },
	'_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
	'_play.js': { file: 'assets/play.js', imports: ['_base.js'], css: ['assets/play.css'] },
	'src/home/home.tsx': { file: 'assets/home.js', imports: ['_base.js'] },
	'src/table/table.tsx': { file: 'assets/table.js', imports: ['_play.js', '_base.js'] },
	'src/grid/area.tsx': { file: 'assets/area.js', imports: ['_play.js'], css: ['assets/area.css'] },
	'src/online/online.tsx': { file: 'assets/online.js' },
};

test('a screen needs its own files and those they import, without what the page names already', () => {
	expect(aheadOf(MANIFEST).screens).toEqual({
		'': ['/assets/home.js'],
		play: ['/assets/area.css', '/assets/area.js', '/assets/play.css', '/assets/play.js', '/assets/table.js'],
		online: ['/assets/online.js'],
	});
});

test('and the words of its language', () => {
	expect(aheadOf(MANIFEST).words).toEqual({
		en: ['/assets/en.js'],
		fr: ['/assets/fr.js'],
		nl: ['/assets/nl.js'],
		uk: ['/assets/uk.js'],
	});
});

test('a screen that the build has not is a fault of the build', () => {
	const { 'src/home/home.tsx': _, ...without } = MANIFEST;
	expect(() => aheadOf(without)).toThrow('src/home/home.tsx');
});
