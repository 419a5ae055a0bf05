import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../words/say.ts';
import { freeSeats, sittersNamed } from './seats.ts';
import { ANNA } from './testing/tables.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

test('a seat that is kept for somebody is not free for everybody', () => {
	expect(freeSeats({ sitters: [ANNA, null, null], reserved: [null, 'Bob', null] })).toBe(1);
	expect(freeSeats({ sitters: [ANNA, null, null] })).toBe(2);
	const call = { parts: [], opened: [], version: 4 };
	expect(freeSeats({ sitters: [ANNA, null, null], call })).toBe(0);
});

test('whoever looks for company is told which seats are bots', () => {
	const greedy = { type: 'bot', level: 'greedy' } as const;
	expect(sittersNamed([ANNA, greedy, null, greedy])).toEqual(['Anna', 'Greedy 1 (bot)', 'Greedy 2 (bot)']);
});
