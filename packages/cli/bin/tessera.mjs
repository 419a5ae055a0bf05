#!/usr/bin/env node
// The `tessera` command: starts the TypeScript program on a Node that can run it.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE, findRuntime, NEEDED_MAJOR } from './runtime.mjs';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const runtime = findRuntime(import.meta.url);

if (runtime === null) {
	console.error(
		`tessera needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}. Run 'npm ci' in the project: it brings one along.`,
	);
	process.exit(2);
} else if (runtime === process.execPath) {
	module.enableCompileCache?.(COMPILE_CACHE);
	await import(main);
} else {
	const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env };
	const child = spawn(runtime, [main, ...process.argv.slice(2)], { stdio: 'inherit', env });
	// The terminal sends Ctrl-C to both; the game decides what it means, so only the child acts on it.
	process.on('SIGINT', () => {});
	process.on('SIGTERM', () => child.kill('SIGTERM'));
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
