// Online play: `npm run bench -- online`. The real server in one process, its clients in another, and beside them two other
// servers with the same game in them: `npm ci --prefix bench/peers` installs those.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@tessera/server/testing';
import flags from '../../packages/server/flags.json' with { type: 'json' };
import { built, ensureBuilt } from '../../scripts/build.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Moves {
	readonly games: number;
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
	readonly secondsP99?: readonly number[];
	readonly stolen?: number | null;
	/** Milliseconds of processor that a move cost the server and its clients. */
	readonly serverMs?: number;
	readonly clientsMs?: number;
}

const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
	spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });

/** The first thing it says that has this form. */
const said = (child: ChildProcess, form: RegExp): Promise<RegExpExecArray> =>
	new Promise((resolve, reject) => {
		let text = '';
		child.stdout?.on('data', (part) => {
			text += part;
			const found = form.exec(text);
			if (found) resolve(found);
		});
		child.once('exit', () => reject(new Error(`it ended, and only said: ${text}`)));
	});

const LINE = /^(\{.*\})$/m;

async function resultOf<T>(args: readonly string[]): Promise<T> {
	// Clients get as much room for what lives shortly as our server, so that they hold nobody up.
	const [, text = ''] = await said(node([...flags, ...args]), LINE);
	return JSON.parse(text);
}

async function stop(child: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill('SIGTERM');
	await ended;
}

/** A fresh server of ours for one scenario. */
async function ours<T>(scenario: string): Promise<T> {
	const data = mkdtempSync(join(tmpdir(), 'tessera-online-'));
	const server = await startServer({ board: built, data, env: { LIMIT_FACTOR: '1000000' } });
	try {
		return await resultOf<T>([here('./load.ts'), server.address, scenario]);
	} finally {
		await server.stop();
		rmSync(data, { recursive: true, force: true });
	}
}

/** The server that does the least, at the same rate. */
async function floor(): Promise<Moves> {
	const server = node([here('./floor.ts')]);
	try {
		const [, text = '{}'] = await said(server, LINE);
		return await resultOf<Moves>([here('./load.ts'), `http://127.0.0.1:${JSON.parse(text).port}`, 'floor']);
	} finally {
		await stop(server);
	}
}

async function peer(name: string, games: number): Promise<Moves> {
	const server = node([here(`../peers/${name}-server.mjs`)]);
	try {
		const [, text = '{}'] = await said(server, LINE);
		return await resultOf<Moves>([here(`../peers/${name}-load.mjs`), String(JSON.parse(text).port), String(games)]);
	} finally {
		await stop(server);
	}
}

const middleOf = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const ms = (value: number, digits = 1): string => `${value.toFixed(digits)} ms`;
const row = (name: string, { games, perSecond, p50, p99 }: Moves, keeps: string): string =>
	`  ${name.padEnd(14)} ${String(games).padStart(4)} games ${perSecond.toFixed(0).padStart(6)} moves/s   p50 ${ms(p50).padStart(9)}   p99 ${ms(p99).padStart(9)}   ${keeps}`;

const AIM_MS = 50;

/** Second by second: a long pause, of the machine or of the server, spoils the second that it ends in, and the p99 of all. */
function secondsText({ secondsP99 = [], stolen }: Moves): string {
	const good = secondsP99.filter((p99) => p99 < AIM_MS).length;
	const elsewhere = typeof stolen === 'number' ? `, ${stolen} ms taken by other machines` : '';
	return `p99 was under ${AIM_MS} ms in ${good} of ${secondsP99.length} seconds, ${ms(middleOf(secondsP99))} in the middle${elsewhere}`;
}

export async function run(): Promise<void> {
	console.log('Online: moves that are on disk before anyone hears of them, clients in a process of their own');
	if (!ensureBuilt()) return;
	const most = await ours<Moves>('most');
	console.log(row('as many as go', most, 'durable'));
	console.log(
		`  a move costs the server ${ms(most.serverMs ?? 0, 2)} of processor, and its clients ${ms(most.clientsMs ?? 0, 2)}`,
	);
	const paced = await ours<Moves>('paced');
	console.log(row('at 4,000/s', paced, 'durable (aim: 4,000 a second with p99 under 50 ms)'));
	const least = await floor();
	console.log(row('an echo', least, 'no rules, nothing kept: the least that this machine takes'));
	console.log(`  at 4,000/s ${secondsText(paced)}; an echo: ${secondsText(least)}`);
	if (existsSync(here('../peers/node_modules'))) {
		const rooms = await peer('colyseus', most.games);
		console.log(row('Colyseus', rooms, 'in memory, lost with the process'));
		const matches = await peer('boardgame', most.games);
		console.log(row('boardgame.io', matches, 'in memory, lost with the process'));
		console.log(
			`  a move costs the clients of Colyseus ${ms(rooms.clientsMs ?? 0, 2)} of processor, those of boardgame.io ${ms(matches.clientsMs ?? 0, 2)}`,
		);
		console.log(
			`  ours makes ${(most.perSecond / rooms.perSecond).toFixed(2)} × the moves of Colyseus, ${(most.perSecond / matches.perSecond).toFixed(1)} × those of boardgame.io`,
		);
	} else console.log('  The others are not installed: npm ci --prefix bench/peers');
	const { streams, kilobytes, cpuShare } = await ours<{ streams: number; kilobytes: number; cpuShare: number }>('idle');
	console.log(
		`  ${streams} idle streams: ${kilobytes.toFixed(1)} KB each (aim: under 20), ${(100 * cpuShare).toFixed(0)} % of a core`,
	);
	const { watchers, moves, p50, worst } = await ours<{ watchers: number; moves: number; p50: number; worst: number }>(
		'watched',
	);
	console.log(
		`  ${watchers} watchers: the last of them hears of a move after ${ms(p50)} at the median (aim: 100 ms), ${ms(worst)} at worst, ${moves} moves`,
	);
}
