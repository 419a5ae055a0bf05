import { describe, expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import {
	followMemory,
	forgetUnsent,
	ownName,
	remember,
	rememberName,
	type TableMemory,
	tableMemory,
	unsentTables,
} from './memory.ts';
import { hasPlayedOnline, KEY } from './played.ts';

const NOTHING: TableMemory = {
	commitment: null,
	root: null,
	made: 0,
	contribution: null,
	next: null,
	fixed: null,
	opened: null,
	replacing: null,
	hasReplaced: false,
	prepared: null,
	unsent: null,
	said: [],
	meant: null,
	sat: null,
	muted: [],
	read: 0,
	shown: null,
};

/** A move that waits, as far as home reads it. */
const playedBy = (by: string) => ({ by, envelope: { id: 'one', seen: 7, command: { type: 'act' } } });

describe('what a device remembers of tables elsewhere', () => {
	test('is nothing at first', () => {
		const device = memoryDevice();
		expect(hasPlayedOnline(device)).toBe(false);
		expect(ownName(device)).toBe('');
		expect(tableMemory('a', device)).toEqual(NOTHING);
	});

	test('is kept for each table, part by part', () => {
		const device = memoryDevice();
		rememberName('Anna', device);
		remember('a', { contribution: 'chance' }, device);
		remember('b', { muted: ['Bob'], sat: 'Anna' }, device);
		remember('a', { prepared: { any: 'thing' } }, device);
		expect(hasPlayedOnline(device)).toBe(true);
		expect(ownName(device)).toBe('Anna');
		expect(tableMemory('a', device)).toMatchObject({ contribution: 'chance', prepared: { any: 'thing' } });
		expect(tableMemory('b', device)).toMatchObject({ muted: ['Bob'], sat: 'Anna' });
	});

	test('is at which tables a move waits, for whoever played it', () => {
		const device = memoryDevice();
		remember('a', { unsent: playedBy('anna') }, device);
		remember('b', { unsent: playedBy('bob') }, device);
		remember('c', { unsent: 'damaged' }, device);
		remember('half', { unsent: { by: 'anna' } }, device);
		remember('nearly', { unsent: { by: 'anna', envelope: { id: 'one', seen: 7 } } }, device);
		remember('d', { read: 7 }, device);
		remember('e', { unsent: playedBy('anna') }, device);
		expect(unsentTables('anna', device)).toEqual(['e', 'a']);
		expect(unsentTables(null, device)).toEqual(['e', 'b', 'a']);
		remember('e', { unsent: null }, device);
		expect(unsentTables('anna', device)).toEqual(['a']);
	});

	test('can be followed, whichever window writes it down', () => {
		const here = memoryDevice();
		const elsewhere = memoryDevice(2, here.memory);
		const seen: (readonly string[])[] = [];
		const stop = followMemory(() => seen.push(unsentTables(null, here)), here);
		remember('a', { unsent: playedBy('anna') }, here);
		here.shelf.put('something else', 'changed');
		elsewhere.shelf.put(KEY, JSON.stringify({ tables: [['b', { unsent: playedBy('anna') }]] }));
		stop();
		remember('c', { unsent: playedBy('anna') }, here);
		expect(seen).toEqual([[], ['a'], ['b']]);
	});

	test('is nothing that waits to be sent once its table is gone', () => {
		const device = memoryDevice();
		forgetUnsent('a', device);
		expect(hasPlayedOnline(device)).toBe(false);
		remember('a', { unsent: { any: 'thing' }, said: ['any thing'], read: 7 }, device);
		forgetUnsent('a', device);
		expect(tableMemory('a', device)).toMatchObject({ unsent: null, said: [], read: 7 });
	});

	test('is only of the tables touched last', () => {
		const device = memoryDevice();
		for (let table = 0; table < 100; table += 1) remember(`${table}`, { contribution: 'chance' }, device);
		expect(tableMemory('0', device).contribution).toBeNull();
		expect(tableMemory('99', device).contribution).toBe('chance');
	});

	test.each([
		'not JSON',
		'7',
		'{"name":7,"tables":[["a"],7,["b",{"said":7,"muted":7,"read":"x","shown":"x","sat":7,"next":7,"fixed":[7],"opened":"x","hasReplaced":7}]]}',
	])('is nothing where what was stored is damaged: %s', (stored) => {
		const device = memoryDevice();
		device.shelf.put(KEY, stored);
		expect(ownName(device)).toBe('');
		expect(tableMemory('b', device)).toEqual(NOTHING);
	});
});
