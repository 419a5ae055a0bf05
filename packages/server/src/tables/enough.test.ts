import { fallbackAction } from '@tessera/bots/fallback';
import { type Position, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { MOST_OF_GONE, MOST_OF_ONE, MOST_WAITING } from './enough.ts';
import { begun, fail, openingFor, others, TryTable, toMove } from './test-help.ts';

const withdrawn = { type: 'answer', to: 'end', yes: false } as const;
const hello = { type: 'say', text: 'hello' } as const;
const stand = { type: 'stand' } as const;

/** A table of Ann's, at which she sits, and where one stranger after the other has sat down, talked and left until no more may come. */
function crowded(): TryTable {
	const table = new TryTable(openingFor({ seats: 4 }));
	table.sit('ann');
	for (let each = 0; table.sit(`stranger ${each}`) !== 'enough'; each++) {
		expect(each).toBeLessThan(MOST_OF_GONE / MOST_WAITING + 1);
		while (table.ask(`stranger ${each}`, hello) !== 'enough')
			expect(table.journal.length).toBeLessThan(2 * MOST_OF_GONE);
		expect(table.ask(`stranger ${each}`, stand)).toEqual(['stood']);
	}
	return table;
}

/** Does something around the game until it is enough, and tells how many entries that made. */
function untilEnough(table: TryTable, round: () => unknown): number {
	const before = table.journal.length;
	while (round() !== 'enough') expect(table.journal.length).toBeLessThan(before + 2 * MOST_OF_ONE);
	return table.journal.length - before;
}

describe('O17 one person does not use up what there is for all', () => {
	test('by sitting down and standing up', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		const made = untilEnough(table, () => {
			const sat = table.sit('eve');
			if (sat !== 'enough') expect(table.ask('eve', stand)).toEqual(['stood']);
			return sat;
		});
		expect(made).toBe(MOST_WAITING);
		expect(table.sit('ann')).toEqual(['sat']);
		expect(table.ask('ann', { type: 'seat-bot', level: 'club' })).toEqual(['sat']);
		expect(table.ask('ann', hello)).toEqual(['said']);
	});

	test('by seating bots and freeing their seats', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		const made = untilEnough(table, () => {
			const sat = table.ask('ann', { type: 'seat-bot', level: 'club', seat: 1 });
			if (sat !== 'enough') expect(table.ask('ann', { type: 'clear-seat', seat: 1 })).toEqual(['stood']);
			return sat;
		});
		expect(made).toBe(MOST_OF_ONE);
		expect(table.sit('bob')).toEqual(['sat']);
	});

	test('by offers that they withdraw, or that the others decline', () => {
		const table = begun({}, ['ann', 'bob', 'cleo']);
		let decliner = 0;
		const made = untilEnough(table, () => {
			const offered = table.ask('bob', { type: 'offer-end' });
			const by = ['bob', 'ann', 'cleo'][decliner++ % 3] ?? fail();
			if (offered !== 'enough') expect(table.ask(by, withdrawn)).toEqual(['answered']);
			return offered;
		});
		// He has sat down, and the last offer is answered too.
		expect(made).toBe(MOST_OF_ONE);
		expect(table.state.doneBy).toMatchObject({ ann: { said: 0, other: 1 }, cleo: { said: 0, other: 1 } });
		expect(table.ask('ann', hello)).toEqual(['said']);
		expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered']);
		expect(table.ask('bob', { ...withdrawn, yes: true })).toEqual(['answered']);
		expect(table.ask('cleo', { ...withdrawn, yes: true })).toEqual(['answered', 'over']);
	});

	test('by moving a seat from one device to another and back', () => {
		const table = begun();
		const devices = ['bob', 'phone of bob'] as const;
		for (let each = 1; each < MOST_OF_ONE; each++) {
			const [from, to] = each % 2 === 1 ? devices : devices.toReversed();
			expect(table.move(from ?? fail(), to ?? fail())).toEqual(['seat-moved']);
		}
		expect(table.move('phone of bob', 'bob')).toBe('enough');
		expect(table.ask('phone of bob', hello)).toBe('enough');
		expect(table.ask('ann', hello)).toEqual(['said']);
	});

	test('by switching the chat on and off', () => {
		const table = begun();
		for (let each = 1; each < MOST_OF_ONE; each++)
			expect(table.ask('ann', { type: 'set-chat', on: !table.state.isChatOn })).toEqual(['chat-set']);
		expect(table.ask('ann', { type: 'set-chat', on: !table.state.isChatOn })).toBe('enough');
		expect(table.ask('ann', { type: 'set-chat', on: table.state.isChatOn })).toEqual([]);
		expect(table.ask('bob', { type: 'offer-end' })).toEqual(['offered']);
	});
});

