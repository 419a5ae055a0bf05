import { expect, test } from 'vitest';
import { MOST_OF_ONE } from './enough.ts';
import { begun, openingFor, TryTable } from './test-help.ts';

const hello = { type: 'say', text: 'hello' } as const;

test('O12 those who sit may talk, before, during and after the game', () => {
	const table = new TryTable();
	table.sit('ann');
	expect(table.ask('ann', hello)).toEqual(['said']);
	expect(table.ask('bob', hello)).toBe('forbidden');
	table.sit('bob');
	expect(table.ask('bob', { type: 'say-phrase', phrase: 'good-luck' })).toEqual(['said-phrase']);
	table.ask('ann', { type: 'resign' });
	expect(table.ask('ann', hello)).toEqual(['said']);
});

test('O2, O12 the host can switch it off, and another time too', () => {
	const table = begun();
	expect(table.ask('ann', { type: 'set-chat', on: false })).toEqual(['chat-set']);
	expect(table.ask('ann', { type: 'set-chat', on: false })).toEqual([]);
	expect(table.ask('bob', hello)).toBe('chat-off');
	expect(table.ask('bob', { type: 'say-phrase', phrase: 'thanks' })).toBe('chat-off');
	expect(table.ask('ann', { type: 'set-chat', on: true })).toEqual(['chat-set']);
	expect(table.ask('bob', hello)).toEqual(['said']);
});

test('O12 a table can be opened without', () => {
	const table = new TryTable(openingFor({ chat: false }));
	table.sit('ann');
	expect(table.ask('ann', hello)).toBe('chat-off');
});

test('unfit text is refused', () => {
	expect(begun().ask('bob', { type: 'say', text: '\u0007' })).toBe('bad-text');
});

test('O12 O17 there is an end to it for whoever has said so much, and not for the others', () => {
	const table = begun();
	// He has sat down already.
	for (let line = 1; line < MOST_OF_ONE; line++) expect(table.ask('bob', hello)).toEqual(['said']);
	expect(table.ask('bob', hello)).toBe('enough');
	expect(table.ask('ann', hello)).toEqual(['said']);
});
