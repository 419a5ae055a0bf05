// Builds the board for browsers when its sources have changed since it was last built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { runNode } from './run.mjs';

export const built = `${root}packages/web/dist`;

/** Says which sources the build was made from; written last, so a build that broke off is done again. */
const stamp = `${built}/.built-from`;

const PACKAGES = ['web', 'engine', 'notation', 'bots', 'protocol'];
const SOURCES = [...PACKAGES.map((name) => `packages/${name}`), 'package-lock.json'];
const NOT_BUILT = /(^|\/)(node_modules|dist|training|testing)$|\.test\.tsx?$/;

/**
 * Every file that a build can depend on, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
	if (NOT_BUILT.test(path.replaceAll('\\', '/'))) return [];
	const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
	return entries.flatMap((entry) => {
		const inside = join(path, entry.name);
		if (entry.isDirectory()) return filesUnder(inside);
		return NOT_BUILT.test(entry.name) ? [] : [inside];
	});
}

/** What the sources are now: by content, since the dates of files say little after a checkout. */
function sourcesNow() {
	const files = SOURCES.flatMap((path) => (path.includes('.') ? [join(root, path)] : filesUnder(join(root, path))));
	const hash = createHash('sha256');
	for (const file of files)
		hash
			.update(`${relative(root, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	return hash.digest('hex');
}

/** @returns {boolean} whether there is a build of the sources as they are now */
export function ensureBuilt() {
	const sources = sourcesNow();
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true;
	console.error('Building the board …');
	if (runNode(['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']) !== 0) {
		console.error('The build failed; see the lines above.');
		return false;
	}
	writeFileSync(stamp, sources);
	return true;
}
