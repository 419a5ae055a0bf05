import { type Position, play, viewFor } from '@tessera/engine';
import { forEveryGame, positionsOf } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { fallbackAction } from './fallback.ts';

test('there is always something legal to do', () => {
	forEveryGame((game) => {
		for (const position of positionsOf(game).filter(({ ending, step }) => !ending && step % 6 === 0)) {
			const action = fallbackAction(viewFor<Position>(position, position.turn));
			expect(play<Position>(position, action).ok).toBe(true);
		}
	});
});

test('nobody is asked out of turn', () => {
	forEveryGame(({ start: { position } }) => {
		expect(() => fallbackAction(viewFor<Position>(position, null))).toThrow('own seat');
	});
});
