import { describe, expect, test } from 'vitest';
import { BACKS, DAYS, FIRST_WISH, hasUnusualMore, TURNS, termsOf, WHOLES, type Wish } from './wish.ts';

const EVERY_CLOCK: readonly Partial<Wish>[] = [
	{ clock: 'none' },
	...TURNS.map((turn) => ({ clock: 'turn', turn }) as const),
	...WHOLES.flatMap((whole) => BACKS.map((back) => ({ clock: 'game', whole, back }) as const)),
	...DAYS.map((days) => ({ clock: 'slow-turn', days }) as const),
];

function expectWithin(value: number, least: number, most: number): void {
	expect(value).toBeGreaterThanOrEqual(least);
	expect(value).toBeLessThanOrEqual(most);
}

describe('the terms of a new table', () => {
	test.each(EVERY_CLOCK)('have a clock that servers accept: %o', (part) => {
		const { clock } = termsOf({ ...FIRST_WISH, ...part });
		switch (clock?.per) {
			case 'turn':
				return expectWithin(clock.seconds, 5, 3600);
			case 'game':
				expectWithin(clock.increment, 0, 600);
				return expectWithin(clock.seconds, 30, 86_400);
			case 'slow-turn':
				return expectWithin(clock.days, 1, 30);
			default:
				expect(clock).toBeNull();
		}
	});

	test('have the rulings of the chosen game only', () => {
		const rulings = { classic: { voluntaryPass: true }, cubes: {}, cards: { stallRounds: 4 } };
		expect(termsOf({ ...FIRST_WISH, game: 'cards', rulings }).options).toEqual({ stallRounds: 4 });
	});

	test('show hands to spectators only where there is something to hide', () => {
		expect(termsOf({ ...FIRST_WISH, game: 'cards', openHands: true }).openHands).toBe(true);
		expect(termsOf({ ...FIRST_WISH, game: 'cubes', openHands: true }).openHands).toBe(false);
	});

	test('tell whether chat and spectators are as usual', () => {
		expect(hasUnusualMore(FIRST_WISH)).toBe(false);
		expect(hasUnusualMore({ ...FIRST_WISH, chat: false })).toBe(true);
		expect(hasUnusualMore({ ...FIRST_WISH, openHands: true })).toBe(true);
		expect(hasUnusualMore({ ...FIRST_WISH, openHands: true, game: 'cubes' })).toBe(false);
	});

	test('say nothing of what running out of time does where there is no clock', () => {
		expect(termsOf({ ...FIRST_WISH, timeout: 'out' }).timeout).toBe('nothing');
		expect(termsOf({ ...FIRST_WISH, clock: 'turn', timeout: 'out' }).timeout).toBe('out');
	});
});
