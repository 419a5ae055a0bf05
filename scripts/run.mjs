// Runs one program of the project on its own Node.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { COMPILE_CACHE, findRuntime, NEEDED_MAJOR } from '../packages/cli/bin/runtime.mjs';
import { root } from './install.mjs';

/**
 * The Node to run with, and the environment in which `node` means it.
 * @param {Record<string, string>} extra settings for the program
 */
function runtimeWith(extra) {
	const runtime = findRuntime(import.meta.url);
	if (runtime === null) {
		console.error(`No Node ${NEEDED_MAJOR} for this platform came with the packages; install one and try again.`);
		process.exit(1);
	}
	const PATH = `${dirname(runtime)}${delimiter}${process.env['PATH'] ?? ''}`;
	return { runtime, env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...extra, PATH } };
}

/**
 * Runs a program to its end.
 * @param {string[]} args the program's file and its arguments
 * @param {Record<string, string>} extra settings for the program
 * @returns {number} its exit code
 */
export function runNode(args, extra = {}) {
	const { runtime, env } = runtimeWith(extra);
	return spawnSync(runtime, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

/**
 * Starts a program that goes on until it is stopped.
 * @param {string[]} args the program's file and its arguments
 * @param {'inherit' | 'pipe'} output where what it prints goes
 * @param {Record<string, string>} extra settings for the program
 */
export function startNode(args, output, extra = {}) {
	const { runtime, env } = runtimeWith(extra);
	return spawn(runtime, args, { cwd: root, stdio: ['ignore', output, 'inherit'], env });
}
