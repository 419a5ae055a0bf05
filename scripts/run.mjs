// Runs one program of the project on its own Node and returns the exit code.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { findRuntime, NEEDED_MAJOR } from '../packages/cli/bin/runtime.mjs';
import { root } from './install.mjs';

/**
 * @param {string[]} args the program's file and its arguments
 * @returns {number} its exit code
 */
export function runNode(args) {
	const runtime = findRuntime(import.meta.url);
	if (runtime === null) {
		console.error(`No Node ${NEEDED_MAJOR} for this platform came with the packages; install one and try again.`);
		return 1;
	}
	const PATH = `${dirname(runtime)}${delimiter}${process.env['PATH'] ?? ''}`;
	const child = spawnSync(runtime, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } });
	return child.status ?? 1;
}
