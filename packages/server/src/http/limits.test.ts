// How much one person may ask of the API.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../live/test-help.ts';
import { limits, TestApi } from './test-help.ts';

let api: TestApi;
beforeEach(async () => {
	api = await TestApi.start();
});
afterEach(() => api.close());

const ask = (...asked: Parameters<TestApi['ask']>) => api.ask(...asked);
const command = (...asked: Parameters<TestApi['command']>) => api.command(...asked);
const somebody = (name: string) => api.somebody(name);
const tableOf = (token: string) => api.tableOf(token);

describe('the server says no', () => {
	test('to those who have too many tables, until one of them is over', async () => {
		const ann = await somebody('Ann');
		const open = async (id: number) => {
			api.time += 60_000;
			return ask('/api/tables', { token: ann, body: { id: `t${id}`, terms: { game: 'classic', seats: 2 } } });
		};
		const first = (await open(0)).data.table;
		for (let each = 1; each < limits.openTables; each++) expect((await open(each)).status).toBe(201);
		expect(await open(99)).toMatchObject({ status: 409, data: { problem: { code: 'too-many-tables' } } });
		// What has been opened already is not opened once more, but told of.
		expect(await open(0)).toMatchObject({ status: 201, data: { table: first } });
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
			api.time += 60_000;
			const terms = { game: 'classic', seats: 2 };
			return ask('/api/tables', { token: ann, body: { id: `t${++opened}`, terms } });
		};
		const finish = async (table: string) => {
			await command(table, ann, { type: 'sit', name: 'Ann' });
			await command(table, ben, { type: 'sit', name: 'Ben' });
			await command(table, ann, { type: 'resign' });
			api.time += 60_000;
		};
		for (let each = 1; each < limits.openTables; each++) {
			const { table } = (await open()).data;
			await command(table, ann, { type: 'sit', name: 'Ann' });
			await command(table, ann, { type: 'stand' });
		}
		for (let each = 0; each < limits.openTables; each++) await finish((await open()).data.table);
		const last = (await open()).data.table;
		expect((await open()).data.problem.code).toBe('too-many-tables');
		// A rematch is open in place of the game before it.
		await finish(last);
		await command(last, ann, { type: 'rematch' });
		expect((await open()).data.problem.code).toBe('too-many-tables');
	});
	test('to those who open tables or come as somebody new too fast, with the seconds to wait', async () => {
		const ann = await somebody('Ann');
		const open = (id: number) =>
			ask('/api/tables', { token: ann, body: { id: `t${id}`, terms: { game: 'classic', seats: 2 } } });
		for (let each = 0; each < limits.tablesPerIdentity.burst; each++) expect((await open(each)).status).toBe(201);
		const refused = await open(99);
		expect([refused.status, refused.headers['retry-after']]).toEqual([429, '20']);
		expect(refused.data.problem.message).toBe('Too many tables: wait 20 seconds.');
		for (let each = 1; each < limits.identitiesPerAddress.burst; each++) await somebody('Ben');
		const late = await ask('/api/identity', { body: {} });
		expect([late.status, late.headers['retry-after']]).toEqual([429, '5']);
		expect(late.data.problem.message).toBe('Too many new identities: wait 5 seconds.');
	});
	test('to those who have their moves looked for too often', async () => {
		const ann = await somebody('Ann');
		const table = await tableOf(ann);
		const look = () => ask(`/api/tables/${table}/moves`, { token: ann });
		for (let each = 0; each < limits.movesPerIdentity.burst; each++) expect((await look()).status).toBe(403);
		const refused = await look();
		expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
		expect(refused.data.problem.message).toBe('Looking for moves too often: wait a second.');
		expect((await ask(`/api/tables/${table}`, { token: ann })).status).toBe(200);
		api.time += 1000;
		expect((await look()).status).toBe(403);
	});
	test('to those who ask too often, and hears them again after a while', async () => {
		const answers = [];
		for (let each = 0; each < limits.perAddress.burst + 1; each++)
			answers.push(await ask('/api/tables?status=waiting'));
		expect(answers.at(-2)?.status).toBe(200);
		expect(answers.at(-1)?.status).toBe(429);
		expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
		expect(answers.at(-1)?.data.problem.message).toBe('Too many requests from this address: wait a second.');
		api.time += 1000;
		expect((await ask('/api/tables?status=waiting')).status).toBe(200);
	});
	test('to one person who asks too often, from whatever address, and what they asked has not happened', async () => {
		const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
		const table = await tableOf(ann);
		await command(table, ann, { type: 'sit', name: 'Ann' });
		const say = (id: number) =>
			api.app.inject({
				url: `/api/tables/${table}/commands`,
				method: 'POST',
				remoteAddress: `192.0.2.${id % 200}`,
				headers: { authorization: `Bearer ${ann}` },
				payload: { id: `say ${id}`, seen: 0, command: { type: 'say-phrase', phrase: 'hello' } },
			});
		// Opening the table and sitting down were two.
		for (let each = 2; each < limits.perIdentity.burst; each++)
			expect((await ask('/api/me', { token: ann })).status).toBe(200);
		const refused = await say(1);
		expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
		const message = 'Too many requests: wait a second.';
		expect(refused.json()).toEqual({ problem: { code: 'too-many', message } });
		expect((await say(2)).statusCode).toBe(429);
		const told = async () => (await ask(`/api/tables/${table}/history`, { token: ben })).data.entries.length;
		expect(await told()).toBe(2);
		api.time += 1000;
		expect((await say(1)).statusCode).toBe(200);
		expect(await told()).toBe(3);
	});
});

