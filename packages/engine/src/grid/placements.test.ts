// The value-level door: every case of the fixtures for Classic and Cubes, and that calls do not see each other.
import { boardOf, type Kind, type Placed } from '@tessera/engine';
import {
	type Answer,
	codesOf,
	type GridQuery,
	inFormOf,
	kindOfCode,
	kinds,
	type Move,
	placedOf,
	publicCases,
	randomBoard,
	randomFrom,
} from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { byRowThenColumn } from './board.ts';
import { placementsOn } from './placements.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function answerTo({ board, hand }: GridQuery): Answer {
	const moves = placementsOn(boardOf(placedOf(board)), hand.map(kindOfCode)).map(
		({ pieces, score }): Move => ({ place: codesOf(pieces), score }),
	);
	return { moves: moves.toSorted((a, b) => byText(JSON.stringify(a), JSON.stringify(b))) };
}

const isPlacementQuery = (query: { readonly game: string; readonly opening?: boolean }): query is GridQuery =>
	query.game !== 'cards' && query.opening !== true;

describe('the cases of the fixtures', () => {
	test.each([
		['C4 C5', 'classic'],
		['C4 C5 Q3', 'cubes'],
	])('%s every answer for %s is the expected one', (_, game) => {
		let asked = 0;
		for (const { name, query, expected } of publicCases())
			if (query.game === game && isPlacementQuery(query)) {
				asked++;
				expect(inFormOf(expected, answerTo(query)), name).toEqual(expected);
			}
		expect(asked).toBeGreaterThan(200);
	});
});

const line = boardOf(
	placedOf([
		['ro', 0, 0],
		['rx', 1, 0],
	]),
);

test('an empty board has no placements: the opening is another question', () => {
	expect(placementsOn([], kinds('ro'))).toEqual([]);
});

test('pieces come sorted by row and then by column, also those laid before the first open cell', () => {
	const isSorted = (pieces: readonly Placed[]): boolean =>
		pieces.every((piece, index) => index === 0 || byRowThenColumn(pieces[index - 1] ?? piece, piece) < 0);
	expect(placementsOn(line, kinds('rd rq rs rc yo yx')).every(({ pieces }) => isSorted(pieces))).toBe(true);
});

test('a call leaves nothing behind for the next, and answers alike each time', () => {
	const hand: readonly Kind[] = kinds('rd rd yx bo');
	const first = placementsOn(line, hand);
	placementsOn(randomBoard(randomFrom(5), 60), kinds('ro gx pc'));
	expect(placementsOn(line, hand)).toEqual(first);
});
