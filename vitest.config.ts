// One configuration for every package's tests; tests stand beside the source they cover.
import { defineConfig } from 'vitest/config';
import { words } from './packages/web/build/words.ts';

export default defineConfig({
	plugins: [words()],
	oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
	test: {
		include: [
			'packages/*/src/**/*.test.{ts,tsx}',
			'packages/bots/training/**/*.test.ts',
			'packages/web/build/**/*.test.ts',
			'bench/**/*.test.ts',
			'scripts/**/*.test.ts',
		],
		// Usually one core is left free, which is half of a small machine.
		maxWorkers: '100%',
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
});
