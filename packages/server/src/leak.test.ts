// Whole games over real sockets, with everything that any seat and a spectator get kept: no stream, answer, error, log line or
// metric holds a piece they must not know, a secret, what is added to the deal before all of it is open, or a token, checked against
// the journal. In each of them a bot plays, somebody resigns, somebody's time runs out, a deal is called off, and where it can be
// something is taken back.
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fallbackAction } from '@tessera/bots/fallback';
import { type GameName, type Seat, type Secret, seedFromText } from '@tessera/engine';
import type { Command, LiveMessage } from '@tessera/protocol';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { localBus } from './bus/index.ts';
import { configFrom } from './config.ts';
import { registerApi } from './http/api.ts';
import { memoryJournal } from './journal/index.ts';
import { memoryPlayers } from './players/index.ts';
import { createReferee, laterHere, type TableNews } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';
import { faultsInLog, faultsInMetrics } from './testing/beside.ts';
import { ask, newPerson, newTable, type Person, Player, partOf, sealFor } from './testing/index.ts';
import { type Heard, Judge, partsIn, secretsIn } from './testing/leaks.ts';

const PEOPLE = 3;
/** Of the one who resigns, and of the one whose time runs out. */
const LEAVES_BEFORE = 4;
const LATE_BEFORE = 6;
const TURN_SECONDS = 600;

interface Seen {
	readonly seat: Seat | null;
	readonly heard: Heard[];
}

const isBeforeEnd = (text: string): boolean => !text.includes('"type":"over"');

/** A server in this process whose clock can be moved, and whose bots fail now and then. */
async function serving(game: GameName) {
	const config = configFrom({ LIMIT_FACTOR: '100000' }, '/');
	if ('problem' in config) throw new Error(config.problem);
	const logged: string[] = [];
	const stream = new Writable({
		write(line, _, done) {
			logged.push(String(line));
			done();
		},
	});
	const app = fastify({ logger: { level: 'trace', stream } });
	const [journal, players, thinker] = [memoryJournal(), memoryPlayers(), new FirstThinker()];
	thinker.answer = async ({ view }) => {
		if (thinker.asked.length === 2) throw new Error('nothing came to mind');
		return thinker.asked.length === 3 ? { type: 'pass' } : fallbackAction(view);
	};
	let ahead = 0;
	// The same deal in every run, and the same game.
	const newSecret = (): Secret => seedFromText(`another secret of ${game}`);
	const now = (): number => Date.now() + ahead;
	const bus = localBus<TableNews>(() => {});
	const onFault = (what: string, error: unknown): void => app.log.error({ err: error }, what);
	const ports = { journal, players, bus, thinker, now, later: laterHere, newSecret, onFault };
	const referee = createReferee(ports, { botPace: 0, presenceEvery: 1 });
	await registerApi(app, { referee, players, limits: config.limits, publicUrl: null, now });
	await app.listen({ host: '127.0.0.1', port: 0 });
	return {
		server: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
		journal,
		logged,
		pass(milliseconds: number) {
			ahead += milliseconds;
		},
		async stop() {
			await app.close();
			await referee.close();
		},
	};
}

