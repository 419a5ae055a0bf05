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
const BOT = { type: 'bot', level: 'club' } as const;
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

test.each([
	['en', 'Bob’s turn', 'Club’s turn', 'your turn'],
	['fr', 'à Bob de jouer', 'à Club de jouer', 'à vous'],
	['nl', 'Bob is aan de beurt', 'Club is aan de beurt', 'jij bent aan de beurt'],
	['uk', 'ходить Bob', 'ходить Клуб', 'ваш хід'],
] as const)('of a game that goes on it is told whose turn it is (%s)', async (language, bobs, bots, mine) => {
	await speak(language);
	const running = { sitters: [ANNA, BOB, BOT] };
	expect(tableWords(listedCard(running))).toContain(bobs);
	expect(tableWords(listedCard({ ...running, turn: 2 as Seat }))).toContain(bots);
	expect(tableWords(listedCard({ ...running, turn: 0 as Seat }))).toContain(mine);
	// Where one has moved the seat to another device, oneself is one of the others.
	expect(tableWords(listedCard({ ...running, turn: 1 as Seat, seat: null }))).toContain(bobs);
	await speak('en');
});

test('O11 of a game whose hands are all seen late nobody who watches is told whose turn it is', () => {
	const card = listedCard({ sitters: [ANNA, BOB] });
	const open = { ...card, terms: { ...card.terms, openHands: true } };
	expect(tableWords(open)).toContain('Bob’s turn');
	expect(tableWords({ ...open, seat: null })).toMatch(/goes on$/);
});
