// Live connections over real sockets: following, asking, and everything that a client may do wrong.
import { PROTOCOL } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SoftAuthenticator } from '../accounts/authenticator.ts';
import type { Limits } from '../config.ts';
import { ask, historyOf, newPerson, newTable, type Person } from '../testing/api.ts';
import { Client, serve } from './test-help.ts';

let app: FastifyInstance;
let server = '';
let stop: () => Promise<void>;
const open: WebSocket[] = [];

async function begin(limits: Partial<Limits> = {}): Promise<void> {
	({ app, server, stop } = await serve(limits));
}

beforeEach(() => begin());
afterEach(async () => {
	for (const socket of open.splice(0)) socket.terminate();
	await stop();
});

function connect(headers: Readonly<Record<string, string>> = {}): Client {
	const client = new Client(server, headers);
	open.push(client.socket);
	return client;
}

const clientOf = ({ token }: Person): Client => connect({ authorization: `Bearer ${token}` });

/** A game of two that has begun. */
async function playing(): Promise<{ readonly table: string; readonly people: readonly [Person, Person] }> {
	const people = [await newPerson(server), await newPerson(server)] as const;
	const table = await newTable(server, people[0], { game: 'classic', seats: 2 });
	await ask(server, people[0], table, { type: 'sit', name: 'Ann' });
	await ask(server, people[1], table, { type: 'sit', name: 'Ben' });
	return { table, people };
}

test('everybody hears everything once and in order, from the version they ask for, then live', async () => {
	const { table, people } = await playing();
	const ann = clientOf(people[0]);
	expect(await ann.hear('hello')).toMatchObject({ protocol: PROTOCOL });
	ann.say({ do: 'follow', table, from: 1 });
	const { version, standing } = await ann.hear('caught-up');
	expect(standing).toEqual({ seat: 0, isHost: true });
	const watcher = connect();
	await watcher.hear('hello');
	watcher.say({ do: 'follow', table, from: version });
	expect(await watcher.hear('caught-up')).toMatchObject({ version, standing: { seat: null, isHost: false } });
	ann.say({ do: 'command', table, envelope: { id: 'hi', seen: 0, command: { type: 'say-phrase', phrase: 'hello' } } });
	expect(await ann.hear('answer')).toMatchObject({ table, id: 'hi', answer: { ok: true, version: version + 1 } });
	await watcher.hear('entry', (entry) => entry.version === version + 1);
	const versionsOf = ({ heard }: Client) =>
		heard.flatMap((message) => (message.tell === 'entry' ? message.version : []));
	await ann.hear('entry', (entry) => entry.version === version + 1);
	expect(versionsOf(ann)).toEqual(Array.from({ length: version + 1 }, (_, index) => index + 1));
	expect(versionsOf(watcher)).toEqual([version, version + 1]);
});

test('others see who comes and goes', async () => {
	const { table, people } = await playing();
	const ann = clientOf(people[0]);
	await ann.hear('hello');
	ann.say({ do: 'follow', table, from: 1 });
	await ann.hear('presence', ({ seats }) => seats[0] === true && seats[1] === false);
	const ben = clientOf(people[1]);
	await ben.hear('hello');
	ben.say({ do: 'follow', table, from: 1 });
	await ann.hear('presence', ({ seats }) => seats[1] === true);
	ann.heard.length = 0;
	ben.socket.terminate();
	await ann.hear('presence', ({ seats }) => seats[1] === false);
});

test.each<[string, string | Buffer, string]>([
	['what is not JSON', '{', 'This is not JSON.'],
	['what is no request', '[]', 'It must be an object.'],
	['what there is not', '{"do":"dance"}', 'do must be one of follow, unfollow, command, ping.'],
	['bytes', Buffer.from([1, 2, 3]), 'Only text is understood here.'],
])('%s is answered with what is wrong, and the connection goes on', async (_, sent, message) => {
	const client = connect();
	await client.hear('hello');
	client.say(sent);
	expect((await client.hear('problem')).problem).toEqual({ code: 'bad-request', message });
	client.say({ do: 'ping' });
	await client.hear('pong');
});

test('a table that there is not, and a command of nobody', async () => {
	const { table } = await playing();
	const client = connect();
	await client.hear('hello');
	client.say({ do: 'follow', table: 'nothing-here', from: 1 });
	expect(await client.hear('problem')).toMatchObject({ table: 'nothing-here', problem: { code: 'not-found' } });
	client.say({ do: 'command', table, envelope: { id: 'a', seen: 0, command: { type: 'resign' } } });
	expect((await client.hear('answer')).answer).toMatchObject({ ok: false, problem: { code: 'no-identity' } });
});

