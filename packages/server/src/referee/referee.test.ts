import { type Position, type Seat, seedFromText, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../journal/test-help.ts';
import { fromJournal, openTable, tableFrom, termsFrom, toJournal } from '../tables/index.ts';
import { Recorder, settled, World } from './test-help.ts';

const wished = termsFrom({ game: 'classic', seats: 2 });
const TERMS = wished.ok ? wished.value : expect.fail();
const hello = { type: 'say', text: 'hello' } as const;

describe('opening a table', () => {
	test('twice with the same request gives the same table', async () => {
		const { referee, journal } = new World();
		const terms = { game: 'cubes', seats: 3 } as const;
		const first = await referee.create('ann', terms, 'r1');
		expect(first).toEqual({ ok: true, version: 1, table: expect.stringMatching(/^[\w-]{21}$/) });
		expect(await referee.create('ann', terms, 'r1')).toEqual(first);
		expect(await referee.create('bob', terms, 'r1')).not.toEqual(first);
		expect(await journal.games({ status: 'open', first: 'oldest', limit: 9 })).toHaveLength(2);
	});

	test('with the id of another request is refused', async () => {
		const { referee } = new World();
		await referee.create('ann', { game: 'cubes', seats: 3 }, 'r1');
		const other = await referee.create('ann', { game: 'cubes', seats: 2 }, 'r1');
		expect(other).toMatchObject({ problem: { code: 'bad-request' } });
	});

	test('needs rulings that there are, and an id that can be kept', async () => {
		const { referee } = new World();
		const terms = { game: 'cubes', seats: 3, options: { colour: 'loud' } } as const;
		expect(await referee.create('ann', terms, 'r1')).toMatchObject({ problem: { code: 'bad-request' } });
		for (const id of ['', '\ud800', 'a\0b', 'x'.repeat(65)])
			expect(await referee.create('ann', { game: 'cubes', seats: 2 }, id)).toMatchObject({
				problem: { code: 'bad-request' },
			});
	});

	test('that nobody opened, there is none', async () => {
		const world = new World();
		const missing = { ok: false, problem: { code: 'not-found' } };
		expect(await world.ask('ann', 'no-such-table', hello)).toMatchObject(missing);
		expect(await world.referee.follow('ann', 'no-such-table', 1, new Recorder())).toMatchObject({ code: 'not-found' });
		expect(await world.referee.table('ann', 'no-such-table')).toBeNull();
		expect(await world.referee.gameText('no-such-table')).toMatchObject({ code: 'not-found' });
		expect(await world.referee.seatLink('ann', 'no-such-table')).toMatchObject({ code: 'not-found' });
		expect(await world.referee.claimSeat('ann', 'no-such-table', 'key')).toMatchObject(missing);
		expect(world.referee.stats().tables).toBe(0);
	});
});

describe('a command', () => {
	test('sent again has no second effect and the same answer, also after a restart', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		const sit = () => world.ask('ann', table, { type: 'sit', name: 'Ann' }, { id: 'one' });
		expect(await sit()).toEqual({ ok: true, version: 2 });
		await world.ask('bob', table, { type: 'sit', name: 'Bob' }, { id: 'one' });
		expect(await sit()).toEqual({ ok: true, version: 2 });
		world.start();
		expect(await sit()).toEqual({ ok: true, version: 2 });
		expect(await entriesOf(world.journal, table)).toHaveLength(3);
	});

	test('has nothing to do with the request that opened the table, even under its id', async () => {
		const world = new World();
		const opened = await world.referee.create('ann', { game: 'classic', seats: 3 }, 'one');
		const table = (opened.ok && opened.table) || expect.fail();
		expect(await world.ask('ann', table, { type: 'sit', name: 'Ann' }, { id: 'one' })).toEqual({
			ok: true,
			version: 2,
		});
		expect((await world.referee.table('ann', table))?.seat).toBe(0);
	});

	test('under an id that was used for something else is refused, also after a restart', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		await world.ask('ann', table, { name: 'Ann', type: 'sit' }, { id: 'one' });
		const other = () => world.ask('ann', table, { type: 'stand' }, { id: 'one' });
		const refused = { problem: { code: 'bad-request', message: 'This id was used for something else.' } };
		expect(await other()).toMatchObject(refused);
		world.start();
		expect(await other()).toMatchObject(refused);
		// The same thing in another order of words is the same.
		expect(await world.ask('ann', table, { type: 'sit', name: 'Ann' }, { id: 'one' })).toEqual({
			ok: true,
			version: 2,
		});
	});

	test('in a journal of before, which has ids alone, is known again, and the id of the opening is free', async () => {
		const world = new World();
		const cause = { identity: 'ann', id: 'open' };
		const [created] = openTable({ ...TERMS, seats: 3 }, 'ann', seedFromText('s'));
		const table = 'table-of-before';
		await world.journal.create({ game: table, entries: [toJournal(created)], at: 1, status: 'open', cause });
		const sat = toJournal({ type: 'sat', seat: 0 as Seat, occupant: { type: 'bot', level: 'club' } });
		const byOne = { identity: 'ann', id: 'one' };
		await world.journal.append({ game: table, seen: 1, entries: [sat], at: 2, cause: byOne });
		expect(await world.ask('ann', table, { type: 'seat-bot', level: 'club' }, { id: 'one' })).toEqual({
			ok: true,
			version: 2,
		});
		expect(await world.ask('ann', table, { type: 'sit', name: 'Ann' }, { id: 'open' })).toEqual({
			ok: true,
			version: 3,
		});
	});

	test('is carried out after all that was asked before, without a gap', async () => {
		const world = new World();
		const table = await world.begun();
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) => world.ask(index % 2 ? 'ann' : 'bob', table, hello)),
		);
		const versions = answers.map((answer) => (answer.ok ? answer.version : null));
		expect(versions).toEqual(Array.from({ length: 50 }, (_, index) => 5 + index));
	});

	test('of a turn that is sent by two at once is done once', async () => {
		const world = new World();
		const table = await world.begun();
		const listening = await world.listen('ann', table);
		const turn = listening.table?.clock.turn;
		const who = turn === 0 ? 'ann' : 'bob';
		const seen = listening.caughtUpTo;
		const { view } = await world.listen(who, table);
		const { fallbackAction } = await import('@tessera/bots/fallback');
		const act = () => world.ask(who, table, { type: 'act', action: fallbackAction(view) }, { seen });
		expect((await Promise.all([act(), act()])).map((answer) => (answer.ok ? 'done' : answer.problem.code))).toEqual([
			'done',
			'stale',
		]);
	});

	test('with an id that cannot be kept is refused', async () => {
		const world = new World();
		const table = await world.begun();
		expect(await world.ask('ann', table, hello, { id: '\0' })).toMatchObject({ problem: { code: 'bad-request' } });
	});
});

