import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../host.ts';
import { placeAround } from './around.ts';

const person: SeatInfo = { name: null, kind: { type: 'person' } };
const elsewhere: SeatInfo = { name: 'Ann', kind: { type: 'person', isElsewhere: true } };
const bot: SeatInfo = { name: null, kind: { type: 'bot', level: 'club' } };

const sides = (...seats: readonly SeatInfo[]) => seats.map((_, seat) => placeAround(seats, seat as Seat));

test('two sit opposite each other, three and four on both sides of the screen', () => {
	expect(sides(person, person)).toEqual(['near', 'far']);
	expect(sides(person, person, person)).toEqual(['near', 'far', 'far']);
	expect(sides(person, person, person, person)).toEqual(['near', 'near', 'far', 'far']);
});

test('bots take no side', () => {
	expect(sides(bot, person, bot, person)).toEqual(['near', 'near', 'near', 'far']);
});

test('whoever has the screen to themselves has it as it is, whoever else plays', () => {
	expect(sides(bot, person)).toEqual(['near', 'near']);
	expect(sides(elsewhere, person, elsewhere)).toEqual(['near', 'near', 'near']);
});
