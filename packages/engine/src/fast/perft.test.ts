// The known counts of the fixtures, and what perft means at its edges.
import { boardOf } from '@tessera/engine';
import { kindOfCode, kinds, perftCases, placedOf } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { perft } from './perft.ts';

test.each(perftCases().map((one) => [one.name, one] as const))('C4 perft: %s', (_, { query, expected }) => {
	const hands = query.hands.map((hand) => hand.map(kindOfCode));
	expect(perft(boardOf(placedOf(query.board)), hands, query.turn, query.perft)).toEqual(expected.perft);
});

const single = boardOf(placedOf([['ro', 0, 0]]));

test('a seat with nothing left, or with nothing that fits, ends its branch', () => {
	expect(perft(single, [kinds('rx'), []], 0, 3)).toEqual([4, 0, 0]);
	expect(perft(single, [kinds('rx'), kinds('gs')], 0, 2)).toEqual([4, 0]);
	expect(perft(single, [[], kinds('rx')], 0, 2)).toEqual([0, 0]);
});

test('a piece held twice is one placement, and one of it is left', () => {
	expect(perft(single, [kinds('rx rx')], 0, 1)).toEqual([4]);
	expect(perft(single, [kinds('rx rx')], 0, 2)[1]).toBeGreaterThan(0);
	expect(perft(single, [kinds('rx')], 0, 2)).toEqual([4, 0]);
});

test('nothing to count at depth 0, nothing to lay on an empty board', () => {
	expect(perft(single, [kinds('rx')], 0, 0)).toEqual([]);
	expect(perft([], [kinds('rx')], 0, 2)).toEqual([0, 0]);
});
