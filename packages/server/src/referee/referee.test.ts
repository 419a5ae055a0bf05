import { GAMES, type Position, verifyFairness, viewFor } from '@tessera/engine';
import { parseGame } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../journal/test-help.ts';
import { fromJournal, tableFrom } from '../tables/index.ts';
import { Recorder, settled, World } from './test-help.ts';

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

	test('each seat can rebuild what it sees, and nothing else', async () => {
		const world = new World();
		const table = await world.begun();
		const all = await Promise.all(['ann', 'bob', null].map((who) => world.listen(who, table)));
		await world.playOn(['ann', 'bob'], table, 3);
		const state = tableFrom((await entriesOf(world.journal, table)).map(fromJournal));
		const position: Position = state?.game?.position ?? expect.fail();
		for (const recorder of all) expect(recorder.view).toEqual(viewFor<Position>(position, recorder.seat));
	});

	test('with open hands is behind, until the end', async () => {
		const world = new World();
		const table = await world.begun({ openHands: true });
		const watcher = await world.listen(null, table);
		expect(watcher.types).toEqual(['created', 'sat', 'sat']);
		await world.playOn(['ann', 'bob'], table, 3);
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

describe('a seat', () => {
	test('moves to whoever uses its link first', async () => {
		const world = new World();
		const table = await world.begun();
		expect(await world.referee.seatLink('cleo', table)).toMatchObject({ code: 'forbidden' });
		const link = await world.referee.seatLink('ann', table);
		const key = 'key' in link ? link.key : expect.fail();
		const old = await world.listen('ann', table);
		expect(await world.referee.claimSeat('phone', table, key)).toEqual({ ok: true, version: 5 });
		expect(await world.referee.claimSeat('phone', table, key)).toEqual({ ok: true, version: 5 });
		expect(await world.referee.claimSeat('cleo', table, key)).toMatchObject({ problem: { code: 'not-found' } });
		expect(old.seat).toBeNull();
		expect((await world.listen('phone', table)).view.hand).toHaveLength(6);
		expect(await world.referee.tablesOf('phone', 9)).toMatchObject([{ id: table, seat: 0 }]);
		expect(await world.referee.tablesOf('ann', 9)).toEqual([]);
	});

	test('a link works for a day', async () => {
		const world = new World();
		const table = await world.begun();
		const link = await world.referee.seatLink('ann', table);
		await world.clock.pass(25 * 60 * 60_000);
		const key = 'key' in link ? link.key : expect.fail();
		expect(await world.referee.claimSeat('phone', table, key)).toMatchObject({ problem: { code: 'not-found' } });
	});
});

describe('lists', () => {
	test('show the tables that are listed, the last changed first, page by page', async () => {
		const world = new World();
		await world.open({ listed: false });
		const first = await world.open({ listed: true });
		world.clock.now += 1000;
		const second = await world.open({ listed: true });
		world.start();
		world.clock.now += 1000;
		const third = await world.open({ listed: true });
		const ids = async (asked: object = {}) =>
			(await world.referee.list({ status: 'waiting', limit: 9, ...asked })).map(({ id }) => id);
		expect(await ids()).toEqual([third, second, first]);
		expect(await ids({ limit: 1 })).toEqual([third]);
		const [card] = await world.referee.list({ status: 'waiting', limit: 1 });
		expect(await ids({ after: { id: third, writtenAt: card?.changedAt ?? 0 } })).toEqual([second, first]);
		world.clock.now += 1000;
		await world.ask('ann', first, { type: 'seat-bot', level: 'club' });
		expect(await ids()).toEqual([first, third, second]);
		await world.ask('ann', first, { type: 'sit', name: 'Ann' });
		expect(await ids()).toEqual([third, second]);
		expect(await world.referee.list({ status: 'running', limit: 9 })).toMatchObject([
			{
				id: first,
				sitters: [
					{ type: 'bot', level: 'club' },
					{ type: 'person', name: 'Ann' },
				],
				seat: null,
			},
		]);
	});

	test('of one’s own tables hold those one opened or sits at', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		expect(await world.referee.tablesOf('ann', 9)).toMatchObject([{ id: table, seat: null }]);
		await world.ask('bob', table, { type: 'sit', name: 'Bob' });
		expect(await world.referee.tablesOf('bob', 9)).toMatchObject([{ id: table, seat: 0, status: 'waiting' }]);
		await world.ask('bob', table, { type: 'stand' });
		expect(await world.referee.tablesOf('bob', 9)).toEqual([]);
	});
});

describe('a finished game', () => {
	test.each(GAMES)('of %s is a file in which every draw can be checked', async (game) => {
		const world = new World();
		const table = await world.begun({ game }, ['ann', 'bob', 'cleo']);
		expect(await world.referee.gameText(table)).toMatchObject({ code: 'not-now' });
		await world.playOn(['ann', 'bob', 'cleo'], table);
		const text = await world.referee.gameText(table);
		const read = parseGame(typeof text === 'string' ? text : expect.fail());
		if (!read.ok) return expect.fail(JSON.stringify(read.problem));
		expect(verifyFairness(read.value, read.value.fairness).every(({ outcome }) => outcome === 'holds')).toBe(true);
		expect(read.value.names).toEqual(['ann', 'bob', 'cleo']);
		expect(world.results).toMatchObject([{ table, game, because: 'rules', players: [{}, {}, {}] }]);
	});

	test('that one left is a file too, and told as it is', async () => {
		const world = new World();
		const table = await world.begun();
		await world.ask('ann', table, { type: 'resign' });
		expect(await world.referee.gameText(table)).toEqual(expect.any(String));
		expect(world.results[0]?.players).toMatchObject([
			{ who: { identity: 'ann' }, isOut: true },
			{ who: { identity: 'bob' }, isOut: false },
		]);
	});

	test('is played again at one new table, with everybody one seat further', async () => {
		const world = new World();
		const table = await world.begun({}, ['ann', 'bob', 'cleo']);
		await world.ask('ann', table, { type: 'resign' });
		await world.ask('bob', table, { type: 'resign' });
		const answers = await Promise.all(
			['bob', 'ann'].map((who) => world.ask(who, table, { type: 'rematch' }, { id: who })),
		);
		const [first, second] = answers.map((answer) => (answer.ok ? answer.table : null));
		expect(first).toBe(second);
		const next = first ?? expect.fail();
		expect(await world.ask('bob', table, { type: 'rematch' }, { id: 'bob' })).toEqual(answers[0]);
		expect((await world.referee.tablesOf('cleo', 9)).map(({ id }) => id)).toContain(next);
		for (const who of ['ann', 'bob', 'cleo']) await world.ask(who, next, { type: 'sit', name: who });
		const card = await world.referee.table('ann', next);
		expect(card).toMatchObject({ status: 'running', seat: 1 });
		expect(card?.sitters).toMatchObject([{ name: 'cleo' }, { name: 'ann' }, { name: 'bob' }]);
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
