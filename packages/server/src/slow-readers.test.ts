// Clients that stop reading while much is told, over real sockets: what happens live cuts them off, what happened before waits for
// them, little is kept for either, and nobody else notices.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_AHEAD, MOST_UNREAD } from './limits/sizes.ts';
import { Client, type Serving, serve } from './live/test-help.ts';
import { MOST_OF_ONE } from './tables/index.ts';
import { ask, newPerson, newTable, type Person } from './testing/index.ts';

const MANY = { burst: 1_000_000, perSecond: 1_000_000 };
/** Two hundred letters of twelve bytes each. */
const LONG = 'กั้์'.repeat(200);
/** What is said there is more than the system keeps on the way to somebody who does not read. */
const TABLES = 15;
/** All that one may say who has sat down. */
const LINES = MOST_OF_ONE - 1;
/** One message, and what belongs to sending it. */
const ONE_MORE = 16 << 10;

let serving: Serving;
let ann: Person;
/** One who stops reading before anything is said, and one who reads. */
let slow: Client;
let good: Client;
let slowEnd: Socket;
/** The most that ever waited for one who does not read. */
let most = 0;
const tables: string[] = [];
/** The server's ends of all connections, by the port of the other end. */
const ends = new Map<number, Socket>();
const clients: Client[] = [];
const lines: Socket[] = [];

beforeAll(async () => {
	serving = await serve({ perAddress: MANY, perIdentity: MANY, tablesPerIdentity: MANY });
	serving.app.server.on('connection', (socket: Socket) => ends.set(socket.remotePort ?? 0, socket));
	ann = await newPerson(serving.server);
	for (let each = 0; each < TABLES; each++) {
		const table = await newTable(serving.server, ann, { game: 'classic', seats: 2 });
		await ask(serving.server, ann, table, { type: 'sit', name: 'Ann' });
		tables.push(table);
	}
	[slow, good] = [await following(), await following()];
	slowEnd = endOf(slow);
	slow.socket.pause();
	most = await talking(slowEnd, ...(await unread()));
});
afterAll(async () => {
	for (const { socket } of clients.splice(0)) socket.terminate();
	for (const line of lines.splice(0)) line.destroy();
	await serving.stop();
});

async function connected(person: Person | null = null): Promise<Client> {
	const client = new Client(serving.server, person ? { authorization: `Bearer ${person.token}` } : {});
	clients.push(client);
	await client.hear('hello');
	return client;
}

async function following(): Promise<Client> {
	const client = await connected();
	for (const table of tables) client.say({ do: 'follow', table, from: 1 });
	for (const table of tables) await client.hear('presence', (each) => each.table === table);
	return client;
}

/** The server's end of a connection. */
const endAt = ({ localPort }: Socket): Socket => ends.get(localPort ?? 0) ?? expect.fail('it is connected');

const endOf = ({ socket }: Client): Socket => endAt((socket as unknown as { readonly _socket: Socket })._socket);

/** Streams of events that nobody reads, as the server has them. */
async function unread(): Promise<readonly Socket[]> {
	const { hostname, port } = new URL(serving.server);
	const streams: Socket[] = [];
	for (const table of tables) {
		const line = connect(Number(port), hostname);
		lines.push(line);
		line.on('error', () => {});
		line.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: here\r\n\r\n`);
		await once(line, 'data');
		line.pause();
		streams.push(endAt(line));
	}
	return streams;
}

/** Says so much at every table, watching how much waits for somebody; the most that did. */
async function talking(...unheard: readonly Socket[]): Promise<number> {
	const talker = await connected(ann);
	let waiting = 0;
	for (const table of tables)
		for (let each = 0; each < LINES; each++) {
			const id = `${each}`;
			talker.say({ do: 'command', table, envelope: { id, seen: 0, command: { type: 'say', text: LONG } } });
			if (each % 50 === 49) await talker.hear('answer', (answer) => answer.table === table && answer.id === id);
			waiting = Math.max(waiting, ...unheard.map(({ writableLength }) => writableLength));
		}
	for (const { answer } of talker.heard.filter((each) => each.tell === 'answer')) expect(answer.ok).toBe(true);
	return waiting;
}

/** All the versions that a client has heard of a table. */
const heardOf = ({ heard }: Client, table: string): readonly number[] =>
	heard.flatMap((each) => (each.tell === 'entry' && each.table === table ? [each.version] : []));

const everything = Array.from({ length: LINES + 2 }, (_, index) => index + 1);

async function hearsAll(client: Client): Promise<void> {
	for (const table of tables) {
		await client.hear('entry', (each) => each.table === table && each.version === everything.length);
		expect(heardOf(client, table)).toEqual(everything);
	}
}

test('a live connection that is not read is cut off', async () => {
	expect(slowEnd.destroyed).toBe(true);
	expect(most).toBeGreaterThan(MOST_UNREAD / 2);
	// It reads what had been sent, then learns that it was cut off, and goes on from where it was.
	slow.socket.resume();
	await slow.closed;
	const [table = ''] = tables;
	const again = await connected();
	again.say({ do: 'follow', table, from: (heardOf(slow, table).at(-1) ?? 0) + 1 });
	await again.hear('caught-up');
	expect([...heardOf(slow, table), ...heardOf(again, table)]).toEqual(everything);
});

test('little is kept for it, nor for a stream of events that is not read', () => {
	expect(most).toBeLessThanOrEqual(MOST_UNREAD + ONE_MORE);
});

test('everybody else hears everything', () => hearsAll(good));

test('what happened before waits until it is read', async () => {
	const late = await connected();
	const end = endOf(late);
	late.socket.pause();
	for (const table of tables) late.say({ do: 'follow', table, from: 1 });
	let ahead = 0;
	const look = (): number => {
		ahead = Math.max(ahead, end.writableLength);
		return ahead;
	};
	while (look() <= MOST_AHEAD) await new Promise(setImmediate);
	// Others are answered meanwhile.
	good.say({ do: 'ping' });
	await good.hear('pong');
	expect(look()).toBeLessThanOrEqual(MOST_AHEAD + ONE_MORE);
	expect(end.destroyed).toBe(false);
	late.socket.resume();
	await hearsAll(late);
});
