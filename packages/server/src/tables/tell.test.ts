import type { Action, Position, Seat } from '@tessera/engine';
import { randomAction, randomFrom } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { audienceOf, happeningFor, toldUpTo } from './tell.ts';
import { begun, fail, openingFor, playUntil, TryTable } from './test-help.ts';

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

test('a deal is told to each player with their own pieces, and to nobody with more', () => {
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

test('those who see all hands are two rounds behind, and see the end with everybody', () => {
	const table = begun({ openHands: true });
	const before = table.journal.findIndex(({ entry }) => entry.type === 'began');
	const open = () => toldUpTo(table.state, table.journal, 'open');
	for (let step = 1; step < 4; step++) playUntil(table, randomly, (each) => stepsOf(each) === step);
	table.ask('ann', { type: 'say', text: 'hello' });
	expect(open()).toBe(before);
	expect(toldUpTo(table.state, table.journal, 'public')).toBe(table.state.version);
	playUntil(table, randomly, (each) => stepsOf(each) === 4);
	expect(open()).toBe(before + 1);
	playUntil(table, randomly, (each) => stepsOf(each) === 5);
	expect(open()).toBe(before + 2);
	table.ask('ann', { type: 'resign' });
	expect(open()).toBe(table.state.version);
});

test('while a table waits there is nothing to hold back', () => {
	const table = new TryTable(openingFor({ openHands: true, seats: 3 }));
	table.sit('ann');
	expect(toldUpTo(table.state, table.journal, 'open')).toBe(2);
});
