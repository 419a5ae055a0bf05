// Installs what package-lock.json asks for when it is not there yet, so that `npm start` and `npm test` work in a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** npm writes this file last, so it is older than the lockfile exactly when an install is due. */
const installed = `${root}node_modules/.package-lock.json`;

export function ensureInstalled() {
	const lock = `${root}package-lock.json`;
	if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
	console.error('Installing what is missing (npm ci) …');
	const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
		cwd: root,
		stdio: ['ignore', 2, 2],
		shell: process.platform === 'win32',
	});
	if (npm.status !== 0) {
		console.error('npm ci failed; see the lines above.');
		process.exit(npm.status ?? 1);
	}
}
