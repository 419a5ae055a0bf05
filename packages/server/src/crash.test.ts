// The server is killed, or stopped as whoever hosts it would, at any moment while games are played at it, again and again: what it
// acknowledged is there after every restart, once and in order, and every game goes on. CRASHES chooses how often.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealOf } from '@tessera/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, openJournal } from './journal/index.ts';
import { Company, type CompanyPorts, done, opened } from './testing/company.ts';
import {
	historyOf,
	newPerson,
	type Person,
	partOf,
	type ServerProcess,
	sealFor,
	startServer,
} from './testing/index.ts';
import { type Acknowledged, lostFrom, toldTo } from './testing/kept.ts';
import { News } from './testing/news.ts';

const CRASHES = Number(process.env['CRASHES'] ?? 12);
const PATIENCE = 600_000 + CRASHES * 10_000;
/** Moves between two crashes, at most, once every game has gone on. */
const MOST_MOVES = 40;

/** Every game, with all that a table can have. */
const KINDS: readonly Pick<CompanyPorts, 'terms' | 'hasBot' | 'talks'>[] = [
	{ terms: { game: 'classic', seats: 2 }, hasBot: false, talks: true },
	{
		terms: { game: 'cubes', seats: 2, clock: { per: 'turn', seconds: 5 }, timeout: 'bot' },
		hasBot: false,
		talks: true,
	},
	{ terms: { game: 'cards', seats: 2, chat: false }, hasBot: false, talks: false },
	{ terms: { game: 'classic', seats: 3, openHands: true }, hasBot: true, talks: false },
	{ terms: { game: 'cubes', seats: 3 }, hasBot: true, talks: true },
	{
		terms: { game: 'cards', seats: 2, clock: { per: 'game', seconds: 60, increment: 2 }, timeout: 'out' },
		hasBot: false,
		talks: true,
	},
];

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-crash-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const starting = () => startServer({ board: folder, data: join(folder, 'data'), env: { LIMIT_FACTOR: '100000' } });

/** What it had to complain about. On a busy machine a bot may be late, and then does what comes first. */
const complaintsOf = (server: ServerProcess): readonly string[] =>
	server
		.errors()
		.split('\n')
		.filter((line) => line !== '' && !line.includes('"a bot gave no answer"'));

/** Numbers from a fixed beginning: the same crashes in every run. */
function numbers(): (below: number) => number {
	let state = 12_345;
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return (state >>> 8) % below;
	};
}

/** The journals of these tables as the server left them, read from a copy: what is found there is for the next server to mend. */
async function leftOf(tables: Iterable<string>): Promise<ReadonlyMap<string, readonly Entry[]>> {
	const copy = join(folder, 'copy');
	cpSync(join(folder, 'data'), copy, { recursive: true });
	const journal = await openJournal(copy, () => {});
	if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
	const left = new Map<string, readonly Entry[]>();
	for (const table of tables) left.set(table, (await journal.value.read(table, 1, 100_000))?.entries ?? []);
	await journal.value.close();
	rmSync(copy, { recursive: true });
	return left;
}

/** People who come, talk, stand up, sit down again, and leave when the game begins, one table after the other. */
async function comeAndGo(
	ports: Pick<CompanyPorts, 'where' | 'onAcknowledged'>,
	[host, guest]: readonly [Person, Person],
	wants: () => boolean,
): Promise<void> {
	for (let round = 0; wants(); round++) {
		const table = await opened(ports.where, host, `come ${round}`, { game: 'classic', seats: 3 });
		let asked = 0;
		let seen = 0;
		const ask = async (person: Person, command: Acknowledged['envelope']['command']): Promise<void> => {
			const answer = await done(ports, person, table, { id: `go ${round} ${asked++}`, seen, command });
			if (answer.ok) seen = answer.version;
		};
		await ask(guest, { type: 'sit', name: 'Guest', seat: 2 });
		await ask(host, { type: 'sit', name: 'Host', seat: 0 });
		await ask(host, { type: 'seal-part', seal: sealFor(0) });
		await ask(guest, { type: 'stand' });
		await ask(host, { type: 'seat-bot', level: 'first-steps', seat: 2 });
		await ask(host, { type: 'say', text: 'come in' });
		await ask(guest, { type: 'sit', name: 'Guest', seal: sealFor(1) });
		await ask(host, { type: 'open-part', contribution: partOf(0), next: sealOf('next') });
		await ask(guest, { type: 'stand' });
		await ask(guest, { type: 'sit', name: 'Guest' });
		await ask(host, { type: 'open-part', contribution: 'next', next: sealOf('another') });
		await ask(guest, { type: 'resign' });
		await ask(host, { type: 'resign' });
	}
}

