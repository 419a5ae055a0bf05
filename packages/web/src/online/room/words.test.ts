import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { seatInfos } from '../seats.ts';
import { ANNA, BOB } from '../testing/tables.ts';
import { newsWords } from './words.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

test('whoever declines is named where it is known who it was', () => {
	const seats = seatInfos([ANNA, BOB], 0 as Seat);
	const bob = 1 as Seat;
	expect(newsWords(seats, { type: 'declined', offer: 'end', by: bob })).toBe('Bob wants to play on.');
	expect(newsWords(seats, { type: 'declined', offer: 'end', by: 0 as Seat })).toBe('You want to play on.');
	expect(newsWords(seats, { type: 'declined', offer: 'take-back', by: bob })).toBe(
		'Bob does not agree to take it back.',
	);
	expect(newsWords(seats, { type: 'declined', offer: 'end', by: null })).toBe('Somebody wants to play on.');
});
