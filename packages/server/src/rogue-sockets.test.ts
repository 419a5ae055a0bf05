// Rubbish over real sockets: requests that no library would send, frames that are none, and messages of every wrong form on a live
// connection. Each gets a clear no or a closed door, the game goes on, and the server does not grow.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appServing } from './app.ts';
import { localBus } from './bus/index.ts';
import { configFrom } from './config.ts';
import { memoryJournal } from './journal/index.ts';
import { Client } from './live/test-help.ts';
import { memoryPlayers } from './players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee, type TableNews } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';
import { ask, historyOf, newPerson, newTable, type Person } from './testing/index.ts';
import { bent, collected, rubbish, wrongRequest } from './testing/rubbish.ts';

let app: FastifyInstance;
let referee: Referee;
let folder = '';
let server = '';
let port = 0;
let ann: Person;
let stranger: Person;
let table = '';
let version = 0;

beforeAll(async () => {
	const config = configFrom({ LIMIT_FACTOR: '1000000' }, '/');
	if ('problem' in config) throw new Error(config.problem);
	const players = memoryPlayers();
	const ports = { journal: memoryJournal(), players, bus: localBus<TableNews>(() => {}), thinker: new FirstThinker() };
	const clock = { now: Date.now, later: laterHere, newSecret: newSecretHere };
	referee = createReferee({ ...ports, ...clock }, { botPace: 0 });
	folder = mkdtempSync(join(tmpdir(), 'tessera-rogue-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
	const online = { referee, players, limits: config.limits, publicUrl: null, now: Date.now };
	app = await appServing({ folder, online, config: { trustProxy: false, logLevel: 'silent' }, isReady: () => true });
	await app.listen({ host: '127.0.0.1', port: 0 });
	({ port } = app.server.address() as AddressInfo);
	server = `http://127.0.0.1:${port}`;
	ann = await newPerson(server);
	stranger = await newPerson(server);
	table = await newTable(server, ann, { game: 'classic', seats: 2 });
	await ask(server, ann, table, { type: 'sit', name: 'Ann' });
	await ask(server, await newPerson(server), table, { type: 'sit', name: 'Ben' });
	version = (await historyOf(server, ann, table)).length;
});
afterAll(async () => {
	await app.close();
	await referee.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Nobody else has noticed anything. */
async function isUnharmed(): Promise<void> {
	expect(await historyOf(server, ann, table)).toHaveLength(version);
	expect((await fetch(`${server}/healthz`)).status).toBe(200);
}

/** What comes back for these bytes until the connection is closed. */
async function sent(bytes: string | Buffer): Promise<string> {
	const line: Socket = connect(port, '127.0.0.1');
	let answer = '';
	line.setEncoding('latin1').on('data', (part) => {
		answer += part;
	});
	// A connection that is cut while one still speaks ends with a reset.
	line.on('error', () => {});
	const closed = new Promise((resolve) => line.once('close', resolve));
	line.end(bytes);
	await closed;
	return answer;
}

const statusesIn = (answer: string): readonly number[] =>
	[...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status !== 100);

const BROKEN: Readonly<Record<string, string | Buffer>> = {
	nothing: '',
	'no request': 'hello\r\n\r\n',
	'bytes of any kind': Buffer.from([0, 255, 128, 13, 10, 13, 10]),
	'the beginning of another protocol': Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]),
	'a version that there is not': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
	'no host': 'GET / HTTP/1.1\r\n\r\n',
	'no version': 'GET /\r\nHost: a\r\n\r\n',
	'a method in small letters': 'get / HTTP/1.1\r\nHost: a\r\n\r\n',
	'a method that nobody has': 'BREW /api/tables HTTP/1.1\r\nHost: a\r\n\r\n',
	'a zero in the address': 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
	'an address that is none': 'GET %%% HTTP/1.1\r\nHost: a\r\n\r\n',
	'an address that cannot be decoded': 'GET /api/tables/%ff%fe%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
	'an endless address': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
	'an endless header': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`,
	'ten thousand headers': `GET / HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(10_000)}\r\n`,
	'a header without a name': 'GET / HTTP/1.1\r\nHost: a\r\n: a\r\n\r\n',
	'a header on two lines': 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nConnection: close\r\n\r\n',
	'less than no content': 'POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
	'two lengths': 'POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
	'a length and parts':
		'POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
	'parts that are none':
		'POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
	'less content than promised':
		'POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{}',
	'more content than allowed': `POST /api/identity HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\n${' '.repeat(1_000_000)}`,
	'a live connection of another version':
		'GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 1\r\n\r\n',
	'a live connection without a key':
		'GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n',
	'another protocol to go on with':
		'GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n',
	'a live connection to anywhere':
		'GET /api/tables HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
};

test.each(Object.entries(BROKEN))('%s: a clear no, or nothing', async (_, bytes) => {
	const statuses = statusesIn(await sent(bytes));
	expect(statuses.length).toBeLessThanOrEqual(1);
	for (const status of statuses) expect(status < 400 ? 'fine' : status).toSatisfy((it) => it === 'fine' || it < 500);
	await isUnharmed();
});

test.each([
	['what is no request', 'hello\r\n\r\n', 400, 'bad-request'],
	['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'too-large'],
])('%s is refused in the form of every other no', async (_, bytes, status, code) => {
	const answer = await sent(bytes);
	expect(statusesIn(answer)).toEqual([status]);
	expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ problem: { code } });
});

/** What comes back for one request, and for rubbish on the same connection once so much of the answer is there. */
async function sentAfter(request: string, isEnough: (answer: string) => boolean): Promise<string> {
	const line = connect(port, '127.0.0.1');
	let answer = '';
	let hasGoneOn = false;
	line.setEncoding('latin1').on('data', (part) => {
		answer += part;
		if (hasGoneOn || !isEnough(answer)) return;
		hasGoneOn = true;
		line.write('hello\r\n\r\n');
	});
	line.on('error', () => {});
	line.write(request);
	await once(line, 'close');
	return answer;
}

test('rubbish behind a request is refused once that is answered, and only cut off while it is', async () => {
	const healthy = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
	expect(statusesIn(await sentAfter(healthy, (answer) => answer.endsWith('{"ok":true}')))).toEqual([200, 400]);
	const stream = `GET /api/tables/${table}/events HTTP/1.1\r\nHost: a\r\n\r\n`;
	const told = await sentAfter(stream, (answer) => answer.includes('event: caught-up'));
	expect(statusesIn(told)).toEqual([200]);
	expect(told).not.toContain('bad-request');
});

test.skipIf(!('shouldUpgradeCallback' in createServer()))('an offer of another protocol is passed over', async () => {
	const offer =
		'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings, close';
	expect(statusesIn(await sent(`GET /healthz HTTP/1.1\r\nHost: a\r\n${offer}\r\n\r\n`))).toEqual([200]);
});

test('a thousand requests of rubbish, byte by byte as they are: no failure, no effect, no growth', async () => {
	const source = rubbish();
	const raw = (): Buffer => {
		const { method, url, headers, payload } = wrongRequest(source, table, stranger.token);
		const body = Buffer.from(payload as string | Buffer);
		const lines = Object.entries({ host: 'a', ...headers, 'content-length': body.length, connection: 'close' });
		const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
		const whole = Buffer.concat([Buffer.from(`${method} ${String(url)} HTTP/1.1\r\n${head}\r\n`), body]);
		// Some with a byte gone wrong on the way.
		if (source.below(3) === 0) whole[source.below(whole.length)] = source.below(256);
		return whole;
	};
	const send = async (count: number): Promise<void> => {
		for (let each = 0; each < count; each += 10)
			await Promise.all(
				Array.from({ length: 10 }, async () => {
					const bytes = raw();
					for (const status of statusesIn(await sent(bytes)))
						if (status >= 500) throw new Error(`${status} to ${bytes.toString('latin1')}`);
				}),
			);
	};
	await send(400);
	const before = collected();
	await send(600);
	expect(collected() - before).toBeLessThan(8 << 20);
	await isUnharmed();
});

/** A live connection, opened by hand: what is written to it are frames, or not. */
async function opened(): Promise<Socket> {
	const line = connect(port, '127.0.0.1');
	line.on('error', () => {});
	line.write(
		`GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
	);
	const [answer] = await once(line, 'data');
	expect(String(answer)).toContain('101 Switching Protocols');
	return line;
}

