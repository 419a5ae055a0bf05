import type { Seat } from '@tessera/engine';
import type { Standing } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../words/languages.ts';
import { speak, speakOf } from '../../words/say.ts';
import type { Known } from '../session.ts';
import { ANNA, followedTable } from '../testing/tables.ts';
import { invitedWords, isInvited } from './invited.ts';

const inEnglish = async () => {
	await speak('en');
	await speakOf('online');
};
beforeAll(inEnglish);
afterAll(inEnglish);

const BOT = { type: 'bot', level: 'club' } as const;
const FREE = [null, null, null];

const seen = (standing: Partial<Standing>, table: Partial<Known['table']> = {}): Known => ({
	table: { ...followedTable(), sitters: [BOT, ANNA, null], reserved: FREE, ...table },
	standing: { seat: null, isHost: false, ...standing },
});

const host = 1 as Seat;

test('a guest is told who invites, by name, and to which game', () => {
	expect(invitedWords(seen({ host }))).toBe('Anna invites you to a game of Classic');
	const { terms } = followedTable();
	expect(invitedWords(seen({ host }, { terms: { ...terms, game: 'cubes' } }))).toMatch(/^Anna .* Cubes$/);
});

test('where the host has no seat there is no name to tell', () => {
	expect(invitedWords(seen({}))).toBe('You are invited to a game of Classic');
	expect(invitedWords(seen({ host: 2 as Seat }))).toBe('You are invited to a game of Classic');
});

test.each(LANGUAGES)('the name of the host stands first in every language: %s', async (language) => {
	await speak(language);
	await speakOf('online');
	expect(invitedWords(seen({ host }))).toMatch(/^Anna /);
	expect(invitedWords(seen({}))).not.toContain('Anna');
});

test('nobody is invited to where there is no seat for them, or one already', () => {
	expect(isInvited(seen({ host }))).toBe(true);
	expect(isInvited(seen({ host }, { sitters: [BOT, ANNA, BOT] }))).toBe(false);
	expect(isInvited(seen({ host }, { reserved: [null, null, 'Cas'] }))).toBe(false);
	expect(isInvited(seen({ host, kept: 2 as Seat }))).toBe(false);
	expect(isInvited(seen({ seat: 1 as Seat }))).toBe(false);
	expect(isInvited(seen({ isHost: true }))).toBe(false);
});
