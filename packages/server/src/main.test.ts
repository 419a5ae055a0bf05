// The server as a program: started as people start it, asked over the network, stopped by a signal.
import { type ChildProcess, spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { PATH = '', NODE_COMPILE_CACHE } = process.env;
const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder = '';

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-main-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (settings: Record<string, string>, served = folder): ChildProcess =>
	spawn(process.execPath, [main, served], {
		env: { PATH, ...cache, DATA_DIR: mkdtempSync(join(folder, 'data-')), ...settings },
	});

/** Listens until it has said something of this form, and goes on listening: a program nobody hears cannot speak. */
const said = (stream: NodeJS.ReadableStream | null, wanted: RegExp): Promise<string> =>
	new Promise((resolve, reject) => {
		let text = '';
		stream?.on('data', (part) => {
			text += String(part);
			const [found] = wanted.exec(text) ?? [];
			if (found) resolve(found);
		});
		stream?.on('end', () => reject(new Error(`it only said: ${text}`)));
	});

/** What it complained about, and the code it ended with. */
async function complaint(settings: Record<string, string>, served = folder) {
	const server = start(settings, served);
	const [text, [code]] = await Promise.all([said(server.stderr, /.+\n/), once(server, 'exit')]);
	return { text, code };
}

test.each(['SIGINT', 'SIGTERM'] as const)('it says where it is, answers, and ends well on %s', async (signal) => {
	const server = start({ PORT: '0' });
	const address = await said(server.stdout, /http:\S+(?=\s)/);
	expect(address).toMatch(/^http:\/\/localhost:\d+$/);
	expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
	const ended = once(server, 'exit');
	server.kill(signal);
	expect(await ended).toEqual([0, null]);
});

test('once the disk has refused something it says so and ends on the spot, and the log is left as it is', async () => {
	const data = mkdtempSync(join(folder, 'data-'));
	const refusing = join(folder, 'refusing.mjs');
	writeFileSync(
		refusing,
		`import fs from 'node:fs';
		import { syncBuiltinESMExports } from 'node:module';
		import { isMainThread } from 'node:worker_threads';
		if (!isMainThread) fs.fdatasyncSync = () => { throw new Error('EIO'); };
		syncBuiltinESMExports();`,
	);
	const server = start({ PORT: '0', DATA_DIR: data, NODE_OPTIONS: `--import ${refusing}` });
	const [complained, ended] = [said(server.stderr, /.+\n/), once(server, 'exit')];
	const address = await said(server.stdout, /http:\S+(?=\s)/);
	const post = (path: string, body: object, headers = {}) =>
		fetch(`${address}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		});
	const { token } = (await (await post('/api/identity', {})).json()) as { token: string };
	const asked = post(
		'/api/tables',
		{ id: 'first', terms: { game: 'classic', seats: 2 } },
		{ authorization: `Bearer ${token}` },
	);
	const answered = asked.then(({ ok }) => ok).catch(() => false);
	expect(await complained).toContain('the disk did not take what was written');
	expect(await ended).toEqual([null, 'SIGKILL']);
	expect(await answered).toBe(false);
	expect(statSync(join(data, 'journal.db-wal')).size).toBeGreaterThan(0);
});

test('a browser that holds a connection ready does not keep it from ending', async () => {
	const server = start({ PORT: '0' });
	const { hostname, port } = new URL(await said(server.stdout, /http:\S+(?=\s)/));
	const idle = connect(Number(port), hostname);
	await once(idle, 'connect');
	// A connection that is cut may end by the book or by a reset: both are an end.
	idle.on('error', () => {});
	const cut = new Promise((resolve) => idle.once('close', resolve));
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	await cut;
	expect(await ended).toEqual([0, null]);
});

test('nor does one on any other address that its name stands for', async () => {
	const server = start({ PORT: '0', HOST: 'localhost' });
	const { port } = new URL(await said(server.stdout, /http:\S+(?=\s)/));
	const names = new Set((await lookup('localhost', { all: true })).map(({ address }) => address));
	const idle = [...names].map((address) => connect(Number(port), address));
	const cut = idle.map((line) => new Promise((resolve) => line.on('error', () => {}).once('close', resolve)));
	await Promise.all(idle.map((line) => once(line, 'connect')));
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	await Promise.all(cut);
	expect(await ended).toEqual([0, null]);
});

test('those who never say goodbye do not keep it from ending', async () => {
	const server = start({ PORT: '0' });
	const address = await said(server.stdout, /http:\S+(?=\s)/);
	const { hostname, port } = new URL(address);
	const post = async (path: string, body: object, said: Readonly<Record<string, string>> = {}) => {
		const headers = { 'content-type': 'application/json', ...said };
		const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
		return (await answer.json()) as { readonly token: string; readonly table: string };
	};
	const { token } = await post('identity', {});
	const { table } = await post(
		'tables',
		{ id: 'a', terms: { game: 'classic', seats: 2 } },
		{ authorization: `Bearer ${token}` },
	);
	/** Asks for something, hears that there is an answer, and nothing after that. */
	const deaf = async (request: string): Promise<void> => {
		const line = connect(Number(port), hostname);
		line.on('error', () => {});
		line.write(`${request}\r\n\r\n`);
		await once(line, 'data');
		line.pause();
	};
	const key = 'dGhlIHNhbXBsZSBub25jZQ==';
	await deaf(
		`GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13`,
	);
	await deaf(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: a`);
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	expect(await ended).toEqual([0, null]);
});

test.each(['many', '-1', '65536', '80.5'])('PORT=%s is refused with what is allowed', async (PORT) => {
	const { text, code } = await complaint({ PORT });
	expect(text).toBe(`PORT is "${PORT}"; it must be a whole number from 0 to 65535.\n`);
	expect(code).toBe(1);
});

test('a port that is taken is named, with a way out', async () => {
	const other: Server = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const taken = other.address();
	if (taken === null || typeof taken === 'string') throw new Error('a port was asked for');
	const { text, code } = await complaint({ PORT: String(taken.port) });
	other.close();
	expect(text).toContain(`Port ${taken.port} is taken by another program.`);
	expect(code).toBe(1);
});

test('a host that is not ours is named', async () => {
	const { text, code } = await complaint({ PORT: '0', HOST: '203.0.113.7' });
	expect(text).toBe('HOST is "203.0.113.7", which is not an address of this machine.\n');
	expect(code).toBe(1);
});

test('a folder without a board is refused', async () => {
	const { text, code } = await complaint({ PORT: '0' }, tmpdir());
	expect(text).toContain('There is no built board');
	expect(code).toBe(1);
});

test('a data folder that another server uses is left to it', async () => {
	const DATA_DIR = mkdtempSync(join(folder, 'data-'));
	const server = start({ PORT: '0', DATA_DIR });
	await said(server.stdout, /http:\S+(?=\s)/);
	const { text, code } = await complaint({ PORT: '0', DATA_DIR });
	expect(text).toContain(`The data folder ${DATA_DIR} is in use by another server.`);
	expect(code).toBe(1);
	server.kill('SIGTERM');
	await once(server, 'exit');
});

test('a data folder that cannot be made is named', async () => {
	const { text, code } = await complaint({ PORT: '0', DATA_DIR: join(folder, 'index.html') });
	expect(text).toContain(join(folder, 'index.html'));
	expect(code).toBe(1);
});

test('a setting that makes no sense is refused', async () => {
	const { text, code } = await complaint({ PORT: '0', LIMIT_FACTOR: 'lots' });
	expect(text).toBe('LIMIT_FACTOR must be a number above 0, not "lots".\n');
	expect(code).toBe(1);
});
