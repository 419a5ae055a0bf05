import { fallbackAction } from '@tessera/bots/fallback';
import { type Position, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { MOST_ASIDES } from './enough.ts';
import { MOST_OFFERS } from './playing.ts';
import { begun, fail, openingFor, others, TryTable, toMove } from './test-help.ts';

const chat = (on: boolean) => ({ type: 'set-chat', on }) as const;

/** Does something around the game until it is enough. */
function untilEnough(table: TryTable): void {
	while (table.state.asides < MOST_ASIDES) table.ask('ann', chat(!table.state.isChatOn));
}

test('O17 sitting down and standing up come to an end', () => {
	const table = new TryTable(openingFor({ seats: 3 }));
	let last: unknown = [];
	for (let each = 0; each < MOST_ASIDES && last !== 'too-many'; each++) {
		last = table.sit('ann');
		if (last !== 'too-many') expect(table.ask('ann', { type: 'stand' })).toEqual(['stood']);
	}
	expect(last).toBe('too-many');
	expect(table.journal.length).toBeLessThanOrEqual(MOST_ASIDES + 1);
});

test('O17 so do offers that are always declined, which a game goes on without', () => {
	const table = begun();
	const offer = { type: 'offer-end' } as const;
	for (;;) {
		const outcome = table.ask('ann', offer);
		if (outcome === 'too-many') break;
		expect(outcome).toEqual(['offered']);
		expect(table.ask('bob', { type: 'answer', to: 'end', yes: false })).toEqual(['answered']);
	}
	expect(table.journal.length).toBeLessThanOrEqual(MOST_ASIDES + 1);
	const { position } = table.state.game ?? fail();
	const action = fallbackAction(viewFor<Position>(position, position.turn));
	expect(table.ask(toMove(table), { type: 'act', action })).toEqual(['acted']);
	expect(table.ask(others(table)[0] ?? '', { type: 'resign' })).toEqual(['withdrew', 'over']);
	expect(table.ask('ann', { type: 'rematch' })).toEqual(['rematch']);
});

test('O17 nobody uses up alone, by offers that they withdraw, what may be done around the game', () => {
	const table = begun();
	const withdrawn = { type: 'answer', to: 'end', yes: false } as const;
	for (let each = 0; each < MOST_OFFERS; each++) {
		expect(table.ask('bob', { type: 'offer-end' })).toEqual(['offered']);
		expect(table.ask('bob', withdrawn)).toEqual(['answered']);
	}
	expect(table.ask('bob', { type: 'offer-end' })).toBe('too-many');
	expect(table.ask('ann', { type: 'say', text: 'hello' })).toEqual(['said']);
	expect(table.ask('ann', { type: 'offer-end' })).toEqual(['offered']);
	expect(table.ask('bob', { ...withdrawn, yes: true })).toEqual(['answered', 'over']);
});

test('O17 nothing more is said, switched or moved, and what waits for an answer still gets it', () => {
	const table = begun();
	table.ask('ann', { type: 'offer-end' });
	untilEnough(table);
	expect(table.ask('ann', chat(!table.state.isChatOn))).toBe('too-many');
	expect(table.ask('ann', chat(table.state.isChatOn))).toEqual([]);
	if (table.state.isChatOn) expect(table.ask('bob', { type: 'say', text: 'hello' })).toBe('too-many');
	expect(table.move('bob', 'phone of bob')).toBe('too-many');
	expect(table.ask('bob', { type: 'answer', to: 'end', yes: true })).toEqual(['answered', 'over']);
});

test('O17 the last seat of a table may still be taken', () => {
	const table = new TryTable();
	table.sit('ann');
	untilEnough(table);
	expect(table.sit('bob')).toEqual(['sat', 'began']);
});

test('O17 a table that is read again has counted the same', () => {
	const table = begun();
	table.ask('bob', { type: 'resign' });
	expect(table.folded().asides).toBe(table.state.asides);
	expect(table.state.asides).toBe(5);
});
