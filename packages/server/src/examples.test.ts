// The example of a bot that plays online, as its author would run it: two of them at one table, to the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
});

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

/**
 * An address that stays while the server behind it dies and comes back: a port that nobody holds meanwhile may be somebody else's by
 * then. While nobody is behind it, whoever calls is cut off.
 */
async function standing() {
	let behind = '';
	const entrance = createServer((near) => {
		const far = connect(Number(new URL(behind).port), '127.0.0.1');
		for (const [line, other] of [
			[near, far],
			[far, near],
		] as const) {
			// However one side ends, so does the other.
			line.on('error', () => {}).once('close', () => other.destroy());
			line.pipe(other);
		}
	}).listen(0, '127.0.0.1');
	onTestFinished(() => void entrance.close());
	await once(entrance, 'listening');
	return {
		address: `http://127.0.0.1:${(entrance.address() as AddressInfo).port}`,
		leadTo(server: ServerProcess) {
			behind = server.address;
		},
	};
}

test('a server that dies and comes back in the middle of a game, and one that is asked too often, lose no player', async () => {
	const data = join(folder, 'data of another');
	const { address, leadTo } = await standing();
	// So little is allowed that no game ends before the server does.
	const first = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '0.5' } });
	leadTo(first);
	const table = await newTable(first.address, await newPerson(first.address), { game: 'cubes', seats: 2 });
	const playing = Promise.all(['Ann', 'Ben'].map((name) => play(address, table, name)));
	await reached(first.address, table, 8);
	await first.kill();
	const second = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '1000' } });
	expect(await (await fetch(`${second.address}/api/tables/${table}`)).json()).toMatchObject({ status: 'running' });
	leadTo(second);
	for (const { code, out, err } of await playing)
		expect([code, out.endsWith('The game is over.\n'), err]).toEqual([0, true, '']);
	expect((await fetch(`${second.address}/api/tables/${table}/game.txt`)).status).toBe(200);
	await second.stop();
});

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
	// A port that nobody listens on, nor can meanwhile: that of a connection.
	const held = connect(Number(new URL(server.address).port), '127.0.0.1');
	onTestFinished(() => void held.destroy());
	await once(held, 'connect');
	const address = `http://127.0.0.1:${held.localPort}`;
	expect(await playImpatiently(address, 'any-table')).toEqual({
		code: 1,
		out: '',
		err: `${address} does not answer (ECONNREFUSED). Trying again for 1 s.\nGave up on ${address}: is the address right, and does the server run?\n`,
	});
});

/** A server of another kind, and its address. */
async function otherServer(answer: RequestListener) {
	const other = createHttpServer(answer).listen(0, '127.0.0.1');
	onTestFinished(() => {
		other.closeAllConnections();
		other.close();
	});
	await once(other, 'listening');
	return { other, address: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
}

test.each<[string, RequestListener, RegExp]>([
	['takes every request and answers none', () => {}, /\(The operation was aborted due to timeout\)/],
	[
		'wants to be left alone for five minutes',
		(_, reply) => void reply.writeHead(503, { 'retry-after': '300' }).end(),
		/\(status 503\)/,
	],
])('a server that %s is given up when it has had its time', async (_, answer, said) => {
	const { other, address } = await otherServer(answer);
	// However long the bot takes to start.
	const begun = once(other, 'request').then(() => performance.now());
	const { code, err } = await playImpatiently(address, 'any-table');
	expect([code, err]).toEqual([1, expect.stringMatching(said)]);
	expect(err).toContain(`Gave up on ${address}`);
	// A pause as long as it ever makes, or waiting for an answer, would take a minute and more.
	expect(performance.now() - (await begun)).toBeLessThan(30_000);
});

test.each([
	[500, /does not answer \(status 500\)\. Trying again for 1 s\.\nGave up on /],
	[404, /status 404; is this a Tessera server\?/],
])('a server of another kind that answers with %s is named as one', async (status, said) => {
	const { address } = await otherServer((_, reply) => reply.writeHead(status).end('<h1>No</h1>'));
	const { code, err } = await playImpatiently(address, 'any-table');
	expect([code, err]).toEqual([1, expect.stringMatching(said)]);
	expect(err).toContain(address);
});
