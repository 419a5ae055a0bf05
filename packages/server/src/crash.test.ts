// The server is killed at any moment while games are being played, again and again: what it acknowledged is there after every
// restart, once and in order, and every game goes on. CRASHES chooses how often.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type GameName } from '@tessera/engine';
import type { Happening, Told } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	ask,
	historyOf,
	newPerson,
	newTable,
	type Person,
	Player,
	type ServerProcess,
	startServer,
} from './testing/index.ts';

const CRASHES = Number(process.env['CRASHES'] ?? 12);
const PATIENCE = 600_000 + CRASHES * 10_000;
const TABLES = 6;
/** Moves between two crashes, at most. */
const MOST_MOVES = 40;

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-crash-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Acknowledged {
	readonly table: string;
	readonly version: number;
}

/** A table, the two who play at it, and the one they go on to when its game is over. */
interface Couple {
	readonly game: GameName;
	readonly people: readonly [Person, Person];
	table: string;
	players: readonly Player[];
}

const starting = () => startServer({ board: folder, data: join(folder, 'data'), env: { LIMIT_FACTOR: '100000' } });

/** Numbers from a fixed beginning: the same crashes in every run. */
function numbers(): (below: number) => number {
	let state = 12_345;
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return (state >>> 8) % below;
	};
}

const isStep = (happening: Happening): happening is Extract<Happening, { type: 'acted' }> => happening.type === 'acted';

/** Versions without gaps, and steps of the game without gaps: nothing is lost, nothing is there twice. */
function expectWhole(entries: readonly Told[]): void {
	expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));
	const steps = entries.map(({ happening }) => happening).filter(isStep);
	expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
}

test(
	'nothing that was acknowledged is lost, and every game goes on',
	async () => {
		const below = numbers();
		let server: ServerProcess = await starting();
		let address: Promise<string> = Promise.resolve(server.address);
		const acknowledged: Acknowledged[] = [];
		let onMove: () => void = () => {};

		async function open(couple: Couple): Promise<void> {
			const where = await address;
			const [host, guest] = couple.people;
			couple.table = await newTable(where, host, { game: couple.game, seats: 2 });
			await ask(where, host, couple.table, { type: 'sit', name: 'Ann' });
			await ask(where, guest, couple.table, { type: 'sit', name: 'Ben' });
			const { table } = couple;
			couple.players = couple.people.map(
				(person) =>
					new Player({
						server: () => address,
						person,
						table,
						pace: async () => {},
						onMove(version) {
							acknowledged.push({ table, version });
							onMove();
						},
						onOver: () => {},
						// After a crash an action that was written but not answered is told by the stream first.
						onRefused: (problem) => expect(problem.code).toMatch(/stale|refused|not-now/),
					}),
			);
		}

		const couples: Couple[] = [];
		for (let each = 0; each < TABLES; each++) {
			const people = [await newPerson(server.address), await newPerson(server.address)] as const;
			const couple: Couple = { game: GAMES[each % GAMES.length] ?? 'classic', people, table: '', players: [] };
			couples.push(couple);
			await open(couple);
		}

		const moved = (count: number): Promise<void> =>
			new Promise((resolve) => {
				let left = count;
				onMove = () => {
					if (--left <= 0) resolve();
				};
			});

		for (let crash = 0; crash < CRASHES; crash++) {
			const before = acknowledged.length;
			await moved(1 + below(MOST_MOVES));
			const up = Promise.withResolvers<string>();
			address = up.promise;
			await server.kill();
			const known = [...acknowledged];
			server = await starting();
			expect(known.length).toBeGreaterThan(before);
			expect(new Set(known.map(({ table, version }) => `${table} ${version}`)).size).toBe(known.length);
			for (const couple of couples) {
				const entries = await historyOf(server.address, couple.people[0], couple.table);
				expectWhole(entries);
				for (const { table, version } of known.filter((each) => each.table === couple.table))
					expect(entries[version - 1]?.happening.type, `${table} ${version}`).toMatch(/^(acted|over)$/);
			}
			up.resolve(server.address);
			for (const couple of couples)
				if (couple.players.some(({ followed }) => followed?.status === 'over')) await open(couple);
		}

		for (const { players } of couples) for (const player of players) player.close();
		expect(await server.stop()).toBe(0);
		expect(acknowledged.length).toBeGreaterThan(CRASHES);
	},
	PATIENCE,
);