test.each([
	['/api/tables?after=yesterday', 'after must be what an earlier answer has as next.'],
	['/api/me/tables?after=yesterday', 'after must be what an earlier answer has as next.'],
	['/api/tables/some-table/history?from=first', 'from must be a whole number of at most nine digits.'],
	['/api/tables/some-table/events?from=-1', 'from must be a whole number of at most nine digits.'],
])('what is wrong with %s is said in words', async (address, words) => {
	const { status, data } = await ask(address);
	expect([status, data.problem.message]).toEqual([400, words]);
});

test('what the server cannot do just now is worth another try, after so many seconds', async () => {
	api.players.createIdentity = () => Promise.reject(new Error('the disk is full'));
	const { status, headers, data } = await ask('/api/identity', { body: {} });
	expect([status, data.problem.code, headers['retry-after']]).toEqual([503, 'unavailable', '3']);
});

describe('however an address of the API is written', () => {
	let serving: Serving;
	beforeEach(async () => {
		serving = await serve({ perAddress: { burst: 2, perSecond: 0.001 } });
	});
	afterEach(() => serving.stop());

	/** Asks for exactly this: a library would tidy it up. */
	async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
		const asked = request(serving.server, { path, headers }).end();
		const [answer] = (await once(asked, 'response')) as [IncomingMessage];
		answer.resume();
		return answer;
	}

	test.each([
		'/api/tables',
		'/%61pi/tables',
		'/%61%70%69/tables?status=waiting',
		'http://127.0.0.1/api/tables',
		'HTTP://127.0.0.1/%61pi/tables',
		'/api/nothing-here',
		'/%61pi/nothing-here',
		'http://127.0.0.1/api/nothing-here',
	])('%s is kept by nobody, not for a token that is not known, and not too often', async (path) => {
		const isThere = !path.includes('nothing');
		const first = await get(path);
		expect([first.statusCode, first.headers['cache-control']]).toEqual([isThere ? 200 : 404, 'no-store']);
		expect((await get(path, { authorization: 'Bearer nope' })).statusCode).toBe(401);
		expect((await get(path)).statusCode).toBe(429);
	});
});
