import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { seatInfos } from '../seats.ts';
import { ANNA, BOB, followedTable, TERMS } from '../testing/tables.ts';
import { awayWords, newsWords } from './words.ts';

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

test('while the connection is away nobody is told of a game of theirs that is over, or that it is safe from its clock', () => {
	const mine = 0 as Seat;
	const looking = 'The connection is away. This page goes on by itself when it is back.';
	expect(awayWords(followedTable(), mine)).toContain('Your game is safe');
	expect(awayWords(followedTable(), null)).toBe(looking);
	expect(awayWords(followedTable({ type: 'over', because: 'agreed', opened: null }), mine)).toBe(looking);
	const timed = { ...followedTable(), terms: { ...TERMS, clock: { per: 'turn', seconds: 60 } as const } };
	expect(awayWords(timed, mine)).toContain('The time may run on meanwhile');
});
