import { expect, test } from 'vitest';
import type { BotRatings, Rating } from './api.ts';
import { gameBeside, ladder } from './ladder.ts';

const rating = (size: number, number: number): Rating => ({ size, number, games: 3 });

const BOTS: readonly BotRatings[] = [
	{ level: 'family', ratings: [rating(2, 900), rating(3, 1100)] },
	{ level: 'club', ratings: [rating(2, 1600)] },
	{ level: 'expert', ratings: [] },
];

test('people and bots stand on one scale, the strongest first', () => {
	expect(ladder([rating(2, 1200)], BOTS, 2)).toEqual([
		{ who: 'club', number: 1600, share: 1 },
		{ who: 'you', number: 1200, share: 0.75 },
		{ who: 'family', number: 900, share: 0.5625 },
		{ who: 'expert', number: null, share: 0 },
	]);
});

test('each number of players has a scale of its own; who has no rating comes last, oneself before the bots', () => {
	expect(ladder([rating(2, 1200)], BOTS, 3).map(({ who }) => who)).toEqual(['family', 'you', 'club', 'expert']);
	expect(ladder([], [], 4)).toEqual([{ who: 'you', number: null, share: 0 }]);
	expect(ladder([rating(4, 0)], [], 4)).toEqual([{ who: 'you', number: 0, share: 0 }]);
});

test('first one stands beside the bots of a game that they have been rated in, that of the last game before others', () => {
	const bots = { classic: [], cubes: BOTS, cards: BOTS };
	expect(gameBeside(['cards', 'classic', 'cubes', 'cards'], bots, 2)).toBe('cards');
	expect(gameBeside(['classic', 'cubes', 'cards'], bots, 2)).toBe('cubes');
	expect(gameBeside(['classic', 'cubes', 'cards'], bots, 4)).toBe('classic');
});
