import { commitTo, deriveSeed, sealOf } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { openRematch } from './opening.ts';
import { begun, fail, openingFor, sealed, secretOf, TryTable, toMove } from './test-help.ts';
import { EXPIRES_AFTER } from './unasked.ts';

const occupants = ({ state }: TryTable) =>
	state.seats.map((each) => (each?.type === 'person' ? each.name : (each?.level ?? null)));

describe('sitting down', () => {
	test('O1 takes the first free seat, or the one that is named', () => {
		const table = new TryTable(openingFor({ seats: 4 }));
		expect(table.sit('ann', 'Ann', { seat: 2 })).toEqual(['sat']);
		expect(table.sit('bob', 'Bob')).toEqual(['sat']);
		expect(occupants(table)).toEqual(['Bob', null, 'Ann', null]);
	});

	test.each([
		['a seat that is taken', { seat: 0 }, 'seat-taken'],
		['a seat that is not there', { seat: 3 }, 'bad-request'],
	])('%s is refused', (_, rest, code) => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.sit('ann');
		expect(table.sit('bob', 'bob', rest)).toBe(code);
	});

	test('O1 happens once', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.sit('ann');
		expect(table.sit('ann', 'Other')).toBe('not-now');
	});

	test.each(['Ann', 'ANN', ' ann ', 'Ａnn', 'an\u200bn'])('O1 as %j is refused where Ann sits', (name) => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.sit('a', 'Ann');
		expect(table.sit('b', name)).toBe('name-taken');
	});

	test('O1 needs a name', () => {
		expect(new TryTable().sit('ann', ' \u200b ')).toBe('bad-name');
	});

	test('O3 in the last seat begins the game, with what everybody added', () => {
		const table = new TryTable(openingFor({ seats: 3 }, 'deal'));
		table.sit('ann', 'Ann', { contribution: 'a' });
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		expect(table.sit('bob', 'Bob', { contribution: 'b' })).toEqual(['sat', 'began']);
		expect(table.state.status).toBe('running');
		expect(table.state.game?.seed).toBe(deriveSeed(secretOf('deal'), ['a', '', 'b']));
		expect(table.state.commitment).toBe(commitTo(secretOf('deal')));
	});

	test('O3 comes too late once the game has begun, which the last seat does: the table is full', () => {
		const table = begun({ seats: 2 });
		expect(table.sit('cleo')).toBe('table-full');
		expect(table.sit('cleo', 'Cleo', { seat: 1 })).toBe('table-full');
		expect(table.sit('ann')).toBe('not-now');
	});
});

describe('whoever is refused reads what is so', () => {
	const saying = (code: string, message: RegExp) => ({
		ok: false,
		problem: { code, message: expect.stringMatching(message) },
	});
	const SIT = { type: 'sit', name: 'Cleo' } as const;
	const BOT = { type: 'seat-bot', level: 'club' } as const;
	/** Of somebody who sits there and hosts the table: what is only done while it waits. */
	const BEFORE_THE_GAME = [
		BOT,
		{ type: 'clear-seat', seat: 0 },
		{ type: 'begin' },
		{ type: 'stand' },
		{ type: 'seal-part', seal: sealOf('another') },
	] as const;

	test('O3 where the host has begun with free seats: not that all are taken', () => {
		const table = sealed(['ann', 'bob'], { seats: 4 });
		table.ask('ann', { type: 'begin' });
		const dealing = saying('table-full', /^The deal is under way/);
		expect(table.decided('cleo', SIT)).toMatchObject(dealing);
		expect(table.decided('cleo', { ...SIT, seat: 3 })).toMatchObject(dealing);
		expect(table.decided('ann', BOT)).toMatchObject(dealing);
		for (const each of ['ann', 'bob']) table.ask(each, { type: 'open-part', contribution: `part-of-${each}` });
		const playing = saying('table-full', /^The game has begun/);
		expect(table.decided('cleo', SIT)).toMatchObject(playing);
		expect(table.decided('cleo', { ...SIT, seat: 3 })).toMatchObject(playing);
	});

	test('O14 where the seats that are free are kept for somebody', () => {
		const table = new TryTable(openRematch(begun().state, 'ann', secretOf('again')));
		expect(table.decided('cleo', SIT)).toMatchObject(saying('table-full', /kept for somebody/));
		expect(table.decided('cleo', { ...SIT, seat: 0 })).toMatchObject(saying('seat-taken', /kept for somebody/));
		table.sit('bob');
		expect(table.decided('cleo', { ...SIT, seat: 0 })).toMatchObject(saying('seat-taken', /^Somebody has this seat/));
	});

	test('O15 where no game ever began: not that one has', () => {
		const table = sealed(['ann'], { seats: 3 });
		table.now += EXPIRES_AFTER.waiting;
		expect(table.expire()).toEqual(['over']);
		const closed = saying('not-now', /closed before a game began/);
		expect(table.decided('cleo', SIT)).toMatchObject(closed);
		for (const command of BEFORE_THE_GAME) expect(table.decided('ann', command)).toMatchObject(closed);
	});

	test('O3 where a game has begun, or is over', () => {
		const table = begun();
		for (const isOver of [false, true]) {
			if (isOver) table.now += EXPIRES_AFTER.running;
			expect(table.expire()).toEqual(isOver ? ['over'] : []);
			expect(table.decided('cleo', SIT)).toMatchObject(saying('table-full', /^The game has begun/));
			for (const command of BEFORE_THE_GAME)
				expect(table.decided('ann', command)).toMatchObject(saying('not-now', /^The game has begun/));
		}
	});
});

