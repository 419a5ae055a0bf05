// End-to-end tests: a real browser, the built board, its real server. `npm run e2e` starts all of them.
import { defineConfig } from '@playwright/test';

const { TESSERA_ADDRESS: baseURL, TESSERA_BROWSER: executablePath } = process.env;
if (!baseURL || !executablePath) throw new Error('the server and the browser come from `npm run e2e`');

export default defineConfig({
	testDir: '.',
	outputDir: 'results',
	workers: 2,
	retries: 0,
	fullyParallel: true,
	forbidOnly: true,
	reporter: 'list',
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		baseURL,
		locale: 'en-GB',
		trace: 'off',
		viewport: { width: 1440, height: 900 },
		launchOptions: {
			executablePath,
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
