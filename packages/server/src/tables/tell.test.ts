import type { Action, Position, Seat } from '@tessera/engine';
import { randomAction, randomFrom } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { cardOf } from './card.ts';
import { type Written, writtenAs } from './entries.ts';
import { openRematch } from './opening.ts';
import { keptFor } from './state.ts';
import { audienceOf, happeningFor, toldUpTo } from './tell.ts';
import { begun, fail, openingFor, playUntil, secretOf, TryTable } from './test-help.ts';

const random = randomFrom(1);
const randomly = (position: Position): Action => randomAction(random, position);
const stepsOf = ({ state }: TryTable): number => state.game?.played.length ?? 0;

test('players, spectators, and spectators of open hands are told different things', () => {
	const table = begun();
	expect(audienceOf(table.state, ['ann'])).toBe(0);
	expect(audienceOf(table.state, ['laptop', 'bob'])).toBe(1);
	expect(audienceOf(table.state, ['cleo'])).toBe('public');
	expect(audienceOf(table.state, [])).toBe('public');
	expect(audienceOf(begun({ openHands: true }).state, [])).toBe('open');
});

test('O10 a deal is told to each player with their own pieces, and to nobody with more', () => {
	const table = begun({ openHands: true });
	const entry = table.journal.find((each) => each.entry.type === 'began')?.entry ?? fail();
	const dealt = (audience: Seat | 'public' | 'open') => {
		const told = happeningFor('classic', entry, audience);
		return told.type === 'began' ? told : fail();
	};
	const { hands } = table.state.game?.position ?? fail();
	for (const seat of [0, 1] as Seat[]) {
		expect(dealt(seat).events).toContainEqual({ type: 'dealt', counts: [6, 6], hand: hands[seat] });
		expect(dealt(seat)).not.toHaveProperty('hands');
	}
	expect(dealt('public').events).toContainEqual({ type: 'dealt', counts: [6, 6], hand: null });
	expect(dealt('public')).not.toHaveProperty('hands');
	expect(dealt('open').hands).toEqual(hands);
});

test('O11 those who see all hands are four rounds behind, and see the end with everybody', () => {
	const table = begun({ openHands: true });
	const before = table.journal.findIndex(({ entry }) => entry.type === 'began');
	const open = () => toldUpTo(table.state, table.journal.toReversed(), 'open');
	for (let step = 1; step < 8; step++) playUntil(table, randomly, (each) => stepsOf(each) === step);
	table.ask('ann', { type: 'say', text: 'hello' });
	expect(open()).toBe(before);
	expect(toldUpTo(table.state, table.journal.toReversed(), 'public')).toBe(table.state.version);
	playUntil(table, randomly, (each) => stepsOf(each) === 8);
	expect(open()).toBe(before + 1);
	playUntil(table, randomly, (each) => stepsOf(each) === 9);
	expect(open()).toBe(before + 2);
	table.ask('ann', { type: 'resign' });
	expect(open()).toBe(table.state.version);
});

test('O11 what is taken back brings those who see all hands no nearer', () => {
	const { state, journal } = begun({ openHands: true });
	const version = journal.length + 1;
	const pass = { type: 'acted', seat: 0 as Seat, by: 'owner', action: { type: 'pass' }, events: [] } as const;
	const back = (at: number): readonly Written[] => [
		writtenAs({ ...pass, step: 1 }, at, 1),
		writtenAs({ type: 'taken-back', step: 0 }, at + 1, 1),
	];
	const long = Array.from({ length: 20 }, (_, index) => back(version + 2 * index)).flat();
	expect(toldUpTo(state, [...journal, ...long].toReversed(), 'open')).toBe(state.version - 1);
});

test('O14 the seats of a rematch are told by the names of those they are kept for, never by who they are', () => {
	const before = new TryTable(openingFor({ seats: 3 }));
	before.sit('id-of-ann', 'Ann');
	before.ask('ann', { type: 'seat-bot', level: 'club' });
	before.sit('id-of-bob', 'Bob');
	const table = new TryTable(openRematch(before.state, 'id-of-ann', secretOf('again')));
	const told = (version: number) => happeningFor('classic', table.journal[version - 1]?.entry ?? fail(), 'public');
	expect(told(1)).toMatchObject({ type: 'created', reserved: ['Bob', 'Ann', null] });
	expect(JSON.stringify(told(1))).not.toContain('id-of');
	expect(keptFor(table.state, ['id-of-ann'])).toBe(1);
	expect(cardOf('next', table.state, ['id-of-bob'], 0)).toMatchObject({ reserved: ['Bob', 'Ann', null], kept: 0 });
	// The host lets somebody else have a seat; who sat down elsewhere than where one was kept, gives that up.
	table.ask('id-of-ann', { type: 'clear-seat', seat: 0 });
	table.sit('id-of-ann', 'Ann', { seat: 0 });
	expect(told(table.state.version)).toEqual({
		type: 'sat',
		seat: 0,
		sitter: { type: 'person', name: 'Ann' },
		frees: 1,
	});
	expect(cardOf('next', table.state, ['id-of-ann'], 0)).not.toHaveProperty('kept');
	expect(table.sit('id-of-cleo', 'Cleo')).toEqual(['sat', 'began']);
	const usual = new TryTable(openingFor());
	expect(happeningFor('classic', usual.journal[0]?.entry ?? fail(), 'public')).not.toHaveProperty('reserved');
});

test('a table for a rematch that was opened without names is told without them', () => {
	const before = begun();
	before.ask('ann', { type: 'resign' });
	const [first, ...rest] = openRematch(before.state, 'ann', secretOf('again'));
	if (first.type !== 'created') return fail();
	const { reservedNames: _, ...older } = first;
	const table = new TryTable([older, ...rest]);
	expect(happeningFor('classic', table.journal[0]?.entry ?? fail(), 'public')).not.toHaveProperty('reserved');
	expect(keptFor(table.state, ['bob'])).toBe(0);
});

test('while a table waits there is nothing to hold back', () => {
	const table = new TryTable(openingFor({ openHands: true, seats: 3 }));
	table.sit('ann');
	expect(toldUpTo(table.state, table.journal.toReversed(), 'open')).toBe(2);
});
