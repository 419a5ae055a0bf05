// The embedded journal: what any journal does, what survives, and what becomes of a group whose commit fails.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactionsOf } from '../../sqlite/group-commit.ts';
import { openDatabase } from '../../sqlite/open.ts';
import { journalContract } from '../contract.ts';
import { type Append, type Journal, JournalFailure, STATUSES } from '../journal.ts';
import { memoryJournal } from '../memory.ts';
import { action, appending, entriesOf, entry, idsOf, newGame, payloadsOf } from '../test-help.ts';
import { JOURNAL_FORM } from './migrations/index.ts';
import { journalOn } from './sqlite-journal.ts';
import { openJournal } from './threaded.ts';

let parent = '';
beforeAll(() => {
	parent = mkdtempSync(join(tmpdir(), 'tessera-journal-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(parent, 'data-'));

async function open(folder: string): Promise<Journal> {
	const opened = await openJournal(folder);
	if (!opened.ok) throw new Error(opened.problem.kind);
	return opened.value;
}

function databaseIn(folder: string): DatabaseSync {
	const opened = openDatabase(folder, JOURNAL_FORM);
	if (!opened.ok) throw new Error(opened.problem.kind);
	return opened.value;
}

journalContract('the embedded journal', () => open(newFolder()));

test('everything is there after closing and opening again, and goes on from there', async () => {
	const folder = newFolder();
	const first = await open(folder);
	await first.create(newGame('g', { cause: action('a1') }));
	await first.append(appending('g', 1, { entries: [entry({ n: 2 }), entry({ n: 3 })], status: 'running' }));
	const before = await first.read('g', 1, 10);
	await first.close();
	const second = await open(folder);
	expect(await second.read('g', 1, 10)).toEqual(before);
	expect(await idsOf(second, { status: 'running' })).toEqual(['g']);
	expect(await second.append(appending('g', 3, { cause: action('a1') }))).toEqual({ kind: 'repeated', version: 1 });
	expect(await second.append(appending('g', 3))).toEqual({ kind: 'appended', version: 4 });
	await second.close();
});

test('lists are in the order of the last entries, also after a start, and after something was undone', async () => {
	const folder = newFolder();
	const first = await open(folder);
	for (const [at, id] of ['g', 'h', 'i'].entries()) await first.create(newGame(id, { at, status: 'running' }));
	await first.append(appending('g', 1, { at: 10 }));
	await first.close();
	const second = await open(folder);
	expect(await idsOf(second, { status: 'running', first: 'oldest' })).toEqual(['h', 'i', 'g']);
	await second.append(appending('h', 1, { at: 20 }));
	expect(await idsOf(second, { status: 'running', first: 'oldest' })).toEqual(['i', 'g', 'h']);
	await second.close();

	const database = databaseIn(folder);
	const transactions = transactionsOf(database);
	let isFull = false;
	const journal = journalOn(database, {
		...transactions,
		commit() {
			if (isFull) throw new Error('the disk is full');
			transactions.commit();
		},
	});
	expect(await idsOf(journal, { status: 'running', first: 'oldest' })).toEqual(['i', 'g', 'h']);
	await journal.append(appending('i', 1, { at: 30 }));
	isFull = true;
	await expect(journal.append(appending('g', 2, { at: 40 }))).rejects.toThrow(JournalFailure);
	isFull = false;
	expect(await idsOf(journal, { status: 'running', first: 'oldest' })).toEqual(['g', 'h', 'i']);
	await journal.close();
});

test('a turn of the event loop is one commit, and nobody is answered before it', async () => {
	const database = databaseIn(newFolder());
	const course: string[] = [];
	const transactions = transactionsOf(database);
	const journal = journalOn(database, {
		...transactions,
		commit: () => {
			transactions.commit();
			course.push('commit');
		},
		sync: async () => {
			await transactions.sync();
			course.push('on disk');
		},
	});
	const told = (what: string) => () => course.push(what);
	await Promise.all([
		journal.create(newGame('g')).then(told('created')),
		journal.create(newGame('g')).then(told('exists')),
		journal.append(appending('g', 1)).then(told('appended')),
		journal.append(appending('g', 1)).then(told('stale')),
	]);
	await journal.append(appending('g', 2)).then(told('appended'));
	expect(course).toEqual([
		...['commit', 'on disk', 'created', 'exists', 'appended', 'stale'],
		...['commit', 'on disk', 'appended'],
	]);
	await journal.close();
});

test('a commit is in the log, which is asked of the disk before anybody is answered', async () => {
	const folder = newFolder();
	const database = databaseIn(folder);
	const setting = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];
	const NORMAL = 1;
	expect([setting('journal_mode'), setting('synchronous')]).toEqual(['wal', NORMAL]);
	const journal = journalOn(database);
	await journal.create(newGame('g', { entries: [entry('in-the-log')] }));
	const logs = readdirSync(folder).filter((file) => file.endsWith('-wal'));
	expect(logs.map((file) => readFileSync(join(folder, file)).includes('in-the-log'))).toEqual([true]);
	await journal.close();
});

test('reading waits for what is on its way to the disk, and is refused once the disk did not take something', async () => {
	const database = databaseIn(newFolder());
	let go: () => void = () => {};
	let fail: (error: Error) => void = () => {};
	const sync = () =>
		new Promise<void>((resolve, reject) => {
			[go, fail] = [resolve, reject];
		});
	const journal = journalOn(database, { ...transactionsOf(database), sync });
	const created = journal.create(newGame('g'));
	await expect.poll(() => database.prepare('SELECT count(*) AS n FROM games').get()?.['n']).toBe(1);
	let isRead = false;
	const reading = journal.read('g', 1, 9).then((page) => {
		isRead = true;
		return page?.entries.length;
	});
	await new Promise(setImmediate);
	expect(isRead).toBe(false);
	go();
	expect([await created, await reading]).toEqual([{ kind: 'created', version: 1 }, 1]);
	const lost = journal.append(appending('g', 1));
	await expect.poll(() => database.prepare('SELECT count(*) AS n FROM entries').get()?.['n']).toBe(2);
	fail(new Error('input/output error'));
	await expect(lost).rejects.toBeInstanceOf(JournalFailure);
	await expect(journal.read('g', 1, 9)).rejects.toBeInstanceOf(JournalFailure);
	await journal.close();
});

describe('when the storage fails', () => {
	let database: DatabaseSync;
	let journal: Journal;
	let failing: 'begin' | 'commit' | null;

	beforeEach(async () => {
		database = databaseIn(newFolder());
		failing = null;
		const transactions = transactionsOf(database);
		const unless = (step: 'begin' | 'commit') => () => {
			if (failing === step) throw new Error('input/output error');
			transactions[step]();
		};
		journal = journalOn(database, { ...transactions, begin: unless('begin'), commit: unless('commit') });
		await journal.create(newGame('g'));
		await journal.create(newGame('h'));
		return () => journal.close();
	});

	const contents = async () => [await entriesOf(journal, 'g'), await entriesOf(journal, 'h'), await idsOf(journal)];

	/** A group of which one part writes much and the others little. */
	const group = (text: string): readonly Promise<unknown>[] => [
		journal.append(appending('g', 1, { cause: action('a1') })),
		journal.append(appending('g', 1)),
		journal.append(appending('h', 1, { entries: [entry(text), entry(text), entry(text)] })),
		journal.create(newGame('new')),
		journal.append(appending('nowhere', 1)),
	];

	const answers = [
		{ kind: 'appended', version: 2 },
		{ kind: 'stale', version: 2 },
		{ kind: 'appended', version: 4 },
		{ kind: 'created', version: 1 },
		{ kind: 'unknown-game' },
	];

	async function expectAllRejected(asked: readonly Promise<unknown>[]): Promise<void> {
		const settled = await Promise.allSettled(asked);
		expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof JournalFailure)).toEqual(
			asked.map(() => true),
		);
	}

	test.each(['begin', 'commit'] as const)('at the %s, the whole group is rejected and left out', async (step) => {
		const before = await contents();
		failing = step;
		await expectAllRejected(group('text'));
		expect(await contents()).toEqual(before);
		failing = null;
		expect(await Promise.all(group('text'))).toEqual(answers);
	});

	test('in the middle, for want of room, the whole group is rejected and left out', async () => {
		const before = await contents();
		const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
		database.exec(`PRAGMA max_page_count = ${pages + 5}`);
		await expectAllRejected(group('x'.repeat(20_000)));
		expect(await contents()).toEqual(before);
		expect(await Promise.all(group('small'))).toEqual(answers);
		expect(await payloadsOf(journal, 'h')).toEqual(['first', 'small', 'small', 'small']);
	});
});

test('whatever is asked, it answers like the journal in memory', async () => {
	const name = fc.constantFrom('a', 'b', 'c');
	const entries = fc
		.tuple(fc.jsonValue({ maxDepth: 1 }), fc.boolean())
		.map(([payload, two]): Append['entries'] => (two ? [entry(payload), entry('more')] : [entry(payload)]));
	const writing = fc.record({
		game: name,
		entries,
		at: fc.integer({ min: 0, max: 5 }),
		cause: fc.option(fc.record({ identity: fc.constantFrom('ann', 'ben'), id: name }), { nil: undefined }),
	});
	const status = fc.constantFrom(...STATUSES);
	const asked = fc.oneof(
		{ weight: 1, arbitrary: fc.record({ writing, status, seen: fc.constant(null) }) },
		{
			weight: 5,
			arbitrary: fc.record({ writing, status: fc.option(status, { nil: undefined }), seen: fc.nat({ max: 8 }) }),
		},
		{ weight: 1, arbitrary: fc.record({ removing: name }) },
	);
	/** What one turn of the event loop asks for, and then the next. */
	const turns = fc.array(fc.array(asked, { minLength: 1, maxLength: 12 }), { maxLength: 4 });

	const course = async (journal: Journal, asking: typeof turns extends fc.Arbitrary<infer T> ? T : never) => {
		const told: unknown[] = [];
		for (const turn of asking)
			told.push(
				await Promise.all(
					turn.map((one) => {
						if ('removing' in one) return journal.remove(one.removing);
						return one.seen === null
							? journal.create({ ...one.writing, status: one.status })
							: journal.append({ ...one.writing, seen: one.seen, status: one.status });
					}),
				),
			);
		for (const game of ['a', 'b', 'c']) told.push(await journal.read(game, 1, 99));
		for (const one of STATUSES) told.push(await idsOf(journal, { status: one, first: 'newest' }));
		await journal.close();
		return told;
	};

	await fc.assert(
		fc.asyncProperty(turns, async (asking) => {
			expect(await course(journalOn(databaseIn(newFolder())), asking)).toEqual(await course(memoryJournal(), asking));
		}),
		{ seed: 1, numRuns: 25 },
	);
});
