import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { gameHeard } from '../testing/games.ts';
import { standingsOf } from './standings.ts';

test('equal scores share a place, and the next place is left out', () => {
	const standings = standingsOf([10, 30, 30, 5], [], []);
	expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
		[1, 1],
		[2, 1],
		[0, 3],
		[3, 4],
	]);
});

test('W3 whoever left is behind those who stayed, whatever the points', () => {
	const standings = standingsOf([50, 10, 90, 20], [0, 2] as Seat[], []);
	expect(standings.map(({ seat, place, hasLeft }) => [seat, place, hasLeft])).toEqual([
		[3, 1, false],
		[1, 2, false],
		[0, 3, true],
		[2, 3, true],
	]);
});

test('the bonus is that of the one who laid the last piece', () => {
	const { course, position } = gameHeard('classic', 2, 'bonus', 0 as Seat);
	if (position.game === 'cards') throw new Error('not Classic');
	const { ending, scores, hands } = position;
	expect(ending?.reason).toBe('last-piece');
	const last = hands.findIndex((hand) => hand.length === 0);
	for (const { seat, bonus } of standingsOf(scores, [], course)) expect(bonus).toBe(seat === last ? 6 : 0);
});
