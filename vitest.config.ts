// One configuration for every package's tests; tests stand beside the source they cover.
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['packages/*/src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
});
