import { expect, test } from 'vitest';
import { freeSeats } from './seats.ts';
import { ANNA } from './testing/tables.ts';

test('a seat that is kept for somebody is not free for everybody', () => {
	expect(freeSeats([ANNA, null, null], [null, 'Bob', null])).toBe(1);
	expect(freeSeats([ANNA, null, null], undefined)).toBe(2);
});
