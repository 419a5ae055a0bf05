import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { speak } from '../words/say.ts';
import type { SeatInfo } from './host.ts';
import { atNumber, namesOf, whoIs, youAt } from './names.ts';

beforeAll(async () => {
	await speak('en');
});

const person = (name: string | null = null): SeatInfo => ({ name, kind: { type: 'person' } });
const greedy: SeatInfo = { name: null, kind: { type: 'bot', level: 'greedy' } };
const club: SeatInfo = { name: null, kind: { type: 'bot', level: 'club' } };

test('the only person is you, bots go by their level', () => {
	const seats = [greedy, person(), club];
	expect(namesOf(seats)).toEqual(['Greedy', 'You', 'Club']);
	expect(youAt(seats)).toBe(1);
	expect(whoIs(seats, 1 as Seat).who).toBe('you');
	expect(whoIs(seats, 0 as Seat)).toEqual({ who: 'other', name: 'Greedy' });
});

test('several people are told apart by their name or their seat', () => {
	const seats = [person('Anna'), person(), greedy];
	expect(namesOf(seats)).toEqual(['Anna', 'Player 2', 'Greedy']);
	expect(youAt(seats)).toBe(null);
	expect(whoIs(seats, 0 as Seat).who).toBe('other');
});

test('bots of one level are counted', () => {
	expect(namesOf([greedy, club, greedy])).toEqual(['Greedy 1', 'Club', 'Greedy 2']);
});

test('whoever typed a name keeps it, and is still spoken to', () => {
	const seats = [person('Anna'), greedy];
	expect(namesOf(seats)).toEqual(['Anna', 'Greedy']);
	expect(whoIs(seats, 0 as Seat).who).toBe('you');
});

test.each([
	['Greedy 2', 'Greedy', ' 2'],
	['Anna Maria', 'Anna Maria', ''],
	['Player 12', 'Player', ' 12'],
	['R2D2', 'R2D2', ''],
	['7', '7', ''],
])('%s is cut before its number, if it has one', (name, title, number) => {
	expect(atNumber(name)).toEqual([title, number]);
});

test.each(LANGUAGES)('bots of one level can be told apart in %s where their names are cut short', async (language) => {
	await speak(language);
	expect(namesOf([greedy, greedy]).map((name) => atNumber(name)[1].trim())).toEqual(['1', '2']);
});
