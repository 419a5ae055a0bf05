// The referee and its storage: nothing is said before it is on disk, and failures lose nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Append, type Journal, JournalFailure, memoryJournal, openJournal } from '../journal/index.ts';
import { entriesOf } from '../journal/test-help.ts';
import { Recorder, settled, World } from './test-help.ts';

const hello = { type: 'say', text: 'hello' } as const;

/** A journal whose appends do what the test says. */
function trickyJournal() {
	const inner = memoryJournal();
	const tricky = { hold: (_: Append): Promise<void> => Promise.resolve(), after: (): void => {} };
	const journal: Journal = {
		create: (game) => inner.create(game),
		read: (game, from, limit) => inner.read(game, from, limit),
		games: (asked) => inner.games(asked),
		remove: (game) => inner.remove(game),
		close: () => inner.close(),
		async append(append) {
			await tricky.hold(append);
			const answer = await inner.append(append);
			tricky.after();
			return answer;
		},
	};
	return { journal, tricky, inner };
}

describe('what is not on disk', () => {
	test('is told to nobody and not acknowledged; other tables do not wait for it', async () => {
		const { journal, tricky } = trickyJournal();
		const world = new World({}, journal);
		const [slow, quick] = [await world.begun(), await world.begun()];
		const bob = await world.listen('bob', slow);
		const { promise, resolve } = Promise.withResolvers<void>();
		tricky.hold = ({ game }) => (game === slow ? promise : Promise.resolve());
		let isAnswered = false;
		const answer = world.ask('ann', slow, hello).finally(() => {
			isAnswered = true;
		});
		expect(await world.ask('ann', quick, hello)).toMatchObject({ ok: true });
		await settled();
		expect(isAnswered).toBe(false);
		expect(bob.types).not.toContain('said');
		resolve();
		expect(await answer).toEqual({ ok: true, version: 5 });
		expect(bob.types).toContain('said');
	});

	test('because the storage failed has not happened, and can be tried again', async () => {
		const { journal, tricky } = trickyJournal();
		const world = new World({}, journal);
		const table = await world.begun();
		const bob = await world.listen('bob', table);
		tricky.hold = () => Promise.reject(new JournalFailure('full'));
		const ask = () => world.ask('ann', table, hello, { id: 'one' });
		expect(await ask()).toMatchObject({ problem: { code: 'unavailable' } });
		expect(bob.types).not.toContain('said');
		tricky.hold = () => Promise.resolve();
		expect(await ask()).toEqual({ ok: true, version: 5 });
		expect(bob.types.filter((type) => type === 'said')).toHaveLength(1);
	});

	test('or is after all, is found out before anything else is done', async () => {
		const { journal, tricky } = trickyJournal();
		const world = new World({}, journal);
		const table = await world.begun();
		const bob = await world.listen('bob', table);
		tricky.after = () => {
			throw new JournalFailure('who knows');
		};
		expect(await world.ask('ann', table, hello, { id: 'one' })).toMatchObject({ problem: { code: 'unavailable' } });
		tricky.after = () => {};
		expect(await world.ask('bob', table, hello)).toEqual({ ok: true, version: 6 });
		expect(await world.ask('ann', table, hello, { id: 'one' })).toEqual({ ok: true, version: 5 });
		expect(bob.lines.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test('a bot tries again a little later', async () => {
		const { journal, tricky } = trickyJournal();
		const world = new World({}, journal);
		const table = await world.withBot();
		const ann = await world.listen('ann', table);
		await world.actFirst('ann', table);
		await settled();
		const before = ann.lines.length;
		tricky.hold = ({ cause }) => (cause ? Promise.resolve() : Promise.reject(new JournalFailure('full')));
		await world.actFirst('ann', table);
		await settled();
		expect(ann.lines).toHaveLength(before + 1);
		tricky.hold = () => Promise.resolve();
		await world.clock.pass(2000);
		expect(ann.lines).toHaveLength(before + 2);
	});
});

test('a journal that cannot be read is a problem, not a fault of who asks', async () => {
	const world = new World();
	const table = await world.begun();
	await world.referee.close();
	world.start();
	await world.journal.close();
	const unavailable = { code: 'unavailable' };
	expect(await world.ask('ann', table, hello, { seen: 0 })).toMatchObject({ problem: unavailable });
	expect(await world.referee.follow('ann', table, 1, new Recorder())).toMatchObject(unavailable);
	expect(await world.referee.gameText(table)).toMatchObject(unavailable);
	expect(await world.referee.seatLink('ann', table)).toMatchObject(unavailable);
	expect(await world.referee.claimSeat('ann', table, 'key')).toMatchObject({ problem: unavailable });
	expect(await world.referee.create('ann', { game: 'cards', seats: 2 }, 'r')).toMatchObject({ problem: unavailable });
});

test('what another server writes to the same journal is taken in', async () => {
	const journal = memoryJournal();
	const [here, there] = [new World({}, journal), new World({}, journal)];
	const table = await here.begun();
	const bob = await here.listen('bob', table);
	await there.ask('ann', table, hello);
	expect(await here.ask('bob', table, hello)).toEqual({ ok: true, version: 6 });
	expect(bob.lines.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('in a database', () => {
	const folders: string[] = [];
	afterEach(() => {
		for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
	});

	async function opened(folder: string): Promise<Journal> {
		const journal = await openJournal(folder);
		return journal.ok ? journal.value : expect.fail(journal.problem.kind);
	}

	/** Whether there is anything for Ann to do, or will never be again. */
	async function isAnns(world: World, table: string): Promise<boolean> {
		const seen = await world.listen('ann', table);
		seen.stop();
		return seen.table?.status !== 'running' || seen.view.turn === seen.seat;
	}

	/** So many turns of Ann, or to the end. The bot's turns take as long as the disk does. */
	async function playWithBot(world: World, table: string, turns: number): Promise<void> {
		for (let turn = 0; turn < turns; turn++) {
			await expect.poll(() => isAnns(world, table), { interval: 1 }).toBe(true);
			if ((await world.actFirst('ann', table)) === null) return;
		}
	}

	test('games are played by people and bots, and go on after a restart', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'tessera-referee-'));
		folders.push(folder);
		const journal = await opened(folder);
		const world = new World({}, journal);
		const table = await world.withBot({ game: 'cards' });
		await playWithBot(world, table, 3);
		const entries = await entriesOf(journal, table);
		await world.referee.close();
		await journal.close();

		const again = await opened(folder);
		const next = new World({}, again);
		await next.referee.resume();
		const ann = await next.listen('ann', table);
		expect(ann.lines.length).toBeGreaterThanOrEqual(entries.length);
		await playWithBot(next, table, 500);
		expect((await next.referee.table('ann', table))?.status).toBe('over');
		await next.referee.close();
		await again.close();
	});
});
