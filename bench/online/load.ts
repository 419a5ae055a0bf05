// The load: `node load.ts SERVER SCENARIO`, in a process of its own. Prints one object with what it measured.
import { setTimeout as pause } from 'node:timers/promises';
import { ask, newPerson, newTable, type Pace, type Person, Player } from '@tessera/server/testing';
import { WebSocket } from 'ws';
import { echoes } from './echoes.ts';
import { measuring, percentiles } from './measuring.ts';
import { Mover, type MoverPorts } from './mover.ts';
import { GAMES, type Pacing, paceOf } from './pace.ts';

const [, , server = '', scenario = ''] = process.argv;

/** Tables that everybody sits at before the first move: what is measured is moves, not the making of tables. */
const TABLES_AHEAD = 9;
/** Games begin one after the other for about as long as one lasts: all at once, they would all end at once too. */
const BEGIN_MS = 8000;
/** Until every part of the server has been used often enough to be compiled for good. */
const SETTLE_MS = 8000;
const MEASURE_SECONDS = 10;
/** At a rate that people could make: long enough for the whole heap of the server to be marked meanwhile. */
const PACED_SECONDS = 30;

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Does something for each, some at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 20): Promise<void> {
	const queue = [...items];
	const worker = async (): Promise<void> => {
		for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}

async function seated(people: readonly Person[]): Promise<string> {
	const [host] = people;
	if (!host) throw new Error('a table has a host');
	const table = await newTable(server, host, { game: 'classic', seats: people.length });
	for (const [index, person] of people.entries())
		await ask(server, person, table, { type: 'sit', name: `Player ${index}` });
	return table;
}

interface Couple {
	/** Begins to play, one game after the other. */
	start(): void;
	stop(): void;
}

/** Two people with tables to play at one after the other, who wait until all others sit too. */
async function couple(pace: Pacing, onMove: MoverPorts['onMove']): Promise<Couple> {
	const people = [await newPerson(server), await newPerson(server)];
	let players: readonly Mover[] = [];
	const tables: Promise<string>[] = [];
	/** Both find the same table under the same number. */
	const tableOf = (number: number): Promise<string> => (tables[number] ??= seated(people));
	for (const number of numbered(TABLES_AHEAD)) await tableOf(number);
	const table = await tableOf(0);
	return {
		start() {
			players = people.map((person) => {
				let played = 0;
				return new Mover({ server, person, table, pace, onMove, next: () => tableOf(++played) });
			});
		},
		stop() {
			for (const player of players) player.close();
		},
	};
}

async function moves(isPaced: boolean): Promise<unknown> {
	let heard: MoverPorts['onMove'] = () => {};
	const couples: Couple[] = [];
	await each(numbered(GAMES), async () => {
		couples.push(await couple(isPaced ? paceOf() : queueMicrotask, (took) => heard(took)));
	});
	for (const { start } of couples) setTimeout(start, Math.random() * BEGIN_MS);
	await pause(BEGIN_MS + SETTLE_MS);
	const own = process.cpuUsage();
	const used = await cpu();
	const seconds = isPaced ? PACED_SECONDS : MEASURE_SECONDS;
	const measured = await measuring(seconds, (onMove) => {
		heard = onMove;
	});
	const { user, system } = process.cpuUsage(own);
	const count = measured.perSecond * seconds;
	const cost = { server: ((await cpu()) - used) * 1000, clients: (user + system) / 1000 };
	for (const { stop } of couples) stop();
	return {
		games: GAMES,
		...measured,
		serverMs: cost.server / count,
		clientsMs: cost.clients / count,
	};
}

/** A connection that follows a table and hears nothing but that it has heard all. */
const follower = (
	table: string,
	token: string | null,
	onEntry: (version: number) => void = () => {},
): Promise<WebSocket> =>
	new Promise((resolve, reject) => {
		const socket = new WebSocket(`${server.replace('http', 'ws')}/api/live`, {
			headers: token === null ? {} : { authorization: `Bearer ${token}` },
			perMessageDeflate: false,
		});
		socket.on('open', () => socket.send(JSON.stringify({ do: 'follow', table, from: 1 })));
		socket.on('message', (data) => {
			const message = JSON.parse(String(data));
			if (message.tell === 'caught-up') resolve(socket);
			if (message.tell === 'entry') onEntry(message.version);
			if (message.tell === 'problem') reject(new Error(message.problem.message));
		});
		socket.on('error', reject);
	});

async function memory(): Promise<number> {
	const text = await (await fetch(`${server}/metrics`)).text();
	return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
}

async function cpu(): Promise<number> {
	const text = await (await fetch(`${server}/metrics`)).text();
	return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0);
}

const IDLE = 10_000;
const IDLE_TABLES = 200;

async function idle(): Promise<unknown> {
	const tables: string[] = [];
	await each(numbered(IDLE_TABLES), async () => {
		tables.push(await seated([await newPerson(server), await newPerson(server)]));
	});
	// One of each first, so that what the server loads once is not counted.
	for (const table of tables.slice(0, 10)) (await follower(table, null)).terminate();
	const before = await memory();
	const sockets: WebSocket[] = [];
	await each(
		Array.from({ length: IDLE }, (_, index) => tables[index % tables.length] ?? ''),
		async (table) => void sockets.push(await follower(table, null)),
		100,
	);
	const after = await memory();
	const began = await cpu();
	await pause(5000);
	const used = (await cpu()) - began;
	const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
	for (const socket of sockets) socket.terminate();
	return { streams: open, kilobytes: (after - before) / 1024 / open, cpuShare: used / 5 };
}

const WATCHERS = 1000;

async function watched(): Promise<unknown> {
	const people = [await newPerson(server), await newPerson(server)];
	const table = await seated(people);
	const heard = new Map<number, { count: number; last: number }>();
	const sockets: WebSocket[] = [];
	await each(
		numbered(WATCHERS),
		async () => {
			sockets.push(
				await follower(table, null, (version) => {
					const known = heard.get(version) ?? { count: 0, last: 0 };
					heard.set(version, { count: known.count + 1, last: performance.now() });
				}),
			);
		},
		50,
	);
	const sent: number[] = [];
	heard.clear();
	const pace: Pace = async () => {
		await pause(200);
		sent.push(performance.now());
	};
	const players = people.map(
		(person) => new Player({ server: () => server, person, table, pace, onMove: () => {}, onOver: () => {} }),
	);
	await pause(MEASURE_SECONDS * 1000);
	for (const player of players) player.close();
	await pause(500);
	const delivered = [...heard.entries()].toSorted(([one], [other]) => one - other).map(([, each]) => each);
	const took = delivered.flatMap(({ count, last }, index) => {
		const sentAt = sent[index];
		return sentAt !== undefined && count === WATCHERS ? [last - sentAt] : [];
	});
	for (const socket of sockets) socket.terminate();
	return { watchers: WATCHERS, moves: took.length, ...percentiles(took) };
}

const SCENARIOS: Readonly<Record<string, () => Promise<unknown>>> = {
	most: () => moves(false),
	paced: () => moves(true),
	floor: () => echoes(server, MEASURE_SECONDS),
	idle,
	watched,
};

const run = SCENARIOS[scenario];
if (!run) throw new Error(`there is no scenario ${scenario}`);
console.log(JSON.stringify(await run()));
process.exit(0);
