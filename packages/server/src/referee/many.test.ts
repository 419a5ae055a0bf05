// Very many tables: looking at them holds nobody up, and does not fill the memory.
import type { Seat } from '@tessera/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { localBus } from '../bus/index.ts';
import { type Journal, memoryJournal } from '../journal/index.ts';
import { openTable, type TableEntry, type TableState, termsFrom, toJournal } from '../tables/index.ts';
import { sealed, secretOf } from '../tables/test-help.ts';
import { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { Shelf } from './shelf.ts';
import type { ListAsked } from './types.ts';
import { breathe } from './work.ts';

const STOOD: TableEntry = { type: 'stood', seat: 1 as Seat };

/** What has happened at a table before the lobby looks at it. */
interface Past {
	readonly keptFor?: string;
	/** After it was opened. */
	readonly rest?: readonly TableEntry[];
}

/** A journal that counts what is read from it. */
class Counting {
	readonly journal: Journal;
	readonly kept = memoryJournal();
	reads = 0;
	/** The most that was read before anybody else had a turn: tables, and tables from beginning to end. */
	most = 0;
	mostWhole = 0;
	#sinceTurn = 0;
	#wholeSinceTurn = 0;

	constructor() {
		this.journal = {
			create: (game) => this.kept.create(game),
			append: (append) => this.kept.append(append),
			games: (asked) => this.kept.games(asked),
			remove: (game) => this.kept.remove(game),
			close: () => this.kept.close(),
			read: (...asked) => {
				if (this.#sinceTurn === 0)
					setImmediate(() => {
						this.#sinceTurn = 0;
						this.#wholeSinceTurn = 0;
					});
				this.reads++;
				this.most = Math.max(this.most, ++this.#sinceTurn);
				const [, from, to] = asked;
				if (to !== from) this.mostWhole = Math.max(this.mostWhole, ++this.#wholeSinceTurn);
				return this.kept.read(...asked);
			},
		};
	}

	/** A table; with a seat that is kept for somebody it is that of a rematch. */
	async open(id: string, at: number, listed: boolean, { keptFor, rest = [] }: Past = {}): Promise<void> {
		const terms = termsFrom({ game: 'classic', seats: 2, listed });
		if (!terms.ok) return expect.fail(terms.problem.message);
		const [created] = openTable(terms.value, 'ann', secretOf(id));
		if (created.type !== 'created') return expect.fail('a table begins with its creation');
		const first = toJournal({ ...created, reserved: [keptFor ?? null, null] });
		await this.kept.create({ game: id, status: 'open', at, entries: [first, ...rest.map(toJournal)] });
	}
}

const TABLES = 1000;
const idOf = (number: number): string => `table-${String(number).padStart(4, '0')}`;
/** Ids from one down to another. */
const down = (from: number, to: number): readonly string[] =>
	Array.from({ length: from - to + 1 }, (_, index) => idOf(from - index));

let counting: Counting;
beforeEach(() => {
	counting = new Counting();
});

const stateOf = async (id: string, change: Partial<TableState> = {}): Promise<TableState> => {
	const ports = {
		journal: counting.kept,
		bus: localBus<{ version: number }>(() => {}),
		now: () => 0,
		onFault: () => {},
	};
	const table = (await LiveTable.open(id, ports)) ?? expect.fail('there is a table');
	return { ...table.state, ...change };
};

describe('the lobby', () => {
	let lobby: Lobby;
	beforeEach(() => {
		lobby = new Lobby(counting.journal);
	});
	const listed = async (asked: ListAsked) => (await lobby.list(asked)).map(({ id }) => id);
	const list = (limit: number, after?: number) =>
		listed({
			status: 'waiting',
			limit,
			after: after === undefined ? undefined : { id: idOf(after), writtenAt: after },
		});

	test('reads no more than it shows, and goes on from there', async () => {
		for (let each = 0; each < TABLES; each++) await counting.open(idOf(each), each, true);
		expect(await list(50)).toEqual(down(999, 950));
		expect(counting.reads).toBeLessThanOrEqual(100);
		expect(await list(50)).toEqual(down(999, 950));
		expect(await list(50, 950)).toEqual(down(949, 900));
		expect(counting.reads).toBeLessThanOrEqual(200);
		expect(await list(50, 120)).toEqual(down(119, 70));
		expect(await list(2 * TABLES)).toEqual(down(999, 0));
		expect(counting.reads).toBe(TABLES);
	});

	test('holds nobody up, however many tables it does not show', async () => {
		for (let each = 0; each < TABLES; each++) await counting.open(idOf(each), each, each % 100 === 0);
		const shown = await Promise.all([list(50), list(50), list(3)]);
		const all = [900, 800, 700, 600, 500, 400, 300, 200, 100, 0].map(idOf);
		expect(shown).toEqual([all, all, all.slice(0, 3)]);
		expect(counting.reads).toBe(TABLES);
		expect(counting.most).toBeLessThanOrEqual(100);
	});

	test('lets others have a turn before each rematch, which it reads from beginning to end', async () => {
		// The others have sat down and stood up.
		const past: Past = { keptFor: 'bob', rest: [STOOD] };
		for (let each = 0; each < 50; each++) await counting.open(idOf(each), each, true, past);
		expect(await list(50)).toEqual(down(49, 0));
		expect(counting.reads).toBe(2 * 50);
		expect(counting.mostWhole).toBe(1);
	});

	test('O20 reads so as well where a deal may be under way, and shows the table only where it is not', async () => {
		const [, ...called] = sealed().journal.map(({ entry }) => entry);
		for (let each = 0; each < 50; each++)
			await counting.open(idOf(each), each, true, { rest: each % 2 === 0 ? called : [...called, STOOD] });
		const off = Array.from({ length: 25 }, (_, index) => idOf(49 - 2 * index));
		expect(await list(50)).toEqual(off);
		expect(counting.reads).toBe(2 * 50);
		expect(counting.mostWhole).toBe(1);
	});

	test('shows what changes before, while and after it is gathered as it is then', async () => {
		for (let each = 0; each < 300; each++) await counting.open(idOf(each), each, true);
		const over = async (number: number): Promise<void> =>
			lobby.note(idOf(number), await stateOf(idOf(number), { status: 'over', changedAt: 1000 }));
		lobby.note(idOf(7), await stateOf(idOf(7), { changedAt: 1001 }));
		const looking = list(300);
		await over(299);
		await over(0);
		lobby.note(idOf(1), await stateOf(idOf(1), { status: 'running', changedAt: 1002 }));
		// These are over in the journal as well by the time that they would be gathered.
		for (const number of [299, 0])
			await counting.kept.append({
				game: idOf(number),
				seen: 1,
				at: 1000,
				status: 'finished',
				entries: [toJournal({ type: 'over', because: 'expired', opened: null })],
			});
		const rest = down(298, 2).filter((id) => id !== idOf(7));
		expect(await looking).toEqual([idOf(7), ...rest]);
		await over(298);
		expect(await list(2)).toEqual([idOf(7), idOf(297)]);
		expect(await listed({ status: 'running', limit: 9 })).toEqual([idOf(1)]);
	});
});

describe('the shelf', () => {
	const MANY = 20;
	let shelf: Shelf;
	let time = 0;
	beforeEach(async () => {
		shelf = new Shelf({
			journal: counting.journal,
			bus: localBus(() => {}),
			now: () => {
				time += 2000;
				return time;
			},
			onFault: () => {},
			prepare: async () => {},
			onOpen: () => {},
			onNews: () => {},
			many: MANY,
		});
		for (let each = 0; each < 100; each++) await counting.open(idOf(each), each, true);
	});

	const get = async (number: number): Promise<LiveTable> => (await shelf.get(idOf(number))) ?? expect.fail();

	test('lets go of what nobody needs when there is much of it, the longest unused first', async () => {
		const used = await get(0);
		for (let each = 1; each < 100; each++) {
			await get(each);
			await get(0);
			await breathe();
			expect(shelf.size).toBeLessThanOrEqual(MANY);
		}
		expect(shelf.peek(idOf(0))).toBe(used);
		expect(shelf.peek(idOf(99))).not.toBeNull();
		expect(shelf.peek(idOf(50))).toBeNull();
	});

	test('lets go of many that came at once, some at a time', async () => {
		await Promise.all(Array.from({ length: 100 }, (_, number) => get(number)));
		expect(shelf.size).toBeGreaterThan(MANY);
		for (let turn = 0; turn < 10; turn++) await breathe();
		expect(shelf.size).toBeLessThanOrEqual(MANY);
	});

	test('one thing after the other is done at a table, also what is asked for in the middle of another, or fails at once', async () => {
		const table = await get(0);
		const course: string[] = [];
		const work = async (name: string, inside?: () => void): Promise<void> => {
			course.push(`${name} begins`);
			inside?.();
			await breathe();
			course.push(`${name} ends`);
		};
		const first = table.inTurn(() => work('first', () => void table.inTurn(() => work('inner'))));
		const failing = table.inTurn(() => {
			throw new Error('at once');
		});
		await expect(failing).rejects.toThrow('at once');
		await table.inTurn(() => work('last'));
		await first;
		const each = (name: string) => [`${name} begins`, `${name} ends`];
		expect(course).toEqual(['first', 'inner', 'last'].flatMap(each));
		const alone = table.inTurn(() => {
			throw new Error('alone');
		});
		await expect(alone).rejects.toThrow('alone');
		expect(table.isBusy).toBe(false);
	});

	test('keeps what somebody follows or works at, however much that is', async () => {
		const work = Promise.withResolvers<void>();
		const followed: LiveTable[] = [];
		for (let each = 0; each < 2 * MANY; each++) {
			const table = await get(each);
			followed.push(table);
			if (each % 2 === 0) table.audiences.add(null, 1, { told: () => {}, caughtUp: () => {}, presence: () => {} });
			else void table.inTurn(() => work.promise);
		}
		for (let each = 2 * MANY; each < 100; each++) {
			await get(each);
			await breathe();
		}
		for (const table of followed) expect(shelf.peek(table.id)).toBe(table);
		expect(shelf.size).toBeLessThanOrEqual(2 * MANY + 1);
		work.resolve();
	});
});
