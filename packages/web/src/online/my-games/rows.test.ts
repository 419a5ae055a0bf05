import { type Seat, sealOf } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { ANNA, BOB, listedCard } from '../testing/tables.ts';
import { tableWords } from './rows.tsx';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

const waiting = { status: 'waiting', turn: null, sitters: [ANNA, BOB] } as const;
const parts = ['geese', 'swans'].map((part) => ({ seal: sealOf(part) }));

test('O20 a table where all have sat down waits for those whose device is away, and not for players', () => {
	expect(tableWords(listedCard(waiting))).toContain('waits for players');
	const call = { version: 4, parts, opened: [0 as Seat] };
	expect(tableWords(listedCard({ ...waiting, call }))).toMatch(/waits for Bob$/);
	expect(tableWords(listedCard({ ...waiting, call, seat: 1 as Seat }))).toContain('waits for this device');
	expect(tableWords(listedCard({ ...waiting, call: { ...call, opened: [] }, seat: null }))).toMatch(
		/waits for Anna and Bob$/,
	);
});
