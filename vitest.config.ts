// One configuration for every package's tests; tests stand beside the source they cover.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { words } from './packages/web/build/words.ts';

/**
 * Packages whose modules keep nothing between tests but tables and caches that change no answer: they are loaded once for many
 * files, which saves a fifth of the time. The board in the browser has its state in modules, so each of its files has its own.
 */
const SHARED = ['engine', 'notation', 'protocol', 'bots', 'testkit', 'cli', 'server'].map(
	(name) => `packages/${name}/**/*.test.ts`,
);

/** A file that replaces a module has to be the first to load it: where it was loaded before, nothing would be replaced. */
const REPLACING = globSync(SHARED, { cwd: import.meta.dirname, exclude: ['**/node_modules'] }).filter((file) =>
	readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
);

export default defineConfig({
	plugins: [words()],
	oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
	test: {
		// Usually one core is left free, which is half of a small machine.
		maxWorkers: '100%',
		testTimeout: 300_000,
		hookTimeout: 300_000,
		// Usually a second, which a busy machine may spend elsewhere.
		expect: { poll: { timeout: 60_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: 'shared',
					isolate: false,
					include: SHARED,
					exclude: [...configDefaults.exclude, ...REPLACING],
				},
			},
			{
				extends: true,
				test: {
					name: 'alone',
					include: [
						...REPLACING,
						'packages/web/{src,build}/**/*.test.{ts,tsx}',
						'bench/**/*.test.ts',
						'scripts/**/*.test.ts',
					],
				},
			},
		],
	},
});