describe('O17 many who come to a waiting table and leave it again, as one script can be many,', () => {
	test('come to an end, and none of it is missing to those who sit there', () => {
		const table = crowded();
		expect(table.state.asides).toBeLessThanOrEqual(MOST_OF_GONE + MOST_WAITING + 5);
		for (let line = 1; line < MOST_OF_ONE; line++) expect(table.ask('ann', hello)).toEqual(['said']);
		expect(table.ask('ann', hello)).toBe('enough');
	});

	test('do not keep its host from letting bots sit down, nor a friend from the last seat', () => {
		const table = crowded();
		for (const level of ['club', 'family'] as const)
			expect(table.ask('ann', { type: 'seat-bot', level })).toEqual(['sat']);
		expect(table.sit('bob')).toEqual(['sat', 'began']);
		expect(table.ask('bob', hello)).toEqual(['said']);
	});

	test('do not keep anybody from a seat that waits for them', () => {
		const [created] = openingFor({ seats: 4 });
		if (created.type !== 'created') fail();
		const table = new TryTable([{ ...created, reserved: [null, 'bob', null, null] }]);
		table.sit('ann');
		for (let each = 0; table.sit(`stranger ${each}`) !== 'enough'; each++) {
			while (table.ask(`stranger ${each}`, hello) !== 'enough') expect(each).toBeLessThan(MOST_OF_GONE);
			table.ask(`stranger ${each}`, stand);
		}
		expect(table.sit('bob')).toEqual(['sat']);
	});

	test('are not all counted, so that reading a table stays quick; those who sit there are', () => {
		const table = new TryTable(openingFor({ seats: 3 }));
		table.sit('bob');
		for (let each = 0; each < 200; each++) {
			table.sit(`stranger ${each}`);
			table.ask(`stranger ${each}`, stand);
		}
		const counted = Object.keys(table.state.doneBy);
		expect(counted).toHaveLength(64);
		expect([counted[0], counted.at(-1)]).toEqual(['bob', 'stranger 199']);
	});
});

test('O17 whoever has done enough while the table waited may talk again in the game', () => {
	const table = new TryTable(openingFor({ seats: 3 }));
	table.sit('bob');
	expect(untilEnough(table, () => table.ask('bob', hello))).toBe(MOST_WAITING - 1);
	table.sit('ann');
	expect(table.ask('ann', { type: 'begin' })).toEqual(['began']);
	expect(table.ask('bob', hello)).toEqual(['said']);
});

test('O17 a person who has done enough still plays, resigns and plays again', () => {
	const table = begun();
	const used = toMove(table);
	const [other = fail()] = others(table);
	untilEnough(table, () => table.ask(used, hello));
	const { position } = table.state.game ?? fail();
	const action = fallbackAction(viewFor<Position>(position, position.turn));
	expect(table.ask(used, { type: 'act', action })).toEqual(['acted']);
	expect(table.ask(other, { type: 'offer-end' })).toEqual(['offered']);
	expect(table.ask(used, withdrawn)).toEqual(['answered']);
	expect(table.ask(used, { type: 'offer-end' })).toBe('enough');
	expect(table.move(used, 'phone')).toBe('enough');
	expect(table.ask(used, { type: 'resign' })).toEqual(['withdrew', 'over']);
	expect(table.ask(used, { type: 'rematch' })).toEqual(['rematch']);
});

test('O17 a table that is read again has counted the same', () => {
	const table = begun();
	table.ask('ann', hello);
	table.ask('bob', { type: 'resign' });
	expect(table.folded()).toEqual(table.state);
	expect(table.state.doneBy).toEqual({ ann: { said: 1, other: 1 }, bob: { said: 0, other: 1 } });
	expect(table.state.asides).toBe(6);
});