describe('following', () => {
	test('leaves nothing out for one who knows of more than there is, as after a backup was put back', async () => {
		const world = new World();
		const table = await world.begun();
		const version = (await world.journal.read(table, 1, 1))?.game.version ?? 0;
		const ahead = await world.listen('ann', table, version + 11);
		expect([ahead.caughtUpTo, ahead.lines]).toEqual([version, []]);
		for (const text of ['one', 'two']) await world.ask('bob', table, { type: 'say', text });
		expect(ahead.lines.map((line) => line.version)).toEqual([version + 1, version + 2]);
	});

	test('tells everything from a version on, then what happens, once each and in order', async () => {
		const world = new World();
		const table = await world.begun();
		const early = await world.listen('ann', table);
		await world.ask('bob', table, hello);
		const late = await world.listen('ann', table, 4);
		await world.ask('bob', table, hello);
		expect(early.lines.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(late.lines.map(({ version }) => version)).toEqual([4, 5, 6]);
		expect(early.caughtUpTo).toBe(4);
		late.stop();
		await world.ask('bob', table, hello);
		expect(late.lines).toHaveLength(3);
		expect(early.lines).toHaveLength(7);
	});

	test('is one and the same line for all who may know the same', async () => {
		const world = new World();
		const table = await world.begun();
		const watchers = await Promise.all([null, 'cleo', null].map((who) => world.listen(who, table)));
		const players = await Promise.all(['ann', 'bob'].map((who) => world.listen(who, table)));
		await world.playOn(['ann', 'bob'], table, 1);
		const at = (recorder: Recorder, type: string) => recorder.lines.find(({ told }) => told.happening.type === type);
		for (const watcher of watchers) expect(at(watcher, 'acted')).toBe(watchers[0] && at(watchers[0], 'acted'));
		const [ann, bob] = players;
		expect(ann && at(ann, 'acted')).not.toBe(bob && at(bob, 'acted'));
		expect(ann && at(ann, 'sat')).toBe(watchers[0] && at(watchers[0], 'sat'));
		const line = ann?.lines[0];
		expect(line?.json()).toBe(JSON.stringify(line?.told));
	});

	test('tells who one is, again when that changes', async () => {
		const world = new World();
		const table = await world.open();
		const ann = await world.listen('ann', table);
		const bob = await world.listen('bob', table);
		await world.ask('bob', table, { type: 'sit', name: 'Bob' });
		expect(ann.standings).toEqual([{ seat: null, isHost: true }]);
		expect(bob.standings).toEqual([
			{ seat: null, isHost: false },
			{ seat: 0, isHost: false },
		]);
	});

	test('tells where the host sits, by no more than the seat', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		const guest = await world.listen(null, table);
		await world.ask('cleo', table, { type: 'sit', name: 'Cleo' });
		await world.ask('ann', table, { type: 'sit', name: 'Ann' });
		await world.ask('ann', table, { type: 'stand' });
		expect(guest.standings).toEqual([
			{ seat: null, isHost: false },
			{ seat: null, isHost: false, host: 1 },
			{ seat: null, isHost: false, host: 0 },
		]);
	});

	test('tells where the host sits only while seats are counted as they were: later a watcher behind the game would mistake it', async () => {
		const world = new World();
		const table = await world.open({ seats: 4, openHands: true });
		await world.ask('bob', table, { type: 'sit', name: 'Bob' });
		await world.ask('ann', table, { type: 'sit', name: 'Ann' });
		await world.ask('ann', table, { type: 'begin' });
		expect((await world.listen(null, table)).standings).toEqual([{ seat: null, isHost: false }]);
	});

	test('each seat can rebuild what it sees, and nothing else', async () => {
		const world = new World();
		const table = await world.begun();
		const all = await Promise.all(['ann', 'bob', null].map((who) => world.listen(who, table)));
		await world.playOn(['ann', 'bob'], table, 3);
		const state = tableFrom((await entriesOf(world.journal, table)).map(fromJournal));
		const position: Position = state?.game?.position ?? expect.fail();
		for (const recorder of all) expect(recorder.view).toEqual(viewFor<Position>(position, recorder.seat));
	});

	test('O11 with open hands is behind, until the end', async () => {
		const world = new World();
		const table = await world.begun({ openHands: true });
		const watcher = await world.listen(null, table);
		expect(watcher.types).toEqual(['created', 'sat', 'sat']);
		await world.playOn(['ann', 'bob'], table, 5);
		expect(watcher.types.at(-1)).toMatch(/began|acted/);
		expect(watcher.types.filter((type) => type === 'acted').length).toBeLessThan(4);
		await world.ask('ann', table, { type: 'resign' });
		expect(watcher.types.at(-1)).toBe('over');
	});

	test('one that fails disturbs nobody', async () => {
		const world = new World();
		const table = await world.begun();
		const broken = Object.assign(new Recorder(), {
			told() {
				throw new Error('broken');
			},
		});
		await world.referee.follow(null, table, 1, broken);
		const ann = await world.listen('ann', table);
		expect(await world.ask('bob', table, hello)).toMatchObject({ ok: true });
		expect(ann.types.at(-1)).toBe('said');
		expect(world.referee.stats().followers).toBe(1);
		expect(world.faults).toEqual(['a follower failed']);
	});
});

