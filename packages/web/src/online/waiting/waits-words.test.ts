import type { FollowedTable } from '@tessera/protocol';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { ANNA, followedTable } from '../testing/tables.ts';
import { waitsWords } from './waits-words.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

const waiting = (reserved: FollowedTable['reserved']): FollowedTable => ({
	...followedTable(),
	sitters: [ANNA, null, null],
	reserved,
});

test('seats that anybody may take are free', () => {
	const table = waiting([null, null, null]);
	expect(waitsWords(table, false)).toBe('2 more seats are free. The game begins when they are taken.');
	expect(waitsWords(table, true)).toBe('2 seats are free. Wait for somebody, add bots, or begin without.');
});

test('seats that are kept are not, and one is told for whom they are', () => {
	expect(waitsWords(waiting([null, 'Bob', 'Cas']), false)).toBe(
		'Seats are kept for Bob and Cas. The game begins when everybody has sat down.',
	);
	expect(waitsWords(waiting([null, 'Bob', null]), true)).toBe(
		'One more seat is free. A seat is kept for Bob. Wait a little, or begin without.',
	);
	// Whoever has sat down again is not waited for.
	expect(waitsWords(waiting(['Anna', null, null]), false)).toBe(
		'2 more seats are free. The game begins when they are taken.',
	);
});
