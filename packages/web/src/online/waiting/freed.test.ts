import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { Known } from '../session.ts';
import { ANNA, followedTable } from '../testing/tables.ts';
import { isSeatFreed } from './freed.ts';

const BOT = { type: 'bot', level: 'club' } as const;
const mine = 1 as Seat;

const known = (seat: Seat | null, sitters: Known['table']['sitters']): Known => ({
	table: { ...followedTable(), status: 'waiting', sitters },
	standing: { seat, isHost: false },
});

const seated = known(mine, [null, ANNA]);

test('a seat that is free, or has a bot by now, was freed', () => {
	expect(isSeatFreed(seated, known(null, [null, null]))).toBe(true);
	expect(isSeatFreed(seated, known(null, [null, BOT]))).toBe(true);
});

test('one that has moved to another device was not', () => {
	expect(isSeatFreed(seated, known(null, [null, ANNA]))).toBe(false);
});

test('nobody loses what they have, or never had', () => {
	expect(isSeatFreed(seated, seated)).toBe(false);
	// What happened is told before what it means for oneself.
	expect(isSeatFreed(seated, known(mine, [null, null]))).toBe(false);
	expect(isSeatFreed(known(null, [null, ANNA]), known(null, [null, null]))).toBe(false);
});
