import { GAMES, type Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { laidIn, turnsOf, turnsSince } from './course.ts';
import { gameHeard } from './testing/games.ts';

const me = 0 as Seat;

test.each(GAMES)('the turns of a whole game of %s add up to its scores', (game) => {
	const { course, position } = gameHeard(game, 3, 'course', me);
	const turns = turnsOf(course, 3);
	const scores = position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores;
	expect(turns.at(-1)?.totals).toEqual(scores);
	expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
	expect(turns.flatMap(({ moments }) => moments)).toEqual(course.slice(1));
	for (const [index, turn] of turns.entries()) expect(turn.seat).not.toBe(turns[index + 1]?.seat);
});

test('in Cubes the reroll and the laying are one turn', () => {
	const { course } = gameHeard('cubes', 2, 'one turn', me);
	const turns = turnsOf(course, 2);
	expect(turns.some(({ moments }) => moments.length === 2)).toBe(true);
	expect(turns.length).toBeLessThan(course.length - 1);
});

test('every piece on the board was laid in some turn', () => {
	const { course, position } = gameHeard('classic', 2, 'corner', me);
	if (position.game === 'cards') throw new Error('not Classic');
	expect(laidIn(course)).toHaveLength(position.board.length);
});

test('what the others did since: all but the own turn, and a round for those who watch', () => {
	const { course } = gameHeard('classic', 3, 'since', me);
	const turns = turnsOf(course, 3);
	for (let length = 4; length < turns.length; length += 1) {
		const soFar = turns.slice(0, length);
		const since = turnsSince(soFar, me, 3);
		expect(since.every(({ seat }) => seat !== me)).toBe(true);
		expect(since).toEqual(soFar.slice(soFar.findLastIndex(({ seat }) => seat === me) + 1));
		expect(turnsSince(soFar, null, 3)).toEqual(soFar.slice(-3));
	}
});