describe('who is there', () => {
	test('is told a moment later, once for all who came', async () => {
		const world = new World();
		const table = await world.begun();
		const ann = await world.listen('ann', table);
		const leave = world.referee.connected('ann', table);
		const leaveToo = world.referee.connected('ann', table);
		world.referee.connected(null, table);
		world.referee.connected('cleo', table);
		await world.clock.pass(300);
		expect(ann.presences).toEqual([
			{ seats: [false, false], watchers: 0 },
			{ seats: [true, false], watchers: 2 },
		]);
		leave();
		leave();
		await world.clock.pass(300);
		expect(ann.presences).toHaveLength(2);
		leaveToo();
		await world.clock.pass(300);
		expect(ann.presences.at(-1)).toEqual({ seats: [false, false], watchers: 2 });
		expect(await world.referee.table(null, table)).toMatchObject({ watchers: 2 });
	});

	test('is told to whoever comes back before anybody has noticed that they were gone', async () => {
		const world = new World();
		const table = await world.begun();
		const before = await world.listen('ann', table);
		const leave = world.referee.connected('ann', table);
		await world.clock.pass(300);
		leave();
		const after = await world.listen('ann', table);
		world.referee.connected('ann', table);
		await world.clock.pass(300);
		expect(after.presences.at(-1)).toEqual({ seats: [true, false], watchers: 0 });
		expect(before.presences).toHaveLength(2);
	});

	test('bots always are, and a watcher who sits down watches no more', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		const ann = await world.listen('ann', table);
		world.referee.connected('ann', table);
		await world.clock.pass(300);
		await world.ask('ann', table, { type: 'seat-bot', level: 'family' });
		await world.ask('ann', table, { type: 'sit', name: 'Ann' });
		await world.clock.pass(300);
		expect(ann.presences.at(-1)).toEqual({ seats: [true, true, false], watchers: 0 });
	});
});

describe('closing', () => {
	test('finishes what is under way and does nothing after it', async () => {
		const world = new World();
		const table = await world.begun();
		const said = world.ask('ann', table, hello);
		await settled();
		await world.referee.close();
		expect(await said).toMatchObject({ ok: true });
		const closed = { ok: false, problem: { code: 'unavailable' } };
		expect(await world.ask('ann', table, hello)).toMatchObject(closed);
		expect(await world.referee.create('ann', { game: 'classic', seats: 2 }, 'r')).toMatchObject(closed);
		expect(await world.referee.follow(null, table, 1, new Recorder())).toMatchObject({ code: 'unavailable' });
		expect(world.clock.waiting).toBe(0);
	});
});