test(
	'nothing that was acknowledged is lost, and every game goes on',
	async () => {
		const below = numbers();
		let server: ServerProcess = await starting();
		let address: Promise<string> = Promise.resolve(server.address);
		const news = new News();
		const acknowledged = new Map<string, Acknowledged[]>();
		/** Tables at which something was acknowledged since they were looked at. */
		const touched = new Set<string>();
		let count = 0;
		const ports = {
			where: () => address,
			onNews: () => news.come(),
			onAcknowledged(done: Acknowledged) {
				count++;
				touched.add(done.table);
				acknowledged.set(done.table, [...(acknowledged.get(done.table) ?? []), done]);
				news.come();
			},
		};

		const companies: Company[] = [];
		for (const kind of KINDS) {
			const people = [await newPerson(server.address), await newPerson(server.address)] as const;
			companies.push(await Company.sitDown({ ...ports, ...kind, people }));
		}
		const comers = [await newPerson(server.address), await newPerson(server.address)] as const;
		let [cameAndWent, isOpen] = [0, true];
		const coming = {
			...ports,
			onAcknowledged(done: Acknowledged) {
				cameAndWent++;
				ports.onAcknowledged(done);
			},
		};
		const comingAndGoing = comeAndGo(coming, comers, () => isOpen);

		const goOn = (): Promise<void> =>
			news.until(() => [
				...companies.flatMap(({ missing }) => missing),
				...(cameAndWent === 0 ? ['people who come and go'] : []),
			]);
		const moved = (moves: number): Promise<void> => {
			const enough = count + moves;
			return news.until(() => (count < enough ? [`${enough - count} more moves`] : []));
		};

		async function expectKept(): Promise<ReadonlyMap<string, readonly Entry[]>> {
			const tables = new Set([...touched, ...companies.map(({ table }) => table)]);
			const known = new Map([...tables].map((table) => [table, acknowledged.get(table) ?? []]));
			touched.clear();
			const left = await leftOf(tables);
			for (const [table, entries] of left) expect(lostFrom(entries, known.get(table) ?? []), table).toEqual([]);
			return left;
		}

		/** What was left is told again, to the last piece that they may know. */
		async function expectTold(left: ReadonlyMap<string, readonly Entry[]>): Promise<void> {
			for (const { table, game, people } of companies) {
				const [host] = people;
				const expected = toldTo(host.id, game, left.get(table) ?? []);
				const history = await historyOf(server.address, host, table);
				expect(history.slice(0, expected.length), table).toEqual(expected);
			}
		}

		for (let crash = 0; crash < CRASHES; crash++) {
			await goOn();
			await moved(1 + below(MOST_MOVES));
			const up = Promise.withResolvers<string>();
			address = up.promise;
			if (below(4) === 0) {
				expect(await server.stop()).toBe(0);
				await news.until(() => companies.flatMap(({ untold }) => untold));
			} else await server.kill();
			expect(complaintsOf(server)).toEqual([]);
			const left = await expectKept();
			server = await starting();
			// The first moments of a server are no safer than others.
			if (below(4) === 0) {
				await server.kill();
				server = await starting();
			}
			await expectTold(left);
			for (const company of companies) company.restarted();
			cameAndWent = 0;
			up.resolve(server.address);
		}
		await goOn();

		isOpen = false;
		await comingAndGoing;
		for (const company of companies) await company.close();
		expect(await server.stop()).toBe(0);
		for (const table of acknowledged.keys()) touched.add(table);
		const kinds = [...(await expectKept()).values()].flatMap((entries) => entries.map(({ kind }) => kind));
		for (const kind of ['acted', 'said', 'stood', 'withdrew', 'clock-moved', 'over']) expect(kinds).toContain(kind);
		expect(count).toBeGreaterThan(CRASHES);
	},
	PATIENCE,
);
