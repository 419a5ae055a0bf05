// End-to-end tests: a real browser, the built board, its real server. `npm run e2e` starts all of them.
import { defineConfig } from '@playwright/test';
import { address, browserPath } from './environment.ts';

export default defineConfig({
	testDir: '.',
	outputDir: 'results',
	// One more than the cores of a small machine: browsers wait for each other, for bots and for the disk.
	workers: 3,
	retries: 0,
	fullyParallel: true,
	forbidOnly: true,
	reporter: 'list',
	// Generous, so that a busy machine fails nothing.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	use: {
		baseURL: address,
		actionTimeout: 30_000,
		locale: 'en-GB',
		// What keeps the board for later loads all of it: only the tests of that need it.
		serviceWorkers: 'block',
		trace: 'off',
		viewport: { width: 1440, height: 900 },
		launchOptions: {
			executablePath: browserPath,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
});
