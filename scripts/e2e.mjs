// `npm run e2e`: the end-to-end tests in a real browser, against the built board on its real server. Arguments go to Playwright.
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { built, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';
import { serve } from './serve.mjs';

/**
 * @param {string[]} args for Playwright
 * @returns {Promise<number>} 0 when all tests passed
 */
export async function runEndToEnd(args) {
	const browser = await ensureBrowser();
	if (!browser || !ensureBuilt()) return 1;
	const { address, stop } = await serve();
	try {
		const config = ['--config', 'e2e/playwright.config.ts'];
		return runNode(['node_modules/@playwright/test/cli.js', 'test', ...config, ...args], {
			TESSERA_ADDRESS: address,
			TESSERA_BROWSER: browser,
			TESSERA_BUILT: built,
		});
	} finally {
		await stop();
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	ensureInstalled();
	process.exitCode = await runEndToEnd(process.argv.slice(2));
}
