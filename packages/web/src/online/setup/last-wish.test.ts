import { expect, test } from 'vitest';
import { memoryDevice } from '../../saves/testing/memory.ts';
import { lastWish, rememberWish, wishFrom } from './last-wish.ts';
import { FIRST_WISH } from './wish.ts';

test('the terms of the last table come again, but for its house rules', () => {
	const device = memoryDevice();
	const rulings = { ...FIRST_WISH.rulings, cards: { stallRounds: 4 } };
	rememberWish({ ...FIRST_WISH, game: 'cards', seats: 4, clock: 'game', rulings }, device);
	expect(lastWish(device)).toEqual({ ...FIRST_WISH, game: 'cards', seats: 4, clock: 'game' });
});

test.each([
	null,
	7,
	{ game: 'chess' },
	{ seats: 7 },
	{ clock: 'sun' },
	{ timeout: 'rain' },
	{ chat: 'loud' },
	{ more: 1 },
])('what makes no sense is as usual: %o', (stored) => {
	expect(wishFrom(stored)).toEqual(FIRST_WISH);
});
