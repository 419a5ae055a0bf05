// Finds a Chromium for the end-to-end tests, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNode } from './run.mjs';

// The first is the same browser without its own windows, which nobody sees here: the tests take much less time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ELSEWHERE = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that is installed, or null. CHROMIUM, where it is set, is taken at its word. */
export async function findBrowser() {
	const chosen = process.env['CHROMIUM'];
	if (chosen) return existsSync(chosen) ? chosen : null;
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	const { chromium } = await import('@playwright/test');
	const candidates = [
		...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
		...ELSEWHERE,
		chromium.executablePath(),
	];
	return candidates.find((path) => existsSync(path)) ?? null;
}

/** @param {string[]} command */
const ran = ([program = '', ...args]) => spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status === 0;

/** Debian's own package brings the libraries along that a browser needs; Playwright's comes without them. */
function installFromDebian() {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
	const quietly = ['-qq', '-o=Dpkg::Use-Pty=0'];
	/** @param {string} name */
	const install = (name) =>
		ran(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', ...quietly, '-y', name]);
	if (!ran(['apt-get', 'update', ...quietly])) return false;
	return install('chromium-headless-shell') || install('chromium');
}

const installFromPlaywright = () =>
	runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium', 'chromium-headless-shell']) === 0;

/** The path of a browser, installed if need be; null, with an explanation, when there is no way. */
export async function ensureBrowser() {
	const there = await findBrowser();
	if (there) return there;
	if (!process.env['CHROMIUM']) {
		console.error('Installing Chromium for the end-to-end tests …');
		if (installFromDebian() || installFromPlaywright()) {
			const installed = await findBrowser();
			if (installed) return installed;
		}
	}
	console.error(
		'The end-to-end tests need Chromium or Chrome, and none was found or could be installed.\n' +
			'Install one, or set CHROMIUM to the path of its program.',
	);
	return null;
}
