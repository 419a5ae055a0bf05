// The real server as a process of its own, on a free port: to be asked over the network, stopped, and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import flags from '../../flags.json' with { type: 'json' };

const { PATH = '', NODE_COMPILE_CACHE } = process.env;
const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
	readonly address: string;
	/** What it has said on standard error so far. */
	errors(): string;
	/** Its process. */
	readonly pid: number;
	/** Ends it as whoever hosts it would. */
	stop(): Promise<number | null>;
	/** Ends it as a power cut would. */
	kill(): Promise<void>;
}

export interface ServerWish {
	/** The built board. */
	readonly board: string;
	readonly data: string;
	/** What Node itself is told beside the usual. */
	readonly node?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
}

const listening = (server: ChildProcess): Promise<string> =>
	new Promise((resolve, reject) => {
		let said = '';
		server.stdout?.on('data', (part) => {
			said += part;
			const [found] = /http:\S+(?=\s)/.exec(said) ?? [];
			if (found) resolve(found);
		});
		server.once('exit', (code) =>
			reject(new Error(`the server ended with ${code} before it said where it is: ${said}`)),
		);
	});

export async function startServer({ board, data, node = [], env = {} }: ServerWish): Promise<ServerProcess> {
	const server = spawn(process.execPath, [...flags, ...node, main, board], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { PATH, ...cache, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, ...env },
	});
	let complaints = '';
	server.stderr.on('data', (part) => {
		complaints += part;
	});
	const ended = once(server, 'exit');
	const address = await listening(server).catch((error: Error) => {
		throw new Error(`${error.message}\n${complaints}`);
	});
	const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
		server.kill(signal);
		const [code] = await ended;
		return code;
	};
	return {
		address,
		errors: () => complaints,
		pid: server.pid ?? 0,
		stop: () => end('SIGTERM'),
		async kill() {
			await end('SIGKILL');
		},
	};
}
