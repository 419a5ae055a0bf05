// The API as scripts use it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestApi } from './test-help.ts';

let api: TestApi;
beforeEach(async () => {
	api = await TestApi.start();
});
afterEach(() => api.close());

const ask = (...asked: Parameters<TestApi['ask']>) => api.ask(...asked);
const command = (...asked: Parameters<TestApi['command']>) => api.command(...asked);
const somebody = (name: string) => api.somebody(name);
const tableOf = (token: string) => api.tableOf(token);

describe('somebody', () => {
	test('who only ever sends a token is noted once a day', async () => {
		const { data } = await api.ask('/api/identity', { body: {} });
		const lastSeen = async () => (await api.players.identity(data.id))?.lastSeenAt;
		const DAY = 24 * 60 * 60 * 1000;
		const began = api.time;
		api.time = began + DAY - 1;
		await api.ask('/api/me', { token: data.token });
		expect(await lastSeen()).toBe(began);
		api.time = began + DAY;
		await api.ask('/api/me', { token: data.token });
		expect(await lastSeen()).toBe(began + DAY);
	});

	test('was last seen when they said who they are', async () => {
		const { data } = await ask('/api/identity', { body: {} });
		api.time += 5000;
		await ask('/api/identity', { body: {}, token: data.token });
		expect(await api.players.identity(data.id)).toMatchObject({ createdAt: 1_000_000, lastSeenAt: api.time });
	});

	test('gets a token once, and is known by it', async () => {
		const { status, data, headers } = await ask('/api/identity', { body: { name: ' Zoë ' } });
		expect(status).toBe(201);
		expect(data).toMatchObject({ name: 'Zoë', account: null });
		expect(headers['set-cookie']).toEqual([
			expect.stringMatching(/^tessera=.*HttpOnly; SameSite=Strict$/),
			// For pages to read: it says that there is an identity, and nothing of it.
			`tessera-known=1; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Strict`,
		]);
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
	test.each(['nope', 'x'.repeat(43), '', 'two words'])(
		'is told that the token %j is not known, also where anybody may look',
		async (token) => {
			const ann = await somebody('Ann');
			const table = await tableOf(ann);
			for (const path of ['/history', '/events', '/game.txt', '/moves', ''])
				expect((await ask(`/api/tables/${table}${path}`, { token })).data, path).toEqual({
					problem: { code: 'no-identity', message: expect.stringMatching(/^This token is nobody's/) },
				});
			expect((await ask('/api/tables?status=waiting', { token })).status).toBe(401);
			expect((await ask('/api/identity', { token, body: { name: 'Ann' } })).status).toBe(401);
			expect((await ask(`/api/tables/${table}`, { headers: { authorization: 'Basic YTpi' } })).status).toBe(200);
			expect((await ask(`/api/tables/${table}`, { headers: { cookie: 'tessera=nope' } })).status).toBe(200);
		},
	);
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
		const site = await TestApi.start(new URL('https://play.test/'));
		const { headers } = await site.ask('/api/identity', { body: {} });
		const [cookie = ''] = String(headers['set-cookie']).split(';');
		const from = async (origin: string) => {
			const body = { id: 'a', terms: { game: 'classic', seats: 2 } };
			return (await site.ask('/api/tables', { body, headers: { cookie, origin, host: '127.0.0.1:3000' } })).status;
		};
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
		for (const odd of ['nope', '..%2f..', 'a'.repeat(50), 'nope/history'])
			expect((await ask(`/api/tables/${odd}`)).data.problem, odd).toEqual({
				code: 'not-found',
				message: 'There is no such table.',
			});
	});
	test('is listed where it is to be listed', async () => {
		const ann = await somebody('Ann');
		await tableOf(ann);
		const listed = (
			await ask('/api/tables', { token: ann, body: { id: 'two', terms: { game: 'cards', seats: 3, listed: true } } })
		).data.table;
		expect((await ask('/api/tables?status=waiting')).data.tables.map(({ id }: { id: string }) => id)).toEqual([listed]);
		expect((await ask('/api/tables')).data.tables).toMatchObject([{ id: listed }]);
		expect((await ask('/api/tables?status=running')).data.tables).toEqual([]);
		expect((await ask('/api/tables?status=lost')).status).toBe(400);
		expect((await ask('/api/me/tables', { token: ann })).data.tables).toHaveLength(2);
	});
	test.each(['/api/me/tables', '/api/tables?status=waiting'])(
		'is on one of as many pages as it takes: %s',
		async (list) => {
			const ann = await somebody('Ann');
			const { id: identity } = (await ask('/api/me', { token: ann })).data;
			const opened: string[] = [];
			for (let each = 0; each < 100; each++) {
				api.time += 1;
				const terms = { game: 'classic', seats: 3, listed: true } as const;
				const answer = await api.referee.create(identity, terms, `t${each}`);
				opened.unshift(answer.ok ? (answer.table ?? '') : expect.fail(answer.problem.message));
			}
			const page = async (after?: string) => {
				const address = new URL(list, 'http://any');
				if (after) address.searchParams.set('after', after);
				const { tables, next } = (await ask(`${address.pathname}${address.search}`, { token: ann })).data;
				return { ids: tables.map((card: { id: string }) => card.id), next };
			};
			const first = await page();
			expect(first).toEqual({ ids: opened.slice(0, 50), next: expect.stringMatching(`^[0-9]+-${opened[49]}$`) });
			// What moves to the front meanwhile, as the last on this page does, takes nothing from the next one.
			api.time += 1;
			expect((await api.command(opened[49] ?? '', ann, { type: 'sit', name: 'Ann' })).status).toBe(200);
			expect(await page(first.next)).toEqual({ ids: opened.slice(50) });
		},
	);
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
		['another language', '<a/>', 'text/xml', 415],
		['a text', '{"id":"q","terms":{"game":"classic","seats":2}}', 'text/plain', 415],
		['a flood', JSON.stringify({ id: 'x'.repeat(2_000_000) }), 'application/json', 413],
	])('to %s', async (_, payload, type, status) => {
		const ann = await somebody('Ann');
		const answer = await api.app.inject({
			url: '/api/tables',
			method: 'POST',
			headers: { 'content-type': type, authorization: `Bearer ${ann}` },
			payload,
		});
		expect(answer.statusCode).toBe(status);
		expect(answer.json().problem.message).toMatch(/\w/);
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
	const page = await api.app.inject('/api/docs');
	expect(page.statusCode).toBe(200);
	expect(page.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
	// As wide as the screen of a phone, and styled for it.
	expect(page.body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
	const [, style = ''] = page.body.match(/href="([^"]*tessera\.css)"/) ?? [];
	expect(await api.app.inject(style)).toMatchObject({ statusCode: 200, body: expect.stringContaining('max-width') });
	// Under our own sign.
	const links = page.body.match(/<link\b[^>]*>/g) ?? [];
	expect(links.length).toBeGreaterThan(1);
	expect(links.filter((link) => /icon/i.test(link))).toEqual(['<link rel="icon" href="/icon.svg">']);
});

test('it describes every answer: what it is, and in which form', async () => {
	interface Answered {
		readonly description: string;
		readonly headers?: Readonly<Record<string, unknown>>;
		readonly content?: Readonly<Record<string, unknown>>;
	}
	const { paths } = (await ask('/api/openapi.json')).data as {
		readonly paths: Record<string, Record<string, { readonly responses: Record<string, Answered> }>>;
	};
	for (const [path, methods] of Object.entries(paths))
		for (const [method, { responses }] of Object.entries(methods)) {
			const where = `${method} ${path}`;
			expect(Object.keys(responses), where).toEqual(
				expect.arrayContaining([expect.stringMatching(/^(2|101)/), '429', '4XX', '5XX']),
			);
			for (const [status, { description, headers = {}, content = {} }] of Object.entries(responses)) {
				expect(description, where).not.toBe('Default Response');
				if (/^[45]/.test(status)) expect(Object.keys(content), where).toEqual(['application/json']);
				if (/^429|^5/.test(status)) expect(Object.keys(headers), where).toEqual(['Retry-After']);
			}
		}
	const formsOf = (path: string) =>
		Object.keys(paths[`/api/tables/{table}/${path}`]?.['get']?.responses['200']?.content ?? {});
	expect(formsOf('moves')).toEqual(['application/x-ndjson']);
	expect(formsOf('game.txt')).toEqual(['text/plain']);
	expect(formsOf('events')).toEqual(['text/event-stream']);
	expect(formsOf('history')).toEqual(['application/json']);
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
