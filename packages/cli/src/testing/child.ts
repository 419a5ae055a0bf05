// For tests: the real program as a child process, run to its end or talked to line by line.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const { PATH = '', NODE_COMPILE_CACHE } = process.env;
const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** A clean environment: what the tests themselves run under must not colour the output. */
const BASE = { PATH, ...cache, LANG: 'C.UTF-8', TERM: 'xterm-256color' };

export interface Surroundings {
	readonly env?: Readonly<Record<string, string>>;
	readonly cwd?: string;
}

export interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const start = (args: readonly string[], { env, cwd }: Surroundings): Child =>
	spawn(process.execPath, [MAIN, ...args], {
		env: { ...BASE, ...env },
		cwd: cwd ?? process.cwd(),
		stdio: ['pipe', 'pipe', 'pipe'],
	});

async function allOf(stream: Readable): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(part);
	return Buffer.concat(parts).toString('utf8');
}

async function ended(child: Child): Promise<Ended> {
	const [out, err, [code]] = await Promise.all([allOf(child.stdout), allOf(child.stderr), once(child, 'close')]);
	return { code, out, err };
}

/** Runs the program with this input, to its end. */
export function tessera(args: readonly string[], input = '', surroundings: Surroundings = {}): Promise<Ended> {
	const child = start(args, surroundings);
	child.stdin.on('error', () => {});
	child.stdin.end(input);
	return ended(child);
}

/** A program that is being talked to. */
export interface Talk {
	/** Waits until what it has said since the last time ends like this, and gives that. */
	hear(ending: RegExp): Promise<string>;
	type(line: string): void;
	hangUp(): void;
	interrupt(): void;
	/** What it says from here on, and its exit code. */
	end(): Promise<Ended>;
}

export function talk(args: readonly string[], surroundings: Surroundings = {}): Talk {
	const child = start(args, surroundings);
	let heard = '';
	let complaints = '';
	// Who is gone hears nothing more: that it is gone, its end tells.
	child.stdin.on('error', () => {});
	child.stderr.on('data', (part) => (complaints += part));
	child.stdout.on('data', (part) => (heard += part));
	const closed = once(child, 'close');
	const take = (): string => {
		const text = heard;
		heard = '';
		return text;
	};
	return {
		async hear(ending) {
			while (!ending.test(heard)) {
				const more = await Promise.race([once(child.stdout, 'data'), closed.then(() => null)]);
				if (more === null && !ending.test(heard)) throw new Error(`it ended, saying: ${heard}${complaints}`);
			}
			return take();
		},
		type: (line) => child.stdin.write(`${line}\n`),
		hangUp: () => child.stdin.end(),
		interrupt: () => child.kill('SIGINT'),
		async end() {
			const [code] = await closed;
			return { code, out: take(), err: complaints };
		},
	};
}
