// The example of a bot that plays online, as its author would run it: two of them at one table, to the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, newTable, type ServerProcess, startServer } from './testing/index.ts';

const bot = fileURLToPath(new URL('../../../examples/online-bot/bot.mjs', import.meta.url));
let folder = '';
let server: ServerProcess;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-example-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
	server = await startServer({ board: folder, data: join(folder, 'data'), env: { LIMIT_FACTOR: '1000' } });
});
afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

const { PATH = '' } = process.env;

interface Played {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

async function run(patience: string, args: readonly string[]): Promise<Played> {
	const child = spawn(process.execPath, [bot, ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { PATH, PATIENCE: patience },
	});
	const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, out, err };
}

/** One who waits for a busy machine, too. */
const play = (...args: readonly string[]): Promise<Played> => run('60', args);

const playImpatiently = (...args: readonly string[]): Promise<Played> => run('1', args);

test('two of them play a game to its end', async () => {
	const table = await newTable(server.address, await newPerson(server.address), { game: 'cubes', seats: 2 });
	const players = await Promise.all(['Ann', 'Ben'].map((name) => play(server.address, table, name)));
	for (const { code, out, err } of players) {
		expect(err).toBe('');
		expect(out).toMatch(/sits at .*\nThe game is over\.\n$/);
		expect(code).toBe(0);
	}
	const file = await (await fetch(`${server.address}/api/tables/${table}/game.txt`)).text();
	expect(file).toMatch(/^end /m);
}, 60_000);

/** Reads a table's stream until this version has happened. */
async function reached(address: string, table: string, version: number): Promise<void> {
	const { body } = await fetch(`${address}/api/tables/${table}/events`);
	let told = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		told += part;
		if (told.includes(`\nid: ${version}\n`)) return;
	}
	throw new Error(`the stream ended before version ${version}`);
}

test('a server that dies and comes back in the middle of a game, and one that is asked too often, lose no player', async () => {
	const data = join(folder, 'data of another');
	// So little is allowed that hardly a game ends before the server does; one in which soon nobody can move may.
	const first = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '0.5' } });
	const table = await newTable(first.address, await newPerson(first.address), { game: 'cubes', seats: 2 });
	const playing = Promise.all(['Ann', 'Ben'].map((name) => play(first.address, table, name)));
	await reached(first.address, table, 8);
	await first.kill();
	const { port } = new URL(first.address);
	const second = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '1000', PORT: port } });
	for (const { code, out, err } of await playing)
		expect([code, out.endsWith('The game is over.\n'), err]).toEqual([0, true, '']);
	expect((await fetch(`${second.address}/api/tables/${table}/game.txt`)).status).toBe(200);
	await second.stop();
}, 60_000);

test('it says what is missing, and what the server said', async () => {
	expect(await play()).toMatchObject({ code: 2, err: 'Usage: node bot.mjs SERVER TABLE [NAME]\n' });
	const { code, err } = await play(server.address, 'no-such-table');
	expect(code).toBe(1);
	expect(err).toContain('There is no such table.');
});

test('it says where it tries and what is wrong, and gives up on a server that never answers', async () => {
	expect(await playImpatiently('localhost:3000', 'any-table')).toMatchObject({
		code: 2,
		err: '"localhost:3000" is not the address of a server; it looks like http://localhost:3000\n',
	});
	// A port that was free a moment ago, and that nobody listens on.
	const free = createServer().listen(0, '127.0.0.1');
	await once(free, 'listening');
	const { port } = free.address() as AddressInfo;
	await new Promise((resolve) => free.close(resolve));
	const address = `http://127.0.0.1:${port}`;
	expect(await playImpatiently(address, 'any-table')).toEqual({
		code: 1,
		out: '',
		err: `${address} does not answer (ECONNREFUSED). Trying again for 1 s.\nGave up on ${address}: is the address right, and does the server run?\n`,
	});
});

test.each<[string, RequestListener, RegExp]>([
	['takes every request and answers none', () => {}, /\(The operation was aborted due to timeout\)/],
	[
		'wants to be left alone for a minute',
		(_, reply) => void reply.writeHead(503, { 'retry-after': '60' }).end(),
		/\(status 503\)/,
	],
])(
	'a server that %s is given up when it has had its time',
	async (_, answer, said) => {
		const other = createHttpServer(answer).listen(0, '127.0.0.1');
		await once(other, 'listening');
		const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
		const before = Date.now();
		const { code, err } = await playImpatiently(address, 'any-table');
		expect([code, err]).toEqual([1, expect.stringMatching(said)]);
		expect(err).toContain(`Gave up on ${address}`);
		// A pause as long as was asked for, or waiting for an answer, would take a minute and more.
		expect(Date.now() - before).toBeLessThan(55_000);
		other.closeAllConnections();
		other.close();
	},
	90_000,
);

test.each([
	[500, /does not answer \(status 500\)\. Trying again for 1 s\.\nGave up on /],
	[404, /status 404; is this a Tessera server\?/],
])('a server of another kind that answers with %s is named as one', async (status, said) => {
	const other = createHttpServer((_, reply) => reply.writeHead(status).end('<h1>No</h1>')).listen(0, '127.0.0.1');
	await once(other, 'listening');
	const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
	const { code, err } = await playImpatiently(address, 'any-table');
	expect([code, err]).toEqual([1, expect.stringMatching(said)]);
	expect(err).toContain(address);
	other.closeAllConnections();
	other.close();
});
