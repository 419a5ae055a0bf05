// What the description of the API says is what the server does: its addresses, and the form of everything that it answers and tells.

import { sealOf, seedFromText } from '@tessera/engine';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftAuthenticator } from '../accounts/authenticator.ts';
import type { Rate } from '../limits/rates.ts';
import { Client, type Serving, serve } from '../live/test-help.ts';
import { memoryPlayers } from '../players/index.ts';
import { registerApi } from './api.ts';
import { type Book, bookOf } from './test-book.ts';
import { limits, TestApi } from './test-help.ts';

test('every route under /api is described, and nothing else', async () => {
	const app = fastify();
	const routes: string[] = [];
	app.addHook('onRoute', ({ method, url }) => {
		for (const each of [method].flat()) routes.push(`${each} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
	});
	const api = await TestApi.start();
	const { referee } = api;
	await registerApi(app, { referee, players: memoryPlayers(), limits, publicUrl: null, now: () => 0 });
	const { paths } = (await bookOf(app)).description;
	const described = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
	);
	// The head of an answer can be had wherever the answer can; the description does not describe itself.
	const isDescribed = (route: string) => !/^HEAD|^GET \/api\/(docs|openapi\.json)/.test(route);
	expect(described.toSorted()).toEqual(
		routes.filter((route) => route.includes(' /api/') && isDescribed(route)).toSorted(),
	);
	await app.close();
	await api.close();
});

const ENOUGH: Rate = { burst: 1_000_000, perSecond: 1_000_000 };
const HOST = 'play.example.org';

interface Sent {
	readonly method?: 'GET' | 'POST' | 'DELETE';
	readonly token?: string | undefined;
	readonly body?: object;
}

describe('in games from the first seat to the rematch everything that is said has the form that is described', () => {
	let serving: Serving;
	let book: Book;
	let secrets = 0;
	const tokens = new Map<string, string>();
	const clients: Client[] = [];
	const streams: Promise<string>[] = [];
	const seen = {
		happenings: new Set<string>(),
		events: new Set<string>(),
		stream: new Set<string>(),
		live: new Set<string>(),
		statuses: new Set<number>(),
	};

	beforeAll(async () => {
		const limitless = {
			perAddress: ENOUGH,
			perIdentity: ENOUGH,
			identitiesPerAddress: ENOUGH,
			tablesPerIdentity: ENOUGH,
			movesPerIdentity: ENOUGH,
		};
		serving = await serve(limitless, false, () => seedFromText(`described ${secrets++}`));
		book = await bookOf(serving.app);
		for (const name of ['Ann', 'Ben', 'Cat', 'Eve'])
			tokens.set(name, (await ask('/api/identity', { body: { name } })).data.token);
	});
	afterAll(async () => {
		for (const { socket } of clients) socket.terminate();
		await serving.stop();
	});

	/** Asks for something, and looks whether the answer is as described. */
	async function ask(url: string, { method, token, body }: Sent = {}) {
		const how = method ?? (body ? 'POST' : 'GET');
		const answer = await serving.app.inject({
			url,
			method: how,
			headers: { host: HOST, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
			...(body && { payload: body }),
		});
		const { statusCode: status, headers, body: text } = answer;
		const where = ['paths', book.pathOf(url), how.toLowerCase()];
		const { responses, requestBody, security } =
			book.description.paths[where[1] ?? '']?.[where[2] ?? ''] ?? expect.fail(`${how} ${url}`);
		const group =
			[`${status}`, `${Math.floor(status / 100)}XX`].find((each) => responses[each]) ??
			expect.fail(`${status} of ${url}`);
		const response = responses[group] ?? expect.fail();
		const [type = ''] = String(headers['content-type'] ?? '').split(';');
		expect(Object.keys(response.content ?? { '': {} }), url).toContain(type);
		if (headers['retry-after']) expect(Object.keys(response.headers ?? {})).toContain('Retry-After');
		if (status === 401 && token === undefined) expect(security, url).toBeUndefined();
		if (status < 300 && body && requestBody)
			expect(book.why([...where, 'requestBody', 'content', 'application/json', 'schema'], body, 'asked')).toBeNull();
		const data =
			type === 'application/json'
				? JSON.parse(text)
				: type === 'application/x-ndjson'
					? text
							.split('\n')
							.filter(Boolean)
							.map((line) => JSON.parse(line))
					: text;
		if (type)
			expect(book.why([...where, 'responses', group, 'content', type, 'schema'], data), `${url} ${text}`).toBeNull();
		seen.statuses.add(status);
		return { status, data };
	}

	const as = (name: string) => ({ token: tokens.get(name) ?? expect.fail(name) });
	let asked = 0;
	const command = (table: string, name: string, what: object, version = 0) =>
		ask(`/api/tables/${table}/commands`, { ...as(name), body: { id: `r${++asked}`, seen: version, command: what } });
	const done = async (...args: Parameters<typeof command>): Promise<void> => {
		const { status, data } = await command(...args);
		expect([status, data], JSON.stringify(args)).toEqual([200, expect.objectContaining({ ok: true })]);
	};
	const versionOf = async (table: string): Promise<number> =>
		(await ask(`/api/tables/${table}/history?limit=1`, as('Ann'))).data.version;

	/** Follows a table in both ways, as somebody with a seat and as somebody without. */
	async function watch(table: string): Promise<void> {
		for (const name of ['Ann', null]) {
			const headers: Record<string, string> = name === null ? {} : { authorization: `Bearer ${as(name).token}` };
			const stream = fetch(`${serving.server}/api/tables/${table}/events`, { headers }).then((answer) => answer.text());
			// It is waited for at the very end. Should a test before that fail, the server goes away with the stream open.
			stream.catch(() => {});
			streams.push(stream);
		}
		for (const name of ['Ben', null]) {
			const client = new Client(serving.server, name === null ? {} : { authorization: `Bearer ${as(name).token}` });
			clients.push(client);
			await client.hear('hello');
			const request = { do: 'follow', table, from: 1 } as const;
			book.fits('LiveRequest', request);
			client.say(request);
			await client.hear('caught-up');
		}
	}

	/** Opens a table, and has three people and a bot sit down at it; two of them seal what they add, and open it one after the other. */
	async function begun(terms: object): Promise<string> {
		const id = `t${++asked}`;
		const { data } = await ask('/api/tables', { ...as('Ann'), body: { id, terms: { seats: 4, ...terms } } });
		const { table } = data;
		await watch(table);
		await done(table, 'Ann', { type: 'sit', name: 'Ann', contribution: 'luck' });
		await done(table, 'Ann', { type: 'seal-part', seal: sealOf('more-luck') });
		await done(table, 'Ben', { type: 'sit', name: 'Ben', seat: 3 });
		await done(table, 'Ben', { type: 'stand' });
		await done(table, 'Ben', { type: 'sit', name: 'Ben', seal: sealOf('geese') });
		await done(table, 'Ann', { type: 'seat-bot', level: 'club', seat: 2 });
		await done(table, 'Ann', { type: 'clear-seat', seat: 2 });
		await done(table, 'Ann', { type: 'seat-bot', level: 'first-steps' });
		expect((await command(table, 'Cat', { type: 'sit', name: 'Ann' })).status).toBe(409);
		await done(table, 'Cat', { type: 'sit', name: 'Cat', contribution: 'open' });
		const version = await versionOf(table);
		expect((await command(table, 'Ann', { type: 'open-part', contribution: 'luck' }, version)).status).toBe(400);
		await done(table, 'Ann', { type: 'open-part', contribution: 'more-luck', next: sealOf('next') }, version);
		for (const path of [`/api/tables/${table}`, '/api/tables?status=waiting', '/api/me/tables'])
			await ask(path, as('Ann'));
		await done(table, 'Ben', { type: 'open-part', contribution: 'geese' }, version);
		return table;
	}

	async function talk(table: string): Promise<void> {
		await done(table, 'Ben', { type: 'say', text: 'Good luck, all!' });
		await done(table, 'Cat', { type: 'say-phrase', phrase: 'hello' });
		await done(table, 'Ann', { type: 'set-chat', on: false });
		expect((await command(table, 'Ben', { type: 'say', text: 'psst' })).data.problem.code).toBe('chat-off');
		await done(table, 'Ann', { type: 'set-chat', on: true });
		const [, live] = clients.slice(-2);
		const [ben] = clients.slice(-2);
		const envelope = { id: 'nice', seen: 0, command: { type: 'say-phrase', phrase: 'nice-move' } } as const;
		for (const client of [ben, live]) client?.say({ do: 'command', table, envelope });
		await ben?.hear('answer');
		await live?.hear('answer');
		ben?.say({ do: 'ping' });
		await ben?.hear('pong');
		ben?.say('nonsense');
		await ben?.hear('problem');
	}

	/** Plays on, one after the other, as long as wanted or until nobody has anything to do; the third action is what is offered last. */
	async function play(table: string, wanted = Number.POSITIVE_INFINITY): Promise<void> {
		for (let acted = 0; acted < wanted; ) {
			for (const name of ['Ann', 'Ben', 'Cat']) {
				const { status, data: moves } = await ask(`/api/tables/${table}/moves`, as(name));
				if (status === 409) return;
				const body = moves.at(acted === 2 ? -1 : 0);
				if (body === undefined) continue;
				expect((await ask(`/api/tables/${table}/commands`, { ...as(name), body })).status).toBe(200);
				acted++;
			}
		}
	}

	/** Once it is the turn of a person, and nothing happens by itself: their name. */
	async function whoseTurn(table: string): Promise<string> {
		for (;;) {
			const { turn, sitters } = (await ask(`/api/tables/${table}`)).data;
			if (sitters[turn].type === 'person') return sitters[turn].name;
		}
	}

	async function refuse(table: string): Promise<void> {
		await whoseTurn(table);
		expect((await command(table, 'Ann', { type: 'act', action: { type: 'pass' } }, 1)).data.problem.code).toBe('stale');
		const version = await versionOf(table);
		for (const name of ['Ann', 'Ben', 'Cat'])
			for (const action of [
				{ type: 'dance' },
				{ type: 'pass' },
				{ type: 'place', pieces: [] },
				{ type: 'lay', cards: [0], table: [[0]] },
			])
				expect((await command(table, name, { type: 'act', action }, version)).status).toBe(422);
		expect((await command(table, 'Eve', { type: 'resign' })).status).toBe(403);
		expect(
			(await ask(`/api/tables/${table}/commands`, { body: { id: 'x', seen: 0, command: { type: 'resign' } } })).status,
		).toBe(401);
		expect((await ask(`/api/tables/${table}/commands`, { ...as('Ann'), body: { id: 'x' } })).status).toBe(400);
	}

	async function offer(table: string): Promise<void> {
		await done(table, 'Ann', { type: 'offer-end' });
		await done(table, 'Ben', { type: 'answer', to: 'end', yes: false }, await versionOf(table));
	}

	/** In Cubes one may keep all cubes as they are, which shows nothing, and take it back. */
	async function takeBack(table: string): Promise<void> {
		const name = await whoseTurn(table);
		await done(table, name, { type: 'act', action: { type: 'reroll', cubes: [] } }, await versionOf(table));
		await done(table, name, { type: 'ask-take-back' }, await versionOf(table));
		for (const other of ['Ann', 'Ben', 'Cat'])
			if (other !== name)
				await done(table, other, { type: 'answer', to: 'take-back', yes: true }, await versionOf(table));
	}

	/** The rematch: one takes another seat than the one that is kept for them, and in the end all agree. */
	async function again(table: string): Promise<void> {
		await done(table, 'Ann', { type: 'rematch' });
		const { entries } = (await ask(`/api/tables/${table}/history?from=${await versionOf(table)}`, as('Ben'))).data;
		const next: string = entries[0].happening.table;
		await watch(next);
		expect((await ask(`/api/tables/${next}`, as('Ben'))).data.kept).toBeTypeOf('number');
		await ask(`/api/tables/${next}/history`, as('Ben'));
		for (const name of ['Ann', 'Ben']) await done(next, name, { type: 'sit', name });
		await done(next, 'Ann', { type: 'begin' });
		await whoseTurn(next);
		await done(next, 'Ann', { type: 'offer-end' });
		await done(next, 'Ben', { type: 'answer', to: 'end', yes: true }, await versionOf(next));
	}

	async function lookAround(table: string): Promise<void> {
		for (const name of ['Ann', 'Ben', 'Cat', 'Eve']) {
			await ask(`/api/tables/${table}`, as(name));
			await ask(`/api/tables/${table}/history?from=3&limit=40`, as(name));
			await ask('/api/me', as(name));
			await ask('/api/me/tables', as(name));
			await ask(`/api/tables/${table}/rating`, as(name));
		}
		for (const path of ['', '/history', '/game.txt', '/rating', '/moves']) await ask(`/api/tables/${table}${path}`);
		for (const path of ['?status=waiting', '?status=running', '?status=lost', '']) await ask(`/api/tables${path}`);
		expect((await ask('/api/tables/nothing-here/game.txt')).status).toBe(404);
		expect((await ask('/api/live')).status).toBe(404);
	}

	async function move(table: string): Promise<void> {
		const { key } = (await ask(`/api/tables/${table}/seat-link`, { ...as('Cat'), method: 'POST' })).data;
		const phone = (await ask('/api/identity', { body: {} })).data.token;
		expect((await ask(`/api/tables/${table}/claim`, { token: phone, body: { key } })).status).toBe(200);
		tokens.set('Cat', phone);
	}

	test('accounts', async () => {
		const device = new SoftAuthenticator(`http://${HOST}`);
		const post = async (name: string, path: string, body: object) =>
			(await ask(`/api/account/${path}`, { ...as(name), method: 'POST', body })).data;
		await ask('/api/account', as('Ann'));
		await post('Ann', 'passkeys', device.create(await post('Ann', 'passkeys/begin', {})));
		expect(await post('Eve', 'sign-in', {})).toHaveProperty('problem');
		await post('Eve', 'sign-in', device.get(await post('Eve', 'sign-in/begin', {})));
		const { account } = (await ask('/api/account', as('Ann'))).data;
		expect(account).toMatchObject({ devices: [{}, {}], passkeys: [{}] });
		await post('Eve', 'sign-out', {});
		await ask(`/api/account/passkeys/${account.passkeys[0].id}`, { ...as('Ann'), method: 'DELETE' });
		for (const game of ['classic', 'cubes', 'cards']) await ask(`/api/ratings/bots/${game}`);
		await ask('/api/ratings/bots/chess');
		await ask('/api/me');
	});

	test.each([
		{ game: 'classic', openHands: true, clock: { per: 'turn', seconds: 3600 } },
		{
			game: 'cubes',
			listed: true,
			clock: { per: 'game', seconds: 3600, increment: 5 },
			options: { openingTie: 'lot' },
		},
		{ game: 'cards', openHands: true, clock: { per: 'slow-turn', days: 2 }, timeout: 'bot' },
	])('$game', async (terms) => {
		const table = await begun(terms);
		await talk(table);
		await play(table, 4);
		await refuse(table);
		await offer(table);
		if (terms.game === 'cubes') await takeBack(table);
		await move(table);
		await lookAround(table);
		await done(table, 'Cat', { type: 'resign' });
		await play(table);
		expect((await ask(`/api/tables/${table}`)).data.status).toBe('over');
		await lookAround(table);
		// As it was made: what describes an answer leaves nothing out of it.
		const { body } = await serving.app.inject(`/api/tables/${table}`);
		expect(body).toBe(JSON.stringify(await serving.referee.table(null, table)));
		await again(table);
	});

	test('and everybody heard of all of it in that form', async () => {
		const { app, referee } = serving;
		expect(referee.stats().followers).toBeGreaterThan(0);
		await app.close();
		for (const { heard, closed: isClosed } of clients) {
			await isClosed;
			for (const message of heard) {
				book.fits('LiveMessage', message);
				seen.live.add(message.tell);
				if (message.tell === 'entry') note(message.happening);
			}
		}
		for (const text of await Promise.all(streams))
			for (const block of text.split('\n\n').filter((each) => each !== '' && each !== ':')) {
				const event = Object.fromEntries(
					block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
				);
				book.fits('StreamEvent', event);
				const told = JSON.parse(event['data'] ?? '');
				const name = event['event'] ?? '';
				seen.stream.add(name);
				const index = book.kindsOf('StreamEvent', 'event').indexOf(name);
				expect(
					book.why(
						['components', 'schemas', 'StreamEvent', 'anyOf', `${index}`, 'properties', 'data', 'contentSchema'],
						told,
					),
					block,
				).toBeNull();
				if (name === 'entry') note(told.happening);
			}
		expect([...seen.live].toSorted()).toEqual(book.kindsOf('LiveMessage', 'tell').toSorted());
		expect([...seen.stream].toSorted()).toEqual(book.kindsOf('StreamEvent', 'event').toSorted());
		// While the server stands no clock is moved.
		expect([...seen.happenings, 'clock-moved'].toSorted()).toEqual(book.kindsOf('Happening', 'type').toSorted());
		// Some things happen in few games: their forms are held against the engine's, beside them.
		const rare = ['misdealt', 'passed', 'swapped'];
		expect([...seen.events, ...rare].toSorted()).toEqual(book.kindsOf('Event', 'type').toSorted());
		expect([...seen.statuses].toSorted()).toEqual([200, 201, 204, 400, 401, 403, 404, 409, 422]);
	});

	function note(happening: { readonly type: string; readonly events?: readonly { readonly type: string }[] }): void {
		seen.happenings.add(happening.type);
		for (const { type } of happening.events ?? []) seen.events.add(type);
	}
});
