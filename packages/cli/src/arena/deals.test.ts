// A match gives every side every seat of every deal.
import { expect, test } from 'vitest';
import { botSeed, dealSeed, pairingOf, wholeDeals } from './deals.ts';

test.each([2, 3, 4])('with %i players every deal is played once with A in each seat', (players) => {
	const games = Array.from({ length: 5 * players }, (_, game) => pairingOf(game, players));
	const seen = games.map(({ deal, seatA }) => `${deal} ${seatA}`);
	expect(new Set(seen).size).toBe(games.length);
	expect(Math.max(...games.map(({ deal }) => deal))).toBe(4);
	expect(new Set(games.map(({ seatA }) => seatA)).size).toBe(players);
});

test('games are rounded up to whole deals', () => {
	expect([1, 2, 3, 400].map((games) => wholeDeals(games, 2))).toEqual([2, 2, 4, 400]);
	expect([1, 3, 4, 400].map((games) => wholeDeals(games, 3))).toEqual([3, 3, 6, 402]);
});

test('a deal has its seed from the seed of the match and its number, wherever A sits', () => {
	expect(dealSeed('1', 0)).toBe(dealSeed('1', pairingOf(1, 2).deal));
	const seeds = ['1', '2', ''].flatMap((seed) => [0, 1, 2, 10].map((deal) => dealSeed(seed, deal)));
	expect(new Set(seeds).size).toBe(seeds.length);
});

test('what a bot draws its samples from does not tell it the deal', () => {
	const pairing = pairingOf(3, 2);
	expect(botSeed('1', pairing, pairing.seatA)).not.toContain(dealSeed('1', pairing.deal));
});