/** A game of three people and a bot that somebody watches, played to its end. */
async function recorded(game: GameName, timeout: 'bot' | 'out') {
	const { server, journal, logged, pass, stop } = await serving(game);
	const people: Person[] = [];
	for (let seat = 0; seat < PEOPLE; seat++) people.push(await newPerson(server));
	const [host, late, leaver] = people as [Person, Person, Person];
	const clock = { per: 'turn' as const, seconds: TURN_SECONDS };
	const table = await newTable(server, host, { game, seats: PEOPLE + 1, clock, timeout });
	// The first two have another part than the one that the game begins with.
	for (const [seat, part] of [PEOPLE, PEOPLE + 1, 2].entries())
		await ask(server, people[seat] as Person, table, { type: 'sit', name: `P${seat}`, seal: sealFor(part) });

	const over = Promise.withResolvers<void>();
	let left = PEOPLE + 1;
	const isOverFor = (): void => {
		if (--left === 0) over.resolve();
	};
	const watching: Seen = { seat: null, heard: [] };
	const watcher = new WebSocket(`${server.replace('http', 'ws')}/api/live`);
	watcher.on('error', over.reject);
	watcher.on('open', () => watcher.send(JSON.stringify({ do: 'follow', table, from: 1 })));
	watcher.on('message', (data) => {
		watching.heard.push({ text: String(data), seat: null });
		if (!isBeforeEnd(String(data))) isOverFor();
	});

	const seen: Seen[] = [watching, ...people.map((_, seat): Seen => ({ seat: seat as Seat, heard: [] }))];
	const everybody: readonly (Person | null)[] = [null, ...people];
	let requests = 0;

	/** Asks as this one of them, knowing all there is, and keeps the answer: errors are heard too. */
	async function asked(who: number, command: Command): Promise<boolean> {
		const token = everybody[who]?.token;
		const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
		const history = await fetch(`${server}/api/tables/${table}/history`);
		const { version } = (await history.json()) as { readonly version: number };
		const body = JSON.stringify({ id: `asked ${++requests}`, seen: version, command });
		const answer = await fetch(`${server}/api/tables/${table}/commands`, { method: 'POST', headers, body });
		const text = await answer.text();
		const { seat = null, heard } = seen[who] ?? watching;
		heard.push({ text, seat, asked: { action: 'action' in command ? command.action : null, version } });
		return answer.ok;
	}

	/** What no game allows, and what would tell most if it were answered badly. */
	const RUDE: readonly Record<string, unknown>[] = [
		{ type: 'place', pieces: [{ kind: 35, x: 9, y: 9 }] },
		{ type: 'place', pieces: Array.from({ length: 36 }, (_, kind) => ({ kind, x: kind, y: 0 })) },
		{ type: 'exchange', pieces: [0, 0, 0, 0] },
		{ type: 'reroll', cubes: [35, 35, 35] },
		{ type: 'lay', cards: [0, 1, 2], table: [[0, 1, 2]] },
		{ type: 'lay', cards: [35], table: [] },
		{ type: 'swap' },
		{ type: 'pass' },
	];

	const mayTakeBack = { left: 1 };
	/** Whoever moved last asks to take it back, and the others agree: most of the time it cannot be. */
	async function takeBack(mover: number): Promise<void> {
		for (const who of [1, 2, 3])
			if (who !== mover && mayTakeBack.left > 0 && (await asked(who, { type: 'ask-take-back' }))) {
				mayTakeBack.left--;
				for (const other of [1, 2, 3])
					if (other !== who) await asked(other, { type: 'answer', to: 'take-back', yes: true });
			}
	}

	const askings: Promise<void>[] = [];
	for (const [index, person] of people.entries()) {
		const mine = seen[index + 1] as Seen;
		let moves = 0;
		const askBefore = async (): Promise<void> => {
			moves++;
			if (moves % 5 === 1)
				for (const who of everybody.keys())
					await asked(who, { type: 'act', action: RUDE[requests % RUDE.length] as { type: string } });
			if (moves % 3 === 0) for (const each of seen) await look(each);
			if (person === leaver && moves === LEAVES_BEFORE) await asked(index + 1, { type: 'resign' });
			else if (person === late && moves === LATE_BEFORE) {
				pass(TURN_SECONDS * 1000);
				// Whoever speaks reminds the server of the time.
				await asked(1, { type: 'say', text: 'where are you?' });
			} else await takeBack(index + 1);
		};
		new Player({
			server: () => server,
			person,
			table,
			pace() {
				const asking = askBefore();
				askings.push(asking);
				return asking;
			},
			onMove: () => {},
			onOver: isOverFor,
			onMessage: (text) => mine.heard.push({ text, seat: mine.seat }),
			onRefused: () => {},
		});
	}
	/** Whatever somebody may ask for beside the stream. */
	async function look({ seat, heard }: Seen): Promise<void> {
		const headers = seat === null ? {} : { authorization: `Bearer ${people[seat]?.token}` };
		for (const path of [
			`/tables/${table}`,
			`/tables/${table}/history`,
			`/tables/${table}/moves`,
			'/tables?status=running',
		])
			for (const line of (await (await fetch(`${server}/api${path}`, { headers })).text()).split('\n'))
				if (line !== '') heard.push({ text: line, seat });
	}
	await ask(server, host, table, { type: 'seat-bot', level: 'family' });
	const open = (part: number) => ({ type: 'open-part', contribution: partOf(part) }) as const;
	for (const [who, command] of [
		[1, { ...open(PEOPLE), next: sealFor(0) }],
		// The deal is called off, and called for anew.
		[2, { type: 'seal-part', seal: sealFor(1) }],
		[1, open(0)],
		[2, open(1)],
		[3, open(2)],
	] as const) {
		for (const each of seen) await look(each);
		expect(await asked(who, command)).toBe(true);
	}
	await over.promise;
	for (const each of seen) await look(each);
	const metrics = await (await fetch(`${server}/metrics`)).text();
	watcher.terminate();
	// Somebody may be asking still: what they asked before may have ended the game.
	await Promise.all(askings);
	const entries = (await journal.read(table, 1, 100_000))?.entries ?? [];
	await stop();
	return { seen, entries, logged, metrics, tokens: people.map(({ token }) => token) };
}

test.each([
	['classic', 'bot'],
	['classic', 'out'],
	['cubes', 'out'],
	['cards', 'bot'],
	['cards', 'out'],
] as const)('%s, whoever is late: %s: nobody is told what they must not know', async (game, timeout) => {
	const { seen, entries, logged, metrics, tokens } = await recorded(game, timeout);
	const [secrets, parts] = [secretsIn(entries), partsIn(entries)];
	expect(secrets).toHaveLength(2);
	expect(parts).toEqual([PEOPLE, 0, 1, 2].map(partOf));
	const judge = new Judge(entries);
	for (const { heard } of seen) {
		expect(heard.length).toBeGreaterThan(100);
		for (const each of heard) {
			for (const token of tokens) expect(each.text).not.toContain(token);
			const faults = judge.faultsIn(each);
			if (faults.length > 0) expect.fail(`seat ${each.seat} heard ${each.text}: ${faults.join('; ')}`);
		}
	}
	const [{ heard: watched } = { heard: [] }] = seen;
	const carried = watched.map(({ text }): LiveMessage => JSON.parse(text)).filter(({ tell }) => tell === 'entry');
	expect(carried).toHaveLength(entries.length);

	const beside = [...logged, metrics].join('\n');
	for (const hidden of [...secrets, ...parts, ...tokens]) expect(beside).not.toContain(hidden);
	expect(faultsInLog(logged)).toEqual([]);
	expect(faultsInMetrics(metrics)).toEqual([]);
	expect(beside).toContain('a bot gave no answer');
	expect(beside).toContain('a bot chose what is not legal');

	const happened = entries.map(({ kind, payload }) => `${kind} ${payload}`).join('\n');
	expect(happened).toMatch(/^withdrew .*"resigned"/m);
	expect(happened).toMatch(timeout === 'bot' ? /^acted .*"stand-in"/m : /^withdrew .*"time"/m);
	expect(happened).toMatch(/^acted .*"by":"bot"/m);
	// Where only bots are left beside the one who moved, they have gone on before anything can be asked.
	if (timeout === 'bot') expect(happened).toMatch(/^taken-back /m);
});