test('a message that is too large ends the connection', async () => {
	const client = connect();
	await client.hear('hello');
	client.say('x'.repeat(100_000));
	expect(await client.closed).toBe(1009);
});

test('whoever talks without end is told to wait', async () => {
	await stop();
	await begin({ perAddress: { burst: 4, perSecond: 0.001 } });
	const client = connect();
	await client.hear('hello');
	for (let each = 0; each < 5; each++) client.say({ do: 'ping' });
	expect((await client.hear('problem')).problem.code).toBe('too-many');
});

test('one person who talks without end is told to wait on every connection and over HTTP, and what they asked has not happened', async () => {
	await stop();
	await begin({ perIdentity: { burst: 10, perSecond: 0.001 } });
	const { table, people } = await playing();
	const [ann, again, ben] = [clientOf(people[0]), clientOf(people[0]), clientOf(people[1])];
	for (const client of [ann, again, ben]) await client.hear('hello');
	const says = 12;
	for (let each = 0; each < says; each++) {
		const envelope = { id: `say ${each}`, seen: 0, command: { type: 'say-phrase', phrase: 'hello' } } as const;
		(each % 2 === 0 ? ann : again).say({ do: 'command', table, envelope });
	}
	const heard = () => [...ann.heard, ...again.heard];
	const answered = () => heard().filter(({ tell }) => tell === 'answer').length;
	const refused = () => heard().flatMap((message) => (message.tell === 'problem' ? message.problem : []));
	while (answered() + refused().length < says) await new Promise(setImmediate);
	const message = expect.stringMatching(/^Too many requests: wait \d+ seconds\.$/);
	for (const problem of refused()) expect(problem).toEqual({ code: 'too-many', message });
	ben.say({ do: 'ping' });
	await ben.hear('pong');
	const entries = await historyOf(server, people[1], table);
	expect(entries.filter(({ happening }) => happening.type === 'said-phrase')).toHaveLength(answered());
	expect(answered()).toBeLessThan(10);
	const headers = { authorization: `Bearer ${people[0].token}` };
	expect((await fetch(`${server}/api/me`, { headers })).status).toBe(429);
});

test('only so many connections from one place', async () => {
	await stop();
	await begin({ connectionsPerAddress: 2 });
	const [one, two] = [connect(), connect()];
	await Promise.all([one.hear('hello'), two.hear('hello')]);
	expect(await connect().closed).toBe(1013);
	one.socket.terminate();
	await one.closed;
	// The server learns a moment later that the first is gone.
	for (let isIn = false; !isIn; ) {
		const next = connect();
		isIn = await Promise.race([next.hear('hello').then(() => true), next.closed.then(() => false)]);
	}
});

test('when the server stops, everybody is told to come back', async () => {
	const client = connect();
	await client.hear('hello');
	const stopped = app.close();
	await client.hear('closing');
	expect(await client.closed).toBe(1012);
	await stopped;
});

test('whoever signs in or out is cut off, and comes back with the eyes they have now', async () => {
	const { table, people } = await playing();
	const host = 'play.example.org';
	const device = new SoftAuthenticator(`http://${host}`);
	const post = async ({ token }: Person, path: string, payload: object = {}) => {
		const headers = { host, authorization: `Bearer ${token}` };
		const answer = await app.inject({ method: 'POST', url: `/api/account/${path}`, headers, payload });
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return answer.body === '' ? null : answer.json();
	};
	const phone = await newPerson(server);
	const follow = async (person: Person) => {
		const client = clientOf(person);
		await client.hear('hello');
		client.say({ do: 'follow', table, from: 1 });
		const { standing } = await client.hear('caught-up');
		return { client, standing };
	};

	const laptop = await follow(people[0]);
	await post(people[0], 'passkeys', device.create(await post(people[0], 'passkeys/begin')));
	expect(await laptop.client.closed).toBe(1012);

	const stranger = await follow(phone);
	expect(stranger.standing.seat).toBeNull();
	await post(phone, 'sign-in', device.get(await post(phone, 'sign-in/begin')));
	expect(await stranger.client.closed).toBe(1012);

	const same = await follow(phone);
	expect(same.standing).toEqual({ seat: 0, isHost: true });
	const back = await follow(people[0]);
	const headers = { authorization: `Bearer ${phone.token}` };
	const stream = await fetch(`${server}/api/tables/${table}/events`, { headers });
	await post(phone, 'sign-out');
	expect(await same.client.closed).toBe(1012);
	expect(await stream.text()).toContain('"seat":0');
	expect((await follow(phone)).standing.seat).toBeNull();
	// The device that stays in the account looked with the eyes of both.
	expect(await back.client.closed).toBe(1012);
});
