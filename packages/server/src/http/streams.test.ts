// Streams of events over real sockets: who may have how many, and how they end.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SoftAuthenticator } from '../accounts/authenticator.ts';
import type { Limits } from '../config.ts';
import { type Serving, serve } from '../live/test-help.ts';
import { ask, newPerson, newTable, type Person } from '../testing/api.ts';

let serving: Serving;
let server = '';
const lines: Socket[] = [];

async function begin(limits: Partial<Limits> = {}): Promise<void> {
	serving = await serve(limits);
	server = serving.server;
}

beforeEach(() => begin());
afterEach(async () => {
	for (const line of lines.splice(0)) line.destroy();
	await serving.stop();
});

const headOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise(setImmediate);
}

/** Signs somebody in to an account of their own; what comes back signs them out. */
async function signedIn({ token }: Person): Promise<() => Promise<void>> {
	const host = 'play.example.org';
	const device = new SoftAuthenticator(`http://${host}`);
	const post = async (path: string, payload: object = {}) => {
		const headers = { host, authorization: `Bearer ${token}` };
		const answer = await serving.app.inject({ method: 'POST', url: `/api/account/${path}`, headers, payload });
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		return answer;
	};
	await post('passkeys', device.create((await post('passkeys/begin')).json()));
	return async () => void (await post('sign-out'));
}

/** Asks for two streams on one connection, the second as somebody: it waits behind the first, which never ends. */
async function twoOnOne(table: string, { token }: Person): Promise<Socket> {
	const { hostname, port } = new URL(server);
	const line = connect(Number(port), hostname);
	lines.push(line);
	line.on('error', () => {});
	const get = `GET /api/tables/${table}/events HTTP/1.1\r\nHost: here\r\n`;
	line.write(`${get}\r\n${get}Authorization: Bearer ${token}\r\n\r\n`);
	line.resume();
	await until(() => serving.referee.stats().followers === 2);
	return line;
}

test('a stream that was cut is told nothing more, however long it takes to close', async () => {
	const [ann, ben] = [await newPerson(server), await newPerson(server)];
	const table = await newTable(server, ben, { game: 'classic', seats: 3 });
	await ask(server, ben, table, { type: 'sit', name: 'Ben' });
	const signOut = await signedIn(ann);
	const line = await twoOnOne(table, ann);
	await signOut();
	expect(serving.referee.stats().followers).toBe(1);
	await ask(server, ben, table, { type: 'say', text: 'hello' });
	const gone = once(line, 'close');
	line.destroy();
	await gone;
	await until(() => serving.referee.stats().followers === 0);
});

test('a stream that waits behind another is let go of with its connection', async () => {
	await serving.stop();
	await begin({ connectionsPerIdentity: 1 });
	const ann = await newPerson(server);
	const table = await newTable(server, ann, { game: 'classic', seats: 2 });
	(await twoOnOne(table, ann)).destroy();
	await until(() => serving.referee.stats().followers === 0);
	const { status, body } = await fetch(`${server}/api/tables/${table}/events`, { headers: headOf(ann) });
	expect(status).toBe(200);
	await body?.cancel();
});

test('one identity has only so many streams, from wherever, and what is refused takes no place', async () => {
	await serving.stop();
	await begin({ connectionsPerIdentity: 2 });
	const ann = await newPerson(server);
	const table = await newTable(server, ann, { game: 'classic', seats: 2 });
	const open = (at = table) => fetch(`${server}/api/tables/${at}/events`, { headers: headOf(ann) });
	for (let each = 0; each < 3; each++) expect((await open('nothing-here')).status).toBe(404);
	const [one, two] = [await open(), await open()];
	expect([one.status, two.status]).toEqual([200, 200]);
	expect((await open()).status).toBe(429);
	const stranger = await fetch(`${server}/api/tables/${table}/events`);
	expect(stranger.status).toBe(200);
	for (const { body } of [one, two, stranger]) await body?.cancel();
});

test('a place is given back when something fails', async () => {
	await serving.stop();
	await begin({ connectionsPerIdentity: 1 });
	const ann = await newPerson(server);
	const table = await newTable(server, ann, { game: 'classic', seats: 2 });
	await signedIn(ann);
	const { players } = serving;
	const { devicesOf } = players;
	players.devicesOf = () => Promise.reject(new Error('the disk is full'));
	const open = () => fetch(`${server}/api/tables/${table}/events`, { headers: headOf(ann) });
	expect((await open()).status).toBe(503);
	players.devicesOf = devicesOf;
	const { status, body } = await open();
	expect(status).toBe(200);
	await body?.cancel();
});

/** What a stream says until this comes, and then it is cut. */
async function heardUntil(table: string, wanted: string, headers: Readonly<Record<string, string>> = {}, query = '') {
	const { body } = await fetch(`${server}/api/tables/${table}/events${query}`, { headers });
	let heard = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		heard += part;
		if (heard.includes(wanted)) break;
	}
	const versions = [...heard.matchAll(/^id: (\d+)$/gm)].map(([, version]) => Number(version));
	return { heard, versions, last: versions.at(-1) ?? 0 };
}

test('whoever comes back with Last-Event-ID is told what came after it, and nothing twice', async () => {
	const [ann, ben] = [await newPerson(server), await newPerson(server)];
	const table = await newTable(server, ann, { game: 'classic', seats: 3 });
	await ask(server, ann, table, { type: 'sit', name: 'Ann' });
	const first = await heardUntil(table, 'event: caught-up', headOf(ann));
	expect(first.versions).toEqual([1, 2]);
	await ask(server, ben, table, { type: 'sit', name: 'Ben' });
	await ask(server, ben, table, { type: 'say', text: 'hello' });
	const resume = (id: string, query = '') =>
		heardUntil(table, 'event: caught-up', { ...headOf(ann), 'last-event-id': id }, query);
	expect((await resume(`${first.last}`)).versions).toEqual([3, 4]);
	// A browser asks for the address it was given, whatever it has seen since.
	expect((await resume('3', '?from=1')).versions).toEqual([4]);
	const all = await resume('4');
	expect([all.versions, all.heard]).toEqual([[], expect.stringContaining('"version":4')]);
	expect((await resume('99')).versions).toEqual([]);
	for (const odd of ['', 'x', '-1', '1.5', '99999999999'])
		expect((await resume(odd, '?from=4')).versions, odd).toEqual([4]);
});

test('who asks for the head of a stream gets none', async () => {
	const ann = await newPerson(server);
	const table = await newTable(server, ann, { game: 'classic', seats: 2 });
	expect((await fetch(`${server}/api/tables/${table}/events`, { method: 'HEAD' })).status).toBe(404);
	expect(serving.referee.stats().followers).toBe(0);
});

test('when the server stops, everybody is told', async () => {
	const ann = await newPerson(server);
	const table = await newTable(server, ann, { game: 'classic', seats: 2 });
	const stream = await fetch(`${server}/api/tables/${table}/events`);
	const stopped = serving.app.close();
	expect(await stream.text()).toMatch(/event: closing\ndata: \{\}\n\n$/);
	await stopped;
});
