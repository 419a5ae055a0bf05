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

/** What a bot says of an answer that it did not wait for any longer. */
const LATE = /\(The operation was aborted due to timeout\)/;

/** One who waits for a busy machine, too. */
const play = (...args: readonly string[]): Promise<Played> => run('60', args);

/** So much patience has one of those who have little, in seconds: more where the machine was so busy that even a quick answer came too late. */
const LITTLE = [1, 4, 16];

async function playImpatiently(...args: readonly string[]): Promise<Played & { readonly patience: number }> {
	for (const patience of LITTLE) {
		const played = await run(`${patience}`, args);
		if (!LATE.test(played.err) || patience === LITTLE.at(-1)) return { ...played, patience };
	}
	return expect.fail();
}

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
	expect(await play('localhost:3000', 'any-table')).toEqual({
		out: '',
		code: 2,
		err: '"localhost:3000" is not the address of a server; it looks like http://localhost:3000\n',
	});
	// A port that nobody listens on, nor can meanwhile: that of a connection.
	const held = connect(Number(new URL(server.address).port), '127.0.0.1');
	onTestFinished(() => void held.destroy());
	await once(held, 'connect');
	const address = `http://127.0.0.1:${held.localPort}`;
	const { patience, ...played } = await playImpatiently(address, 'any-table');
	expect(played).toEqual({
		code: 1,
		out: '',
		err: `${address} does not answer (ECONNREFUSED). Trying again for ${patience} s.\nGave up on ${address}: is the address right, and does the server run?\n`,
	});
});

/** The address of a server of another kind. */
async function otherServer(answer: RequestListener): Promise<string> {
	const other = createHttpServer(answer).listen(0, '127.0.0.1');
	onTestFinished(() => {
		other.closeAllConnections();
		other.close();
	});
	await once(other, 'listening');
	return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

/** With a bot of little patience: what it said, how it ended, and how long after it last asked for something. */
async function givingUp(answer: RequestListener, play: (address: string) => Promise<Played>) {
	let asked = 0;
	const address = await otherServer((request, reply) => {
		asked = performance.now();
		answer(request, reply);
	});
	const { code, err } = await play(address);
	return { address, code, err, time: performance.now() - asked };
}

/** More than the most patient of them has, and less than the minute that a bot would wait at most for as long as it is asked to. */
const MUCH = 30_000;

test('a server that takes every request and answers none is given up when it has had its time', async () => {
	const { address, code, err, time } = await givingUp(
		() => {},
		(there) => run('1', [there, 'any-table']),
	);
	expect([code, err]).toEqual([1, expect.stringMatching(LATE)]);
	expect(err).toContain(`Gave up on ${address}`);
	expect(time).toBeLessThan(MUCH);
});

test('a server that wants to be left alone for five minutes is given up when it has had its time', async () => {
	const { address, code, err, time } = await givingUp(
		(_, reply) => reply.writeHead(503, { 'retry-after': '300' }).end(),
		(there) => playImpatiently(there, 'any-table'),
	);
	expect([code, err]).toEqual([1, expect.stringContaining('(status 503)')]);
	expect(err).toContain(`Gave up on ${address}`);
	expect(time).toBeLessThan(MUCH);
});

test.each([
	[500, /does not answer \(status 500\)\. Trying again for \d+ s\.\nGave up on /],
	[404, /status 404; is this a Tessera server\?/],
])('a server of another kind that answers with %s is named as one', async (status, said) => {
	const address = await otherServer((_, reply) => reply.writeHead(status).end('<h1>No</h1>'));
	const { code, err } = await playImpatiently(address, 'any-table');
	expect([code, err]).toEqual([1, expect.stringMatching(said)]);
	expect(err).toContain(address);
});
