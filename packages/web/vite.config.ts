// How the board becomes files that any server can hand out.
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { words } from './build/words.ts';

export default defineConfig({
	root: import.meta.dirname,
	plugins: [words(), offline()],
	oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
	build: {
		target: 'es2022',
		manifest: true,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
	worker: { format: 'es' },
});
