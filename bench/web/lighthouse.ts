// Lighthouse for a phone, where it is installed: `npm ci --prefix bench/web/lighthouse`. Kept apart from what the product needs.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { savedGames } from './saved-game.ts';

const program = fileURLToPath(new URL('./lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));

interface Report {
	readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

interface Visit {
	readonly address: string;
	readonly executablePath: string;
	/** The folder of what the browser remembers. */
	readonly profile: string;
	readonly options: readonly string[];
}

const BROWSER = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** What it found; null when it gave up, which it says itself. */
async function reportOn({ address, executablePath, profile, options }: Visit): Promise<Report | null> {
	const flags = ['--headless=new', ...BROWSER, `--user-data-dir=${profile}`].join(' ');
	const args = [program, address, '--quiet', '--output=json', `--chrome-flags=${flags}`, ...options];
	const env = { ...process.env, CHROME_PATH: executablePath };
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
	let text = '';
	child.stdout.on('data', (part) => {
		text += part;
	});
	const code = await new Promise((resolve) => child.once('close', resolve));
	return code === 0 ? JSON.parse(text) : null;
}

/** Puts a game into the browser without opening the board, so that the table is loaded for the first time, as home is. */
async function remember(address: string, executablePath: string, profile: string): Promise<string> {
	const { many } = savedGames();
	const browser = await chromium.launchPersistentContext(profile, { executablePath, args: BROWSER });
	const page = await browser.newPage();
	await page.goto(`${address}/healthz`);
	await page.evaluate(({ id, text }) => localStorage.setItem(`tessera.game.${id}`, text), many);
	await browser.close();
	return `/play/${many.id}`;
}

export async function measureWithLighthouse(address: string, executablePath: string): Promise<void> {
	if (!existsSync(program)) {
		console.log('  Lighthouse is not installed: npm ci --prefix bench/web/lighthouse');
		return;
	}
	const profile = mkdtempSync(join(tmpdir(), 'tessera-lighthouse-'));
	try {
		const table = await remember(address, executablePath, profile);
		const visits = [
			{ name: 'table', screen: table, options: ['--disable-storage-reset'] },
			{ name: 'home', screen: '/', options: [] },
		];
		for (const { name, screen, options } of visits) {
			const report = await reportOn({ address: `${address}${screen}`, executablePath, profile, options });
			const scores = Object.values(report?.categories ?? {}).map(
				({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
			);
			console.log(`  Lighthouse for a phone, ${name}: ${scores.join(', ') || 'no report'}`);
		}
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
}
