// The API as scripts use it, over a real referee, a journal and players in memory.
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localBus } from '../bus/index.ts';
import { configFrom } from '../config.ts';
import { memoryJournal } from '../journal/index.ts';
import { memoryPlayers, type Players } from '../players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee } from '../referee/index.ts';
import { FirstThinker } from '../referee/test-help.ts';
import { registerApi } from './api.ts';

let app: FastifyInstance;
let referee: Referee;
let players: Players;
let time = 1_000_000;

const config = configFrom({}, '/');
if ('problem' in config) throw new Error(config.problem);
const { limits } = config;

beforeEach(async () => {
	time = 1_000_000;
	players = memoryPlayers();
	const now = () => time;
	referee = createReferee(
		{
			journal: memoryJournal(),
			players,
			bus: localBus(() => {}),
			thinker: new FirstThinker(),
			now,
			later: laterHere,
			newSecret: newSecretHere,
		},
		{ botPace: 0 },
	);
	app = fastify();
	await registerApi(app, { referee, players, limits, publicUrl: null, now });
});

afterEach(async () => {
	await app.close();
	await referee.close();
});

interface Asked {
	readonly method?: 'GET' | 'POST';
	readonly body?: unknown;
	readonly token?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

async function ask(url: string, { method, body, token, headers = {} }: Asked = {}) {
	const answer = await app.inject({
		url,
		method: method ?? (body === undefined ? 'GET' : 'POST'),
		headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
		...(body === undefined ? {} : { payload: body as object }),
	});
	const isJson = /^application\/json/.test(String(answer.headers['content-type']));
	return { status: answer.statusCode, headers: answer.headers, text: answer.body, data: isJson ? answer.json() : null };
}

const somebody = async (name: string): Promise<string> => (await ask('/api/identity', { body: { name } })).data.token;

async function tableOf(token: string, terms: object = { game: 'classic', seats: 2 }): Promise<string> {
	return (await ask('/api/tables', { token, body: { id: 'one', terms } })).data.table;
}

let asked = 0;
const command = (table: string, token: string, what: object, seen = 0) =>
	ask(`/api/tables/${table}/commands`, { token, body: { id: `r${++asked}`, seen, command: what } });

describe('somebody', () => {
	test('was last seen when they said who they are', async () => {
		const { data } = await ask('/api/identity', { body: {} });
		time += 5000;
		await ask('/api/identity', { body: {}, token: data.token });
		expect(await players.identity(data.id)).toMatchObject({ createdAt: 1_000_000, lastSeenAt: time });
	});

	test('gets a token once, and is known by it', async () => {
		const { status, data, headers } = await ask('/api/identity', { body: { name: ' Zoë ' } });
		expect(status).toBe(201);
		expect(data).toMatchObject({ name: 'Zoë', account: null });
		expect(headers['set-cookie']).toMatch(/^tessera=.*HttpOnly; SameSite=Strict$/);
		expect((await ask('/api/me', { token: data.token })).data).toEqual({ id: data.id, name: 'Zoë', account: null });
		const again = await ask('/api/identity', { token: data.token, body: { name: 'Zo' } });
		expect(again.status).toBe(200);
		expect(again.data).toEqual({ id: data.id, name: 'Zo', account: null });
	});
	test.each(['', ' ', '\u202eevil', 'x'.repeat(25)])('cannot be called %j', async (name) => {
		expect((await ask('/api/identity', { body: { name } })).data.problem.code).toBe('bad-name');
	});
	test('without a token is nobody, with a wrong one too', async () => {
		expect((await ask('/api/me')).status).toBe(401);
		expect((await ask('/api/me', { token: 'made-up' })).status).toBe(401);
		expect((await ask('/api/tables', { body: { id: 'a', terms: { game: 'classic', seats: 2 } } })).status).toBe(401);
	});
	test('in a browser is known by a cookie, but not to pages of others', async () => {
		const { headers, data } = await ask('/api/identity', { body: {} });
		const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
		const open = (origin: Record<string, string>) =>
			ask('/api/tables', {
				body: { id: 'a', terms: { game: 'classic', seats: 2 } },
				headers: { cookie, host: 'tessera.test', ...origin },
			});
		expect((await open({ origin: 'https://evil.test' })).status).toBe(401);
		expect((await open({ origin: 'null' })).status).toBe(401);
		expect((await open({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
		expect((await open({ origin: 'https://tessera.test' })).status).toBe(201);
		expect((await ask('/api/me', { headers: { cookie } })).data.id).toBe(data.id);
	});
	test('whose browser comes back is known for another year; a script keeps its token itself', async () => {
		const { headers, data } = await ask('/api/identity', { body: {} });
		const [cookie = ''] = String(headers['set-cookie']).split(';');
		const again = await ask('/api/identity', { body: {}, headers: { cookie } });
		expect([again.status, again.headers['set-cookie']]).toEqual([200, headers['set-cookie']]);
		const script = await ask('/api/identity', { body: {}, headers: { cookie }, token: data.token });
		expect([script.status, script.headers['set-cookie']]).toEqual([200, undefined]);
	});
	test('comes from the address that was chosen for the site, whatever host a proxy says', async () => {
		const { headers } = await ask('/api/identity', { body: {} });
		const [cookie = ''] = String(headers['set-cookie']).split(';');
		const site = fastify();
		await registerApi(site, { referee, players, limits, publicUrl: new URL('https://play.test/'), now: () => time });
		const from = async (origin: string) =>
			(
				await site.inject({
					url: '/api/tables',
					method: 'POST',
					headers: { cookie, origin, host: '127.0.0.1:3000' },
					payload: { id: 'a', terms: { game: 'classic', seats: 2 } },
				})
			).statusCode;
		expect(await from('https://play.test')).toBe(201);
		expect(await from('http://play.test')).toBe(401);
		expect(await from('https://play.test:8443')).toBe(401);
		expect(await from('https://evil.test')).toBe(401);
		await site.close();
	});
});

describe('a table', () => {
	test('is opened once for one request, and is there for everybody', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		expect(await tableOf(ann)).toBe(table);
		expect((await ask(`/api/tables/${table}`)).data).toMatchObject({
			id: table,
			status: 'waiting',
			sitters: [null, null],
		});
		expect((await ask('/api/tables/nothing-here')).status).toBe(404);
		expect((await ask('/api/tables/..%2f..')).status).toBe(400);
	});
	test('is listed where it is to be listed', async () => {
		const ann = await somebody('Ann');
		await tableOf(ann);
		const listed = (
			await ask('/api/tables', { token: ann, body: { id: 'two', terms: { game: 'cards', seats: 3, listed: true } } })
		).data.table;
		expect((await ask('/api/tables?status=waiting')).data.tables.map(({ id }: { id: string }) => id)).toEqual([listed]);
		expect((await ask('/api/tables?status=running')).data.tables).toEqual([]);
		expect((await ask('/api/tables?status=lost')).status).toBe(400);
		expect((await ask('/api/me/tables', { token: ann })).data.tables).toHaveLength(2);
	});
	test('is played from a shell: sit down, take the first move that is offered', async () => {
		const ann = await somebody('Ann');
		const ben = await somebody('Ben');
		const table = await tableOf(ann);
		expect((await ask(`/api/tables/${table}/moves`, { token: ann })).data.problem.code).toBe('forbidden');
		await command(table, ann, { type: 'sit', name: 'Ann' });
		expect((await ask(`/api/tables/${table}/moves`, { token: ann })).data.problem.code).toBe('not-now');
		await command(table, ben, { type: 'sit', name: 'Ben' });
		let moves = 0;
		for (let turns = 0; turns < 6; turns++)
			for (const token of [ann, ben]) {
				const { text } = await ask(`/api/tables/${table}/moves`, { token });
				const [first] = text.split('\n');
				if (!first) continue;
				const { status, data } = await ask(`/api/tables/${table}/commands`, { token, body: JSON.parse(first) });
				expect(status).toBe(200);
				expect((await ask(`/api/tables/${table}/commands`, { token, body: JSON.parse(first) })).data).toEqual(data);
				moves++;
			}
		expect(moves).toBeGreaterThanOrEqual(6);
		const { data } = await ask(`/api/tables/${table}/history?from=2`, { token: ann });
		expect(data.entries[0].version).toBe(2);
		expect(data).toMatchObject({ seat: 0, isHost: true, version: data.entries.at(-1).version });
	});
	test('answers a move that comes too late with the version to catch up with', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		await command(table, ann, { type: 'sit', name: 'Ann' });
		await command(table, await somebody('Ben'), { type: 'sit', name: 'Ben' });
		const { status, data } = await command(table, ann, { type: 'act', action: { type: 'pass' } }, 1);
		expect(status).toBe(409);
		expect(data.problem).toMatchObject({ code: 'stale', version: expect.any(Number) });
	});
	test('has no file before its end, and one after it', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		await command(table, ann, { type: 'sit', name: 'Ann' });
		await command(table, await somebody('Ben'), { type: 'sit', name: 'Ben' });
		expect((await ask(`/api/tables/${table}/game.txt`)).status).toBe(409);
		await command(table, ann, { type: 'resign' });
		const { status, text, headers } = await ask(`/api/tables/${table}/game.txt`);
		expect(status).toBe(200);
		expect(headers['content-disposition']).toContain(`tessera-${table}.txt`);
		expect(text).toMatch(/^\[Tessera "1"\]\n\[Game "classic"\]/);
	});
	test('gives a seat to another device by a key that works once', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		expect((await ask(`/api/tables/${table}/seat-link`, { token: ann, method: 'POST' })).status).toBe(403);
		await command(table, ann, { type: 'sit', name: 'Ann' });
		const { key } = (await ask(`/api/tables/${table}/seat-link`, { token: ann, method: 'POST' })).data;
		const phone = await somebody('Ann');
		expect((await ask(`/api/tables/${table}/claim`, { token: phone, body: { key } })).status).toBe(200);
		expect((await ask(`/api/tables/${table}`, { token: phone })).data.seat).toBe(0);
		expect((await ask(`/api/tables/${table}`, { token: ann })).data.seat).toBeNull();
		expect((await ask(`/api/tables/${table}/claim`, { token: await somebody('Eve'), body: { key } })).status).toBe(404);
	});
});

describe('the server says no with a reason', () => {
	test.each([
		['half an object', '{', 'application/json', 400],
		['half a request', '{"id":"a"}', 'application/json', 400],
		['another language', '<a/>', 'text/xml', 400],
		['a flood', JSON.stringify({ id: 'x'.repeat(2_000_000) }), 'application/json', 413],
	])('to %s', async (_, payload, type, status) => {
		const ann = await somebody('Ann');
		const answer = await app.inject({
			url: '/api/tables',
			method: 'POST',
			headers: { 'content-type': type, authorization: `Bearer ${ann}` },
			payload,
		});
		expect(answer.statusCode).toBe(status);
		expect(answer.json().problem.message).toMatch(/\w/);
	});
	test('to those who have too many tables, until one of them is over', async () => {
		const ann = await somebody('Ann');
		const open = async (id: number) => {
			time += 60_000;
			return ask('/api/tables', { token: ann, body: { id: `t${id}`, terms: { game: 'classic', seats: 2 } } });
		};
		const first = (await open(0)).data.table;
		for (let each = 1; each < limits.openTables; each++) expect((await open(each)).status).toBe(201);
		expect((await open(99)).data.problem.code).toBe('too-many');
		await command(first, ann, { type: 'sit', name: 'Ann' });
		await command(first, await somebody('Ben'), { type: 'sit', name: 'Ben' });
		await command(first, ann, { type: 'resign' });
		expect((await open(99)).status).toBe(201);
	});
	test('to those who opened too many tables, also where they stood up from them and finished newer ones', async () => {
		const ann = await somebody('Ann');
		const ben = await somebody('Ben');
		let opened = 0;
		const open = async () => {
			time += 60_000;
			const terms = { game: 'classic', seats: 2 };
			return ask('/api/tables', { token: ann, body: { id: `t${++opened}`, terms } });
		};
		const finish = async (table: string) => {
			await command(table, ann, { type: 'sit', name: 'Ann' });
			await command(table, ben, { type: 'sit', name: 'Ben' });
			await command(table, ann, { type: 'resign' });
			time += 60_000;
		};
		for (let each = 1; each < limits.openTables; each++) {
			const { table } = (await open()).data;
			await command(table, ann, { type: 'sit', name: 'Ann' });
			await command(table, ann, { type: 'stand' });
		}
		for (let each = 0; each < limits.openTables; each++) await finish((await open()).data.table);
		const last = (await open()).data.table;
		expect((await open()).data.problem.code).toBe('too-many');
		// A rematch is open in place of the game before it.
		await finish(last);
		await command(last, ann, { type: 'rematch' });
		expect((await open()).data.problem.code).toBe('too-many');
	});
	test('to those who have their moves looked for too often', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		const look = () => ask(`/api/tables/${table}/moves`, { token: ann });
		for (let each = 0; each < limits.movesPerIdentity.burst; each++) expect((await look()).status).toBe(403);
		const refused = await look();
		expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
		expect((await ask(`/api/tables/${table}`, { token: ann })).status).toBe(200);
		time += 1000;
		expect((await look()).status).toBe(403);
	});
	test('to those who ask too often, and hears them again after a while', async () => {
		const answers = [];
		for (let each = 0; each < limits.perAddress.burst + 1; each++)
			answers.push(await ask('/api/tables?status=waiting'));
		expect(answers.at(-2)?.status).toBe(200);
		expect(answers.at(-1)?.status).toBe(429);
		expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
		time += 1000;
		expect((await ask('/api/tables?status=waiting')).status).toBe(200);
	});
});

test('it describes itself', async () => {
	const { data } = await ask('/api/openapi.json');
	expect(data.openapi).toBe('3.1.0');
	expect(Object.keys(data.paths)).toEqual(
		expect.arrayContaining([
			'/api/identity',
			'/api/tables',
			'/api/tables/{table}/commands',
			'/api/tables/{table}/events',
		]),
	);
	expect((await app.inject('/api/docs')).statusCode).toBe(200);
});

test('it tells a watcher how much is going on, and nothing else', async () => {
	const ann = await somebody('Ann');
	const table = await tableOf(ann);
	await command(table, ann, { type: 'sit', name: 'Ann' });
	const { text } = await ask('/metrics');
	expect(text).toMatch(/^tessera_commands_total\{type="sit",outcome="ok"\} 1$/m);
	expect(text).toMatch(/^tessera_tables 1$/m);
	expect(text).not.toContain(table);
	expect(text).not.toContain('Ann');
});
