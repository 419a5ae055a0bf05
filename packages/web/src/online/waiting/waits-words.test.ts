import { type Seat, sealOf } from '@tessera/engine';
import type { FollowedTable, Part, Presence } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
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
	expect(waitsWords(table, false, false, NOBODY)).toBe('2 more seats are free. The game begins when they are taken.');
	expect(waitsWords(table, true, false, NOBODY)).toBe(
		'2 seats are free. Wait for somebody, add bots, or begin without.',
	);
});

test('seats that are kept are not, and one is told for whom they are', () => {
	expect(waitsWords(waiting([null, 'Bob', 'Cas']), false, false, NOBODY)).toBe(
		'Seats are kept for Bob and Cas. The game begins when everybody has sat down.',
	);
	expect(waitsWords(waiting([null, 'Bob', null]), true, false, NOBODY)).toBe(
		'One more seat is free. A seat is kept for Bob. Wait a little, or begin without.',
	);
	// Whoever has sat down again is not waited for.
	expect(waitsWords(waiting(['Anna', null, null]), false, false, NOBODY)).toBe(
		'2 more seats are free. The game begins when they are taken.',
	);
});

describe('a deal that is called for', () => {
	const parts: readonly Part[] = [{ seal: sealOf('geese') }, { seal: sealOf('swans') }, null];
	const table = { ...waiting([null, null, null]), sitters: [ANNA, BOB, null] };
	const BOTH = { seats: [true, true, false], watchers: 0 };
	const BOB_AWAY = { seats: [true, false, false], watchers: 0 };
	const words = (opened: readonly Seat[], isHeldUp: boolean, presence: Presence): string =>
		waitsWords({ ...table, call: { parts, opened, version: 4 } }, false, isHeldUp, presence);

	test('O20 waits for those whose device is away, and for nobody else', () => {
		const forBob = 'Everybody has sat down. The game begins once Bob opens this table again.';
		expect(words([], false, BOB_AWAY)).toBe(forBob);
		expect(words([1 as Seat], false, BOB_AWAY)).toBe('Everybody has sat down. Dealing…');
		expect(words([], false, BOTH)).toBe('Everybody has sat down. Dealing…');
		expect(words([0 as Seat], true, BOB_AWAY)).toBe(forBob);
	});

	test('O20 names whoever is there and has opened nothing, once that has taken too long', () => {
		expect(words([0 as Seat], false, BOTH)).toBe('Everybody has sat down. Dealing…');
		expect(words([0 as Seat], true, BOTH)).toBe('Everybody has sat down. The game still waits for Bob.');
		expect(words([], true, BOB_AWAY)).toBe('Everybody has sat down. The game still waits for Anna and Bob.');
		expect(words([0 as Seat, 1 as Seat], true, BOTH)).toBe('Everybody has sat down. Dealing…');
	});
});
