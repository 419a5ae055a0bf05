// `npm test`: everything that must hold. `npm run check` (--static) stops before the tests; other arguments choose tests of
// vitest, and then only those run.
import { readdirSync } from 'node:fs';
import { built, ensureBuilt } from './build.mjs';
import { runEndToEnd } from './e2e.mjs';
import { failuresLast, forgetFailures } from './failures.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run.mjs';

const args = process.argv.slice(2);
const onlyStatic = args.includes('--static');
const chosen = args.filter((arg) => arg !== '--static');

ensureInstalled();

const tsc = 'node_modules/typescript/bin/tsc';
const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`);
/** Parts that run elsewhere than the rest, and so are checked against other libraries. */
const apart = ['packages/web/src/offline/worker', 'e2e', 'bench/web'];

/** @typedef {[name: string, passes: () => boolean | Promise<boolean>]} Step */

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Step}
 */
const program = (name, command) => [name, () => runNode(command) === 0];

/** @type {Step[]} */
const still = [
	program('format, lint and import directions', [
		'node_modules/@biomejs/biome/bin/biome',
		'check',
		'--error-on-warnings',
		'.',
	]),
	program('types', [tsc, '-p', '.']),
	...[...packages, ...apart].map((folder) => program(`types of ${folder} alone`, [tsc, '-p', folder])),
];
const reporters = ['--reporter=default', '--reporter=./scripts/failures.mjs'];
const tests = program('tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen]);

/** @type {Step[]} */
const board = [
	['build of the board', ensureBuilt],
	program('size of the board', ['packages/web/build/check-sizes.ts', built]),
	['end-to-end tests', async () => (await runEndToEnd([])) === 0],
];

const steps = [...still, ...(onlyStatic ? [] : [tests]), ...(onlyStatic || chosen.length > 0 ? [] : board)];

forgetFailures();
// Every step runs, so that a slip of format does not hide what the tests would have said.
const failed = [];
for (const [name, passes] of steps) {
	console.log(`\n── ${name}`);
	if (!(await passes())) failed.push(name);
}

console.log(failuresLast());
console.log(failed.length === 0 ? '\n✓ everything passed' : `\n✗ failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