describe('the host', () => {
	test('O2 is whoever opened the table, and alone may govern it', () => {
		const table = new TryTable(openingFor({ seats: 4 }));
		table.sit('bob');
		for (const command of [
			{ type: 'seat-bot', level: 'club' },
			{ type: 'clear-seat', seat: 0 },
			{ type: 'begin' },
			{ type: 'set-chat', on: false },
		] as const) {
			expect(table.ask('bob', command)).toBe('forbidden');
			expect(table.ask('nobody', command)).toBe('forbidden');
		}
		expect(table.ask('ann', { type: 'seat-bot', level: 'club', seat: 3 })).toEqual(['sat']);
		expect(table.ask('ann', { type: 'clear-seat', seat: 0 })).toEqual(['stood']);
		expect(table.ask('ann', { type: 'clear-seat', seat: 0 })).toBe('not-now');
		expect(table.ask('ann', { type: 'clear-seat', seat: 7 })).toBe('bad-request');
		expect(occupants(table)).toEqual([null, null, null, 'club']);
	});

	test('O2 who leaves is followed by the next person', () => {
		const table = new TryTable(openingFor({ seats: 4 }));
		for (const each of ['bob', 'ann', 'cleo']) table.sit(each);
		expect(table.ask('ann', { type: 'stand' })).toEqual(['stood']);
		expect(table.state.host).toBe('cleo');
		table.ask('cleo', { type: 'stand' });
		expect(table.state.host).toBe('bob');
		table.ask('bob', { type: 'stand' });
		expect(table.state.host).toBe('bob');
	});

	test('O3 begins with the seats that are taken, in their order', () => {
		const table = new TryTable(openingFor({ seats: 4 }));
		table.sit('ann', 'Ann', { seat: 3 });
		expect(table.ask('ann', { type: 'begin' })).toBe('not-now');
		table.sit('bob', 'Bob', { seat: 1 });
		expect(table.ask('ann', { type: 'begin' })).toEqual(['began']);
		expect(occupants(table)).toEqual(['Bob', 'Ann']);
		expect(table.journal.at(-1)?.entry).toMatchObject({ from: [1, 3] });
		expect(table.ask('ann', { type: 'begin' })).toBe('not-now');
	});

	test('O3 cannot let bots play by themselves', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		const bot = { type: 'seat-bot', level: 'greedy' } as const;
		table.ask('ann', bot);
		table.ask('ann', bot);
		expect(table.ask('ann', { type: 'begin' })).toBe('not-now');
		expect(table.ask('ann', bot)).toBe('not-now');
		expect(table.sit('ann')).toEqual(['sat', 'began']);
	});

	test('finds no seat for a bot at a full table or in a game', () => {
		expect(begun().ask('ann', { type: 'seat-bot', level: 'club' })).toBe('not-now');
	});
});

describe('leaving before the game', () => {
	test('O1 frees the seat; afterwards it is resigning', () => {
		const table = new TryTable();
		table.sit('ann');
		expect(table.ask('ann', { type: 'stand' })).toEqual(['stood']);
		expect(table.ask('ann', { type: 'stand' })).toBe('forbidden');
		expect(begun().ask('ann', { type: 'stand' })).toBe('not-now');
	});
});

describe('a rematch', () => {
	function over(): TryTable {
		const table = new TryTable(openingFor({ seats: 4 }));
		for (const each of ['ann', 'bob']) table.sit(each);
		table.ask('ann', { type: 'seat-bot', level: 'family' });
		table.ask('ann', { type: 'begin' });
		expect(table.ask('bob', { type: 'rematch' })).toBe('not-now');
		table.ask('ann', { type: 'offer-end' });
		table.ask('bob', { type: 'answer', to: 'end', yes: true });
		return table;
	}

	test('O14 is opened once', () => {
		const table = over();
		expect(table.ask('nobody', { type: 'rematch' })).toBe('forbidden');
		expect(table.ask('bob', { type: 'rematch' })).toEqual(['rematch']);
		expect(table.ask('ann', { type: 'rematch' })).toEqual([]);
		expect(table.state.rematch).toBe('next-table');
	});

	test('O14 keeps the seats of people, everybody one further, and begins when all have come', () => {
		const table = new TryTable(openRematch(over().state, 'bob', secretOf('again')));
		expect(table.state.terms.seats).toBe(3);
		expect(occupants(table)).toEqual(['family', null, null]);
		expect(table.sit('cleo')).toBe('table-full');
		expect(table.sit('bob', 'Bob', { seat: 1 })).toBe('seat-taken');
		expect(table.sit('bob', 'Bob')).toEqual(['sat']);
		expect(table.sit('ann', 'Ann')).toEqual(['sat', 'began']);
		expect(occupants(table)).toEqual(['family', 'Ann', 'Bob']);
	});

	test('O14 goes on without one who does not come', () => {
		const table = new TryTable(openRematch(over().state, 'bob', secretOf('again')));
		table.sit('bob');
		expect(table.ask('bob', { type: 'clear-seat', seat: 1 })).toEqual(['stood']);
		expect(table.sit('cleo')).toEqual(['sat', 'began']);
	});
});

describe('a seat', () => {
	test('O13 can be moved to another device, the hand and the rights of the host with it', () => {
		const table = begun({ seats: 2 });
		expect(table.move('nobody', 'phone')).toBe('not-found');
		expect(table.move('ann', 'bob')).toBe('not-now');
		expect(table.move('ann', 'ann')).toEqual([]);
		expect(table.move('ann', 'phone')).toEqual(['seat-moved']);
		expect(table.state.host).toBe('phone');
		expect(table.ask('ann', { type: 'say', text: 'hello' })).toBe('forbidden');
		expect(table.ask('phone', { type: 'say', text: 'hello' })).toEqual(['said']);
		expect(['phone', 'bob']).toContain(toMove(table));
		expect(table.state.seats[0] ?? fail()).toMatchObject({ identity: 'phone', name: 'ann' });
	});
});
