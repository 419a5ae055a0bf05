// Whole games over real sockets, with everything that any seat and a spectator get kept: no stream, answer, error, log line or
// metric holds a piece they must not know, a secret, or a token, checked against the journal.
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { GAMES, type GameName, type Seat } from '@tessera/engine';
import type { LiveMessage } from '@tessera/protocol';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { localBus } from './bus/index.ts';
import { configFrom } from './config.ts';
import { registerApi } from './http/api.ts';
import { type Entry, memoryJournal } from './journal/index.ts';
import { memoryPlayers } from './players/index.ts';
import { createReferee, laterHere, newSecretHere, type TableNews } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';
import { ask, newPerson, newTable, type Person, Player } from './testing/index.ts';
import { hidesWell, objectsIn, type Plain, secretsIn } from './testing/leaks.ts';

const SEATS = 3;

/** Everything that one pair of eyes saw, as text. */
interface Seen {
	readonly seat: Seat | null;
	readonly texts: string[];
}

/** A game of three people that a fourth watches, played to its end. */
async function recorded(game: GameName) {
	const config = configFrom({ LIMIT_FACTOR: '1000' }, '/');
	if ('problem' in config) throw new Error(config.problem);
	const logged: string[] = [];
	const stream = new Writable({
		write(line, _, done) {
			logged.push(String(line));
			done();
		},
	});
	const journal = memoryJournal();
	const players = memoryPlayers();
	const ports = {
		journal,
		players,
		bus: localBus<TableNews>(() => {}),
		thinker: new FirstThinker(),
		now: Date.now,
		later: laterHere,
	};
	const referee = createReferee({ ...ports, newSecret: newSecretHere }, { botPace: 0, presenceEvery: 1 });
	const app = fastify({ logger: { level: 'trace', stream } });
	await registerApi(app, { referee, players, limits: config.limits, publicUrl: null, now: Date.now });
	await app.listen({ host: '127.0.0.1', port: 0 });
	const server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

	const people: Person[] = [];
	for (let seat = 0; seat < SEATS; seat++) people.push(await newPerson(server));
	const [host] = people;
	if (!host) throw new Error('there is a host');
	const table = await newTable(server, host, { game, seats: SEATS });
	for (const [seat, person] of people.entries()) await ask(server, person, table, { type: 'sit', name: `P${seat}` });

	const watching: Seen = { seat: null, texts: [] };
	const watcher = new WebSocket(`${server.replace('http', 'ws')}/api/live`);
	watcher.on('open', () => watcher.send(JSON.stringify({ do: 'follow', table, from: 1 })));
	const over = Promise.withResolvers<void>();
	let left = SEATS + 1;
	const isOverFor = (): void => {
		if (--left === 0) over.resolve();
	};
	watcher.on('message', (data) => {
		watching.texts.push(String(data));
		if (!isBeforeEnd(String(data))) isOverFor();
	});

	/** What an answer to something rude says, for each pair of eyes: errors are heard too. */
	const rude = async (token: string | null): Promise<string> => {
		const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
		const command = { type: 'act', action: { type: 'place', pieces: [{ kind: 35, x: 9, y: 9 }] } };
		const history = await fetch(`${server}/api/tables/${table}/history`);
		const { version } = (await history.json()) as { readonly version: number };
		const body = JSON.stringify({ id: `rude ${Math.random()}`, seen: version, command });
		return (await fetch(`${server}/api/tables/${table}/commands`, { method: 'POST', headers, body })).text();
	};

	const seen: Seen[] = [watching];
	for (const [seat, person] of people.entries()) {
		const mine: Seen = { seat: seat as Seat, texts: [] };
		seen.push(mine);
		let moves = 0;
		new Player({
			server: () => server,
			person,
			table,
			async pace() {
				// Before some of the own moves everybody tries what they may not.
				if (++moves % 5 !== 0) return;
				for (const [other, { token }] of people.entries()) seen[other + 1]?.texts.push(await rude(token));
				watching.texts.push(await rude(null));
			},
			onMove: () => {},
			onOver: isOverFor,
			onMessage: (text) => mine.texts.push(text),
			onRefused: (problem) => mine.texts.push(JSON.stringify(problem)),
		});
	}
	await over.promise;
	for (const { seat, texts } of seen) {
		const token = seat === null ? null : people[seat]?.token;
		for (const path of [`/tables/${table}`, `/tables/${table}/history`, '/tables?status=running'])
			texts.push(
				await (
					await fetch(`${server}/api${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
				).text(),
			);
	}
	const metrics = await (await fetch(`${server}/metrics`)).text();
	watcher.terminate();
	const entries = (await journal.read(table, 1, 100_000))?.entries ?? [];
	await app.close();
	await referee.close();
	return { seen, entries, logged, metrics, tokens: people.map(({ token }) => token) };
}

/** The events of the game that a pair of eyes was told, with whose they are. */
const eventsIn = (texts: readonly string[]): readonly Plain[] =>
	texts.flatMap((text) => [...objectsIn(JSON.parse(text))]).filter(({ type }) => typeof type === 'string');

/** A text from before the end. */
const isBeforeEnd = (text: string): boolean => !text.includes('"type":"over"');

test.each(GAMES)('%s: nobody is told what they must not know', async (game) => {
	const { seen, entries, logged, metrics, tokens } = await recorded(game);
	const secrets = secretsIn(entries);
	expect(secrets).toHaveLength(2);
	let told = 0;
	for (const { seat, texts } of seen) {
		for (const text of texts) {
			for (const token of tokens) expect(text).not.toContain(token);
			if (isBeforeEnd(text)) for (const secret of secrets) expect(text).not.toContain(secret);
		}
		if (game === 'cubes') continue;
		for (const event of eventsIn(texts)) {
			expect(hidesWell(event, seat, entries), `seat ${seat}: ${JSON.stringify(event)}`).toBe(true);
			told++;
		}
	}
	if (game !== 'cubes') expect(told).toBeGreaterThan(100);
	const beside = [...logged, metrics].join('\n');
	for (const hidden of [...secrets, ...tokens]) expect(beside).not.toContain(hidden);
	expect(beside).not.toMatch(/"(pieces|hand|hands|given|drawn|cards)":\[/);
	expect(logged.length).toBeGreaterThan(10);
});

test('the check would find a leak', () => {
	expect(hidesWell({ type: 'drew', seat: 1, count: 1, pieces: [3] }, 0 as Seat, [])).toBe(false);
	expect(hidesWell({ type: 'drew', seat: 1, count: 1, pieces: null }, 0 as Seat, [])).toBe(true);
	expect(hidesWell({ type: 'exchanged', seat: 1, given: null, drawn: [4] }, null, [])).toBe(false);
	expect(hidesWell({ type: 'dealt', counts: [6, 6], hand: [1, 2] }, null, [])).toBe(false);
	expect(hidesWell({ type: 'placed', seat: 1, hand: [1] }, 0 as Seat, [])).toBe(false);
	const dealt = (version: number, hands: number[][]): Entry => ({
		version,
		at: 0,
		cause: null,
		kind: 'began',
		payload: JSON.stringify({ events: [{ type: 'dealt', hands }] }),
	});
	// K2 Dealt twice, each of them knows both own hands, and none of the other.
	const entries = [dealt(1, [[1], [2]]), dealt(2, [[3], [4]])];
	for (const hand of [1, 3]) expect(hidesWell({ type: 'dealt', hand: [hand] }, 0 as Seat, entries)).toBe(true);
	for (const hand of [2, 4]) expect(hidesWell({ type: 'dealt', hand: [hand] }, 0 as Seat, entries)).toBe(false);
});

test('a spectator hears a whole game, and the messages that carry it are entries', async () => {
	const { seen, entries } = await recorded('classic');
	const [{ texts } = { texts: [] }] = seen;
	const messages = texts.map((text): LiveMessage => JSON.parse(text)).filter(({ tell }) => tell === 'entry');
	expect(messages).toHaveLength(entries.length);
});
