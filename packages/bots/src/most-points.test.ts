import { viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { playerOf } from './levels.ts';
import { gameBetween } from './testing/games.ts';

const LEVELS = ['first-steps', 'family', 'greedy'] as const;

test.each(LEVELS)('%s tells as many moves as it is asked for, most points first, and plays the same', (level) => {
	const player = playerOf(level, 'told');
	const course = gameBetween({ game: 'classic', players: 2, seed: 'told' }, () => player, 1);
	let most = 0;
	for (const { position, action } of course.slice(1, -1)) {
		const choice = player.choose(viewFor(position, position.turn), { rollouts: 1 }, 4);
		expect(choice.action).toEqual(action);
		const points = choice.candidates.map((candidate) => candidate.points);
		expect(points).toEqual(points.toSorted((a, b) => b - a));
		expect(choice.candidates.every(({ kept, risk }) => kept === null && risk === null)).toBe(true);
		most = Math.max(most, points.length);
	}
	expect(most).toBe(4);
});
