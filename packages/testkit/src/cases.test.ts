// The reference against every case of the fixtures: written twice from the same rules, the two must agree to the letter.
import { describe, expect, test } from 'vitest';
import { type CardsQuery, errorCases, inFormOf, publicCases, type Query } from './cases.ts';
import { referenceAnswer } from './reference/answer.ts';

/** Beyond this many cards on table and in hand, brute force takes too long for a test. */
const MOST_CARDS = 26;

const isSmall = ({ table, hand }: CardsQuery): boolean => table.flat().length + hand.length <= MOST_CARDS;

const casesOf = (game: Query['game']) =>
	publicCases().filter(({ query }) => query.game === game && (query.game !== 'cards' || isSmall(query)));

describe('public cases', () => {
	test.each([
		['C2 C4 C5', 'classic', 300],
		['Q2 Q3 Q5', 'cubes', 300],
		['K3 K4', 'cards', 100],
	] as const)('%s the reference answers as expected: %s', (_, game, atLeast) => {
		const cases = casesOf(game);
		expect(cases.length).toBeGreaterThanOrEqual(atLeast);
		for (const { name, query, expected } of cases)
			expect(inFormOf(expected, referenceAnswer(query)), name).toEqual(expected);
	});

	test('long answers are compared by hash', () => {
		const { query, expected } = casesOf('classic').find((one) => 'sha256' in one.expected) ?? {};
		if (!query || !expected) throw new Error('no case has a hash');
		const answer = referenceAnswer(query);
		const shorter = 'moves' in answer ? { moves: answer.moves.slice(1) } : answer;
		expect(inFormOf(expected, shorter)).not.toEqual(expected);
	});
});

test.each(errorCases().map((one) => [one.name, one] as const))('C1 C4 Q1 K3 refusals: %s', (_, { query, expected }) => {
	expect(inFormOf(expected, referenceAnswer(query))).toEqual(expected);
});
