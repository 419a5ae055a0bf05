// What there is around a game: links that move a seat, lists of tables, and what becomes of a game once it is over.
import { GAMES, sealOf, verifyFairness } from '@tessera/engine';
import { parseGame } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { type Journal, JournalFailure, memoryJournal } from '../journal/index.ts';
import { settled, World } from './test-help.ts';

describe('a seat', () => {
	test('O13 moves to whoever uses its link first', async () => {
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
		expect((await world.referee.tablesOf('phone', { limit: 9 })).tables).toMatchObject([{ id: table, seat: 0 }]);
		expect((await world.referee.tablesOf('ann', { limit: 9 })).tables).toEqual([]);
	});

	test('O13 a link is used up by the move of its seat and by nothing else', async () => {
		const inner = memoryJournal();
		let isFull = false;
		const journal: Journal = {
			create: (game) => inner.create(game),
			read: (game, from, limit) => inner.read(game, from, limit),
			games: (asked) => inner.games(asked),
			remove: (game) => inner.remove(game),
			close: () => inner.close(),
			append: (append) => (isFull ? Promise.reject(new JournalFailure('full')) : inner.append(append)),
		};
		const world = new World({}, journal);
		const [table, other] = [await world.begun(), await world.begun({}, ['cleo', 'dora'])];
		const link = await world.referee.seatLink('ann', table);
		const key = 'key' in link ? link.key : expect.fail();
		expect(await world.referee.claimSeat('phone', other, key)).toMatchObject({ problem: { code: 'not-found' } });
		isFull = true;
		expect(await world.referee.claimSeat('phone', table, key)).toMatchObject({ problem: { code: 'unavailable' } });
		isFull = false;
		const both = ['phone', 'tablet'].map((who) => world.referee.claimSeat(who, table, key));
		expect(await Promise.all(both)).toMatchObject([{ ok: true }, { problem: { code: 'not-found' } }]);
		expect(await world.players.lookAtKey(key, world.clock.now)).toBeNull();
	});

	test('O13 a link gives no second seat to one who has another, and still works', async () => {
		const world = new World();
		const table = await world.begun();
		const link = await world.referee.seatLink('ann', table);
		const key = 'key' in link ? link.key : expect.fail();
		expect(await world.referee.claimSeat('bob', table, key)).toMatchObject({ problem: { code: 'not-now' } });
		expect(await world.referee.claimSeat('ann', table, key)).toMatchObject({ ok: true });
		expect(await world.referee.claimSeat('phone', table, key)).toMatchObject({ ok: true });
		expect(await world.referee.claimSeat('phone', table, key)).toMatchObject({ ok: true });
		expect((await world.referee.tablesOf('phone', { limit: 9 })).tables).toMatchObject([{ id: table, seat: 0 }]);
		expect((await world.referee.tablesOf('bob', { limit: 9 })).tables).toMatchObject([{ id: table, seat: 1 }]);
	});

	test('O13 a link works for a day', async () => {
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
			(await world.referee.list({ status: 'waiting', limit: 9, ...asked })).tables.map(({ id }) => id);
		expect(await ids()).toEqual([third, second, first]);
		expect(await ids({ limit: 1 })).toEqual([third]);
		const [card] = (await world.referee.list({ status: 'waiting', limit: 1 })).tables;
		expect(await ids({ after: { id: third, writtenAt: card?.changedAt ?? 0 } })).toEqual([second, first]);
		world.clock.now += 1000;
		await world.ask('ann', first, { type: 'seat-bot', level: 'club' });
		expect(await ids()).toEqual([first, third, second]);
		await world.ask('ann', first, { type: 'sit', name: 'Ann' });
		expect(await ids()).toEqual([third, second]);
		expect((await world.referee.list({ status: 'running', limit: 9 })).tables).toMatchObject([
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

	test('O14 show a rematch among the open tables only where a seat is kept for nobody', async () => {
		const world = new World();
		const table = await world.begun({ listed: true });
		await world.ask('ann', table, { type: 'resign' });
		const answer = await world.ask('ann', table, { type: 'rematch' });
		const next = (answer.ok && answer.table) || expect.fail();
		const open = async () => (await world.referee.list({ status: 'waiting', limit: 9 })).tables.map(({ id }) => id);
		expect(await open()).toEqual([]);
		await world.ask('ann', next, { type: 'sit', name: 'Ann' });
		expect(await open()).toEqual([]);
		// Also for a server that has to gather it.
		world.start();
		expect(await open()).toEqual([]);
		await world.ask('ann', next, { type: 'clear-seat', seat: 0 });
		expect(await open()).toEqual([next]);
		world.start();
		expect(await open()).toEqual([next]);
	});

	test('O20 show no table whose deal is under way, also of a server that has to gather it', async () => {
		const world = new World();
		const open = async () => (await world.referee.list({ status: 'waiting', limit: 9 })).tables.map(({ id }) => id);
		const [full, early] = [await world.open({ listed: true }), await world.open({ listed: true, seats: 4 })];
		for (const table of [full, early])
			for (const who of ['ann', 'bob']) await world.ask(who, table, { type: 'sit', name: who, seal: sealOf(who) });
		expect(await open()).toEqual([early]);
		await world.ask('ann', early, { type: 'begin' });
		expect(await open()).toEqual([]);
		world.start();
		expect(await open()).toEqual([]);
		world.clock.now += 1000;
		await world.ask('bob', early, { type: 'stand' });
		expect(await open()).toEqual([early]);
		world.start();
		expect(await open()).toEqual([early]);
	});

	test('of one’s own tables hold those one opened or sits at', async () => {
		const world = new World();
		const table = await world.open({ seats: 3 });
		expect((await world.referee.tablesOf('ann', { limit: 9 })).tables).toMatchObject([{ id: table, seat: null }]);
		await world.ask('bob', table, { type: 'sit', name: 'Bob' });
		expect((await world.referee.tablesOf('bob', { limit: 9 })).tables).toMatchObject([
			{ id: table, seat: 0, status: 'waiting' },
		]);
		await world.ask('bob', table, { type: 'stand' });
		await settled();
		expect((await world.referee.tablesOf('bob', { limit: 9 })).tables).toEqual([]);
		await world.ask('bob', table, { type: 'sit', name: 'Bob' });
		await world.ask('ann', table, { type: 'clear-seat', seat: 0 });
		await settled();
		expect((await world.referee.tablesOf('bob', { limit: 9 })).tables).toEqual([]);
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
		expect(await world.referee.table('bob', table)).toMatchObject({ status: 'over', winners: [1] });
		expect(world.results[0]?.players).toMatchObject([
			{ who: { identity: 'ann' }, isOut: true },
			{ who: { identity: 'bob' }, isOut: false },
		]);
	});

	test('O14 is played again at one new table, with everybody one seat further', async () => {
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
		expect((await world.referee.tablesOf('cleo', { limit: 9 })).tables.map(({ id }) => id)).toContain(next);
		const waiting = await world.listen('ann', next);
		expect(waiting.standings).toEqual([{ seat: null, isHost: false, kept: 1 }]);
		expect(waiting.table?.reserved).toEqual(['cleo', 'ann', 'bob']);
		expect((await world.listen('dan', next)).standings).toEqual([{ seat: null, isHost: false }]);
		for (const who of ['ann', 'bob', 'cleo']) await world.ask(who, next, { type: 'sit', name: who });
		const card = await world.referee.table('ann', next);
		expect(card).toMatchObject({ status: 'running', seat: 1 });
		expect(card?.sitters).toMatchObject([{ name: 'cleo' }, { name: 'ann' }, { name: 'bob' }]);
	});
});
