import type { Seat, ViewEvent } from '@tessera/engine';
import type { Happening } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { followedTable } from '../testing/tables.ts';
import { mayTakeBack } from './take-back.ts';

const [ME, OTHER] = [0 as Seat, 1 as Seat];

const passed = (seat: Seat): readonly ViewEvent[] => [{ type: 'passed', seat }];
const drew = (seat: Seat, count: number): readonly ViewEvent[] => [{ type: 'drew', seat, count, pieces: null }];

const acted = (seat: Seat, events: readonly ViewEvent[], by: 'owner' | 'stand-in' = 'owner'): Happening => ({
	type: 'acted',
	seat,
	by,
	step: 1,
	events,
});

test('the own last action, where nothing was drawn since', () => {
	expect(mayTakeBack(followedTable(), ME)).toBe(false);
	expect(mayTakeBack(followedTable(acted(ME, passed(ME))), ME)).toBe(true);
	expect(mayTakeBack(followedTable(acted(ME, drew(ME, 0))), ME)).toBe(true);
	expect(mayTakeBack(followedTable(acted(ME, drew(ME, 2))), ME)).toBe(false);
	expect(mayTakeBack(followedTable(acted(ME, passed(ME)), acted(OTHER, passed(OTHER))), ME)).toBe(true);
	expect(mayTakeBack(followedTable(acted(ME, passed(ME)), acted(OTHER, drew(OTHER, 1))), ME)).toBe(false);
});

test('not what a bot did, what others did, or what is asked for already', () => {
	expect(mayTakeBack(followedTable(acted(ME, passed(ME), 'stand-in')), ME)).toBe(false);
	expect(mayTakeBack(followedTable(acted(OTHER, passed(OTHER))), ME)).toBe(false);
	expect(mayTakeBack(followedTable(acted(ME, passed(ME))), null)).toBe(false);
	const asked: Happening = { type: 'offered', seat: ME, offer: 'take-back' };
	expect(mayTakeBack(followedTable(acted(ME, passed(ME)), asked), ME)).toBe(false);
});
