// `npm test`: everything that must hold. `npm run check` (--static) stops before the tests; other arguments go to vitest.
import { readdirSync } from 'node:fs';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run.mjs';

const args = process.argv.slice(2);
const onlyStatic = args.includes('--static');
const vitestArgs = args.filter((arg) => arg !== '--static');

ensureInstalled();

const tsc = 'node_modules/typescript/bin/tsc';
const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`);

/** @type {[string, string[]][]} */
const steps = [
	[
		'format, lint and import directions',
		['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
	],
	['types', [tsc, '-p', '.']],
	...packages.map((folder) => /** @type {[string, string[]]} */ ([`types of ${folder} alone`, [tsc, '-p', folder]])),
	...(onlyStatic
		? []
		: [/** @type {[string, string[]]} */ (['tests', ['node_modules/vitest/vitest.mjs', 'run', ...vitestArgs]])]),
];

// Every step runs, so that a slip of format does not hide what the tests would have said.
const failed = steps.flatMap(([name, command]) => {
	console.log(`\n── ${name}`);
	return runNode(command) === 0 ? [] : [name];
});

console.log(failed.length === 0 ? '\n✓ everything passed' : `\n✗ failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
