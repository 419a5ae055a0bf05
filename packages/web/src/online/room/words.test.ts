import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { seatInfos } from '../seats.ts';
import { ANNA, BOB, followedTable, TERMS } from '../testing/tables.ts';
import { DAY } from './time.ts';
import { awayWords, leftWords, newsWords, ratedWords, watchingWords } from './words.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

test('whoever declines an offer, or takes their own back, is named', () => {
	const seats = seatInfos([ANNA, BOB], 0 as Seat);
	const bob = 1 as Seat;
	expect(newsWords(seats, { type: 'declined', offer: 'end', by: bob })).toBe('Bob wants to play on.');
	expect(newsWords(seats, { type: 'declined', offer: 'end', by: 0 as Seat })).toBe('You want to play on.');
	expect(newsWords(seats, { type: 'declined', offer: 'take-back', by: bob })).toBe(
		'Bob does not agree to take it back.',
	);
	expect(newsWords(seats, { type: 'dropped', offer: 'end', by: bob })).toBe('Bob no longer offers to end the game.');
	expect(newsWords(seats, { type: 'dropped', offer: 'take-back', by: 0 as Seat })).toBe(
		'You no longer ask to take your move back.',
	);
});

test('O6 time that ran out for nothing is told of whoever it was', () => {
	const seats = seatInfos([ANNA, BOB], 0 as Seat);
	expect(newsWords(seats, { type: 'overdue', seat: 0 as Seat })).toBe('Your time has run out; the game waits.');
	expect(newsWords(seats, { type: 'overdue', seat: 1 as Seat })).toBe('Bob’s time has run out; the game waits.');
});

test.each([
	[3 * DAY - 200, '3 days', '3 days'],
	[3 * DAY - 60_000, '2d 23h', '2 days and 23 hours'],
	[DAY, '1 day', '1 day'],
	[DAY - 1000, '23:59:59', '23:59:59'],
	[0, '0:00', '0:00'],
])('O5 what is left of the time for a turn, %i milliseconds, is told as %s, or %s', (left, brief, full) => {
	expect(leftWords(left)).toEqual({ brief, full });
});

test('a rating is told with what the game changed, up, down or not at all', () => {
	expect(ratedWords({ size: 2, number: 1512, before: 1498 })).toBe(
		'After this game your rating for 2 players was 1512 (+14).',
	);
	expect(ratedWords({ size: 4, number: 990, before: 1000 })).toBe(
		'After this game your rating for 4 players was 990 (−10).',
	);
	expect(ratedWords({ size: 3, number: 0, before: 0 })).toBe('After this game your rating for 3 players was 0 (±0).');
});

test('while the connection is away nobody is told of a game of theirs that is over, or that it is safe from its clock', () => {
	const mine = 0 as Seat;
	const looking = 'The connection is away. This page goes on by itself when it is back.';
	expect(awayWords(followedTable(), mine)).toContain('Your game is safe');
	expect(awayWords(followedTable(), null)).toBe(looking);
	expect(awayWords(followedTable({ type: 'over', because: 'agreed', opened: null }), mine)).toBe(looking);
	const timed = { ...followedTable(), terms: { ...TERMS, clock: { per: 'turn', seconds: 60 } as const } };
	expect(awayWords(timed, mine)).toContain('The time may run on meanwhile');
});

test('O13 only who sat down under a name that is at the table is told that their seat is on another device', () => {
	const table = followedTable();
	expect(watchingWords(table, 'Anna')).toBe('Your seat is on another device now: you are watching');
	expect(watchingWords(table, null)).toBe('You are watching');
	// Somebody left the seat again, and plays nowhere.
	expect(watchingWords(table, 'Cas')).toBe('You are watching');
	expect(watchingWords({ ...table, terms: { ...TERMS, openHands: true } }, null)).toBe(
		'You see all hands, four rounds late',
	);
});
