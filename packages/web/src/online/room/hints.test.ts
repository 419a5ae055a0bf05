import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { termsWords } from '../terms-words.ts';
import { TERMS } from '../testing/tables.ts';
import { hintsAt } from './hints.ts';

const ME = 0 as Seat;
const LISTED = { ...TERMS, listed: true };

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

test('O18 among people who have the link hints are offered, as on one device', () => {
	expect(hintsAt(TERMS, ME)).toBe(true);
});

test('O18 at a table in the lobby there are no hints, and nobody who watches has any', () => {
	expect(hintsAt(LISTED, ME)).toBe(false);
	expect(hintsAt(TERMS, null)).toBe(false);
});

test('O18 the terms of a table say whether there are hints', () => {
	expect(termsWords(LISTED)).toContain('No hints during the game');
	expect(termsWords(TERMS)).toContain('Hints, for whoever wants one');
});