/** With a mask of zeros, which leaves the content as it is. */
const frame = (first: number, content: Buffer, length: readonly number[] = [content.length]): Buffer =>
	Buffer.concat([Buffer.from([first, 0x80 | (length[0] ?? 0), ...length.slice(1), 0, 0, 0, 0]), content]);

const FRAMES: Readonly<Record<string, Buffer>> = {
	'bytes that are no frame': Buffer.from('hello, I am not a frame at all'),
	'a frame without a mask': Buffer.concat([Buffer.from([0x81, 2]), Buffer.from('{}')]),
	'a bit that means nothing': frame(0xc1, Buffer.from('{}')),
	'a kind of frame that there is not': frame(0x83, Buffer.from('{}')),
	'the rest of nothing': frame(0x80, Buffer.from('{}')),
	'a call in two parts': frame(0x09, Buffer.from('{}')),
	'a call that is too long': frame(0x89, Buffer.alloc(126), [126, 0, 126]),
	'text that is none': frame(0x81, Buffer.from([0xc3, 0x28])),
	'a goodbye for no reason that there is': frame(0x88, Buffer.from([0x00, 0x01])),
	'a goodbye of one byte': frame(0x88, Buffer.from([0x03])),
	'a message that is too large': frame(0x81, Buffer.alloc(20_000, 'x'), [126, 20_000 >> 8, 20_000 & 255]),
	'a length beyond everything': frame(0x81, Buffer.alloc(10), [127, 255, 255, 255, 255, 255, 255, 255, 255]),
	'a length that is only a promise': frame(0x81, Buffer.alloc(10), [127, 0, 0, 0, 1, 0, 0, 0, 0]),
};

