// How the board becomes files that any server can hand out.
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { offline } from './build/offline.ts';
import { words } from './build/words.ts';

/**
 * A phone far away waits longer for a file than for what is in it: what most screens share is one file, what the tables share
 * another. Left to itself the bundler makes dozens of a kilobyte each.
 */
const groups = [
	{
		name: 'base',
		test: /node_modules[\\/](@?preact|make-plural)[\\/]|web[\\/]src[\\/](parts|pieces|routes|saves|settings|words|home|table[\\/](areas|names))/,
		minShareCount: 2,
		priority: 2,
	},
	{
		name: 'play',
		test: /packages[\\/](engine|web[\\/]src[\\/](grid|sound|table))[\\/]/,
		minShareCount: 2,
		priority: 1,
	},
];

export default defineConfig({
	root: import.meta.dirname,
	plugins: [words(), ahead(), offline()],
	oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
	build: {
		target: 'es2022',
		manifest: true,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
	},
	worker: { format: 'es' },
});
