import { type Seat, sealOf } from '@tessera/engine';
import type { FollowedTable, Part } from '@tessera/protocol';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { ANNA, BOB, followedTable } from '../testing/tables.ts';
import { waitsWords } from './waits-words.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

const NOBODY = { seats: [], watchers: 0 };

const waiting = (reserved: FollowedTable['reserved']): FollowedTable => ({
	...followedTable(),
	sitters: [ANNA, null, null],
	reserved,
});

test('seats that anybody may take are free', () => {
	const table = waiting([null, null, null]);
	expect(waitsWords(table, false, NOBODY)).toBe('2 more seats are free. The game begins when they are taken.');
	expect(waitsWords(table, true, NOBODY)).toBe('2 seats are free. Wait for somebody, add bots, or begin without.');
});

test('seats that are kept are not, and one is told for whom they are', () => {
	expect(waitsWords(waiting([null, 'Bob', 'Cas']), false, NOBODY)).toBe(
		'Seats are kept for Bob and Cas. The game begins when everybody has sat down.',
	);
	expect(waitsWords(waiting([null, 'Bob', null]), true, NOBODY)).toBe(
		'One more seat is free. A seat is kept for Bob. Wait a little, or begin without.',
	);
	// Whoever has sat down again is not waited for.
	expect(waitsWords(waiting(['Anna', null, null]), false, NOBODY)).toBe(
		'2 more seats are free. The game begins when they are taken.',
	);
});

test('O20 a deal that is called for waits for those whose device is away, and for nobody else', () => {
	const parts: readonly Part[] = [{ seal: sealOf('geese') }, { seal: sealOf('swans') }, null];
	const table = { ...waiting([null, null, null]), sitters: [ANNA, BOB, null] };
	const withOpened = (...opened: readonly Seat[]): FollowedTable => ({ ...table, call: { parts, opened, version: 4 } });
	const bobIsAway = { seats: [true, false, false], watchers: 0 };
	expect(waitsWords(withOpened(), false, bobIsAway)).toBe(
		'Everybody has sat down. The game begins once Bob opens this table again.',
	);
	expect(waitsWords(withOpened(1 as Seat), false, bobIsAway)).toBe('Everybody has sat down. Dealing…');
	expect(waitsWords(withOpened(), false, { seats: [true, true, false], watchers: 0 })).toBe(
		'Everybody has sat down. Dealing…',
	);
});