test.each(Object.entries(FRAMES))('%s: the connection is closed', async (_, bytes) => {
	const line = await opened();
	const closed = new Promise((resolve) => line.once('close', resolve));
	line.resume().write(bytes);
	await closed;
	await isUnharmed();
});

test('two thousand messages of every wrong form: a clear no, and the connection stays', async () => {
	const source = rubbish();
	const { one, value, text, below } = source;
	const client = new Client(server, { authorization: `Bearer ${stranger.token}` });
	await client.hear('hello');
	const wrong = (): string | Buffer =>
		one([
			() => text().toWellFormed(),
			() => JSON.stringify(value(0)) ?? '',
			() => JSON.stringify({ do: 'command', table, envelope: bent(source) }),
			() => JSON.stringify({ do: one(['follow', 'unfollow', 'ping', 'x']), table: value(3), from: value(3) }),
			() => JSON.stringify({ do: 'command', table: one([table, text(), value(2)]), envelope: value(0) }),
			() => Buffer.from(Array.from({ length: below(40) }, () => below(256))),
			() => '['.repeat(below(5000)),
		])();
	let rounds = 0;
	const send = async (count: number): Promise<void> => {
		for (let each = 0; each < count; each++) client.say(wrong());
		client.say({
			do: 'command',
			table: `the-end-${++rounds}`,
			envelope: { id: 'end', seen: 0, command: { type: 'begin' } },
		});
		await client.hear('answer', (answer) => answer.table === `the-end-${rounds}`);
		for (const message of client.heard.splice(0)) {
			const problem =
				message.tell === 'problem'
					? message.problem
					: message.tell === 'answer' && !message.answer.ok
						? message.answer.problem
						: null;
			if (problem)
				expect(problem).toMatchObject({
					code: expect.not.stringMatching('unavailable'),
					message: expect.stringMatching(/\w/),
				});
		}
	};
	await send(800);
	const before = collected();
	await send(1200);
	expect(collected() - before).toBeLessThan(8 << 20);
	client.say({ do: 'ping' });
	await client.hear('pong');
	client.socket.terminate();
	await isUnharmed();
});
