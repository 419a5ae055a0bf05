import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test, vi } from 'vitest';
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

/** Whether hints are offered once it is known whether one is signed in; `null`: the server does not say. */
async function offered(terms: typeof TERMS, seat: Seat | null, isSignedIn: boolean | null): Promise<boolean> {
	const hints = hintsAt(terms, seat, () => Promise.resolve(isSignedIn));
	await Promise.resolve();
	await Promise.resolve();
	return hints.value;
}

test('O18 among people who have the link hints are offered to those who play without an account', async () => {
	expect(await offered(TERMS, ME, false)).toBe(true);
	expect(await offered(TERMS, ME, true)).toBe(false);
	expect(await offered(TERMS, ME, null)).toBe(false);
});

test('O18 until the server has answered no hint is offered', () => {
	expect(hintsAt(TERMS, ME, () => new Promise(() => undefined)).value).toBe(false);
});

test('O18 at a table in the lobby there are no hints, and nobody who watches has any', async () => {
	const asked = vi.fn(() => Promise.resolve(false));
	expect(await offered(LISTED, ME, false)).toBe(false);
	expect(await offered(TERMS, null, false)).toBe(false);
	hintsAt(LISTED, ME, asked);
	hintsAt(TERMS, null, asked);
	expect(asked).not.toHaveBeenCalled();
});

test('O18 the terms of a table say whether there are hints', () => {
	expect(termsWords(LISTED)).toContain('No hints during the game');
	expect(termsWords(TERMS)).toContain('Hints, but not for those who play with an account');
});
