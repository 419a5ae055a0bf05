// `npm run e2e`: the end-to-end tests in a real browser, against the built board on its real server. Arguments go to Playwright.
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { built, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode, startNode } from './run.mjs';

/**
 * Starts the server on a free port.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
async function serve() {
	const server = startNode(['packages/server/src/main.ts', built], 'pipe', { HOST: '127.0.0.1', PORT: '0' });
	const ended = new Promise((resolve) => server.once('exit', resolve));
	const address = await new Promise((resolve, reject) => {
		server.stdout?.on('data', (text) => {
			const [found] = /http:\S+/.exec(String(text)) ?? [];
			if (found) resolve(found);
		});
		server.once('exit', () => reject(new Error('the server ended before it said where it is')));
	});
	const stop = async () => {
		server.kill('SIGTERM');
		await ended;
	};
	return { address, stop };
}

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
		});
	} finally {
		await stop();
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	ensureInstalled();
	process.exitCode = await runEndToEnd(process.argv.slice(2));
}
