// Tables that nobody comes back to: closed, deleted where nothing was played, and opened anew where they are wanted again.
import { describe, expect, test } from 'vitest';
import { toJournal } from '../tables/index.ts';
import { settled, World } from './test-help.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const statusOf = async (world: World, table: string) => (await world.referee.table(null, table))?.status;

describe('a table that nobody comes back to', () => {
	test('O15 is over after a day of waiting, or ninety days of playing', async () => {
		const world = new World();
		const waiting = await world.open({ listed: true });
		const running = await world.begun({ listed: true });
		await world.clock.pass(DAY + 11 * MINUTE);
		// What nobody played at is deleted.
		expect(await statusOf(world, waiting)).toBeUndefined();
		expect(await world.journal.read(waiting, 1, 9)).toBeNull();
		expect((await world.referee.list({ status: 'waiting', limit: 9 })).tables).toEqual([]);
		expect(await statusOf(world, running)).toBe('running');
		world.clock.now += 89 * DAY;
		await world.clock.pass(11 * MINUTE);
		expect(await statusOf(world, running)).toBe('over');
		expect(world.results).toMatchObject([{ table: running, because: 'expired' }]);
		expect(await world.referee.gameText(waiting)).toMatchObject({ code: 'not-found' });
	});

	test('O15 is forgotten by those who sat at it if nothing was played, and by nobody if something was', async () => {
		const world = new World();
		const waiting = await world.open();
		await world.ask('ann', waiting, { type: 'sit', name: 'Ann' });
		const running = await world.begun();
		const ofAnn = async () => (await world.players.tablesOf('ann', 9)).map(({ table }) => table);
		expect(new Set(await ofAnn())).toEqual(new Set([waiting, running]));
		await world.clock.pass(DAY + 11 * MINUTE);
		expect(await ofAnn()).toEqual([running]);
		world.clock.now += 90 * DAY;
		await world.clock.pass(11 * MINUTE);
		expect(await statusOf(world, running)).toBe('over');
		expect(await ofAnn()).toEqual([running]);
	});

	test('O15 is gone for those who look at it too, and can be opened anew', async () => {
		const world = new World();
		const wish = { game: 'classic', seats: 2 } as const;
		const made = await world.referee.create('ann', wish, 'mine');
		const table = (made.ok && made.table) || expect.fail();
		await world.listen('bob', table);
		await world.clock.pass(DAY + 21 * MINUTE);
		expect(await statusOf(world, table)).toBeUndefined();
		expect(await world.ask('ann', table, { type: 'sit', name: 'Ann' })).toMatchObject({
			problem: { code: 'not-found' },
		});
		expect(await world.referee.create('ann', wish, 'mine')).toEqual(made);
		expect(await statusOf(world, table)).toBe('waiting');
		expect(await world.ask('ann', table, { type: 'sit', name: 'Ann' })).toEqual({ ok: true, version: 2 });
		expect(world.faults).toEqual([]);
	});

	test('O15 is opened anew for a rematch that nobody came to', async () => {
		const world = new World();
		const table = await world.begun();
		await world.ask('bob', table, { type: 'resign' });
		const asked = await world.ask('ann', table, { type: 'rematch' });
		const next = (asked.ok && asked.table) || expect.fail();
		await world.clock.pass(DAY + 21 * MINUTE);
		expect(await statusOf(world, next)).toBeUndefined();
		expect(await world.ask('bob', table, { type: 'rematch' })).toMatchObject({ ok: true, table: next });
		expect(await statusOf(world, next)).toBe('waiting');
		expect(await world.ask('bob', next, { type: 'sit', name: 'Bob' })).toMatchObject({ ok: true });
		const ofAnn = (await world.players.tablesOf('ann', 9)).map((each) => each.table);
		expect(ofAnn).toContain(next);
	});

	test('and identities that nobody used are deleted on the way', async () => {
		const world = new World();
		const { identity } = await world.players.createIdentity('Ann', world.clock.now);
		world.clock.now += 89 * DAY;
		await world.clock.pass(11 * MINUTE);
		expect(await world.players.identity(identity.id)).not.toBeNull();
		world.clock.now += DAY;
		await world.clock.pass(11 * MINUTE);
		expect(await world.players.identity(identity.id)).toBeNull();
	});

	test('O15 also when the server was stopped meanwhile', async () => {
		const world = new World();
		const waiting = await world.open();
		await world.referee.close();
		world.clock.now += 2 * DAY;
		world.start();
		await world.referee.resume();
		expect(await statusOf(world, waiting)).toBeUndefined();
	});

	test('O15 whoever still has it open hears of its end, and can do nothing there any more', async () => {
		const world = new World();
		const waiting = await world.open();
		await world.ask('ann', waiting, { type: 'sit', name: 'Ann' });
		const ann = await world.listen('ann', waiting);
		await world.clock.pass(DAY + 11 * MINUTE);
		expect(ann.types.at(-1)).toBe('over');
		expect(await world.journal.read(waiting, 1, 9)).toBeNull();
		expect(await world.ask('ann', waiting, { type: 'say', text: 'hello' })).toMatchObject({ ok: false });
	});

	test('O15 one that was closed right before a crash is deleted after it', async () => {
		const world = new World();
		const waiting = await world.open();
		await world.referee.close();
		const entry = toJournal({ type: 'over', because: 'expired', opened: null });
		const at = world.clock.now;
		await world.journal.append({ game: waiting, seen: 1, at, status: 'finished', entries: [entry] });
		world.start();
		await world.referee.resume();
		for (let turn = 0; turn < 20; turn++) await settled();
		expect(await world.journal.read(waiting, 1, 9)).toBeNull();
	});
});
