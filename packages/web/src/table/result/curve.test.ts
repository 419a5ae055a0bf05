import { GAMES, type Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { turnsOf } from '../course.ts';
import { gameHeard } from '../testing/games.ts';
import { curvesOf, pathOf, pointOf, spacingFor } from './curve.ts';

test.each(GAMES)('the curves of %s begin at nothing, never fall and end at the scores', (game) => {
	const { course, position } = gameHeard(game, 2, 'curve', 0 as Seat);
	const turns = turnsOf(course, 2);
	const curves = curvesOf(turns, 2);
	const scores = position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores;
	expect(curves.map((curve) => curve.at(-1))).toEqual(scores);
	for (const curve of curves) {
		expect(curve).toHaveLength(turns.length + 1);
		expect(curve[0]).toBe(0);
		expect([...curve].sort((a, b) => a - b)).toEqual(curve);
	}
});

test('a curve is drawn from the lower left to its height', () => {
	const frame = { width: 100, height: 50, most: 10 };
	expect(pathOf(frame, [0, 5, 10])).toBe('M0 50L50 25L100 0');
	expect(pathOf(frame, [])).toBe('');
	expect(pointOf(frame, 0, 1, 0)).toEqual({ x: 0, y: 50 });
	expect(pathOf({ ...frame, most: 0 }, [0, 0])).toBe('M0 50L100 50');
});

test('at most five lines cross the graph, at round numbers', () => {
	for (let most = 0; most <= 600; most += 1) expect(most / spacingFor(most)).toBeLessThanOrEqual(5);
	expect(spacingFor(4)).toBe(1);
	expect(spacingFor(187)).toBe(50);
});
