import { randomGame } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { recentlyPlaced } from './recent.ts';

test('Q3 what the others laid stays marked after the own reroll', () => {
	const game = randomGame({ game: 'cubes', players: 2, seed: 4 });
	const rerolls = game.steps.flatMap(({ action }, index) =>
		action.type === 'reroll' && game.steps[index - 1]?.action.type === 'place' ? [index] : [],
	);
	expect(rerolls.length).toBeGreaterThan(5);
	for (const index of rerolls.slice(1)) {
		const { turn } = game.steps[index]?.step.position ?? game.start.position;
		const before = game.steps[index - 1]?.action;
		const fairness = { seed: null, commitment: null, secret: null, contributions: null };
		const record = { ...game, names: ['A', 'B'], tags: {}, fairness, steps: game.steps.slice(0, index + 1) };
		expect(recentlyPlaced(record, turn)).toEqual(before?.type === 'place' ? before.pieces : []);
	}
});
