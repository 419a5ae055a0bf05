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

for (const [name, command] of steps) {
	console.log(`\n── ${name}`);
	const code = runNode(command);
	if (code !== 0) {
		console.error(`\n✗ ${name} failed`);
		process.exit(code);
	}
}
console.log('\n✓ everything passed');
