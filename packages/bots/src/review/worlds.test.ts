// Sampled worlds are those that a seat cannot tell apart.
import { GAMES, listKinds, type Position, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../levels.ts';
import { gameBetween } from '../testing/games.ts';
import { worldOf, worldsOf } from './worlds.ts';

const stockOf = (position: Position): readonly number[] =>
	position.game === 'cards' ? listKinds(position.pile) : listKinds(position.bag);

const everything = (position: Position): readonly number[] =>
	[...position.hands.flat(), ...stockOf(position)].toSorted((a, b) => a - b);

describe.each(GAMES)('worlds of %s', (game) => {
	const course = gameBetween({ game, players: 3, seed: 'worlds' }, () => playerOf('greedy', ''), 0);
	const { position } = course[Math.floor(course.length / 2)] ?? course[0] ?? { position: never() };
	const seat = position.turn;
	test('look the same to the seat, and hold the same pieces', () => {
		for (const world of worldsOf(position, seat, 'any', 5)) {
			expect(viewFor(world, seat)).toEqual(viewFor(position, seat));
			expect(everything(world)).toEqual(everything(position));
		}
	});
	test('differ in what is hidden or comes later, and are the same for the same name', () => {
		expect(worldOf(position, seat, 'one')).not.toEqual(worldOf(position, seat, 'two'));
		expect(worldOf(position, seat, 'one')).toEqual(worldOf(position, seat, 'one'));
	});
});

const never = (): never => {
	throw new Error('a game has positions');
};
