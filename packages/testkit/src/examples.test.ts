// The reference against every worked example of the rule texts, each a test named after the text it comes from.

import { type Board, type Placed, withPieces } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { goldenGame, type Query } from './cases.ts';
import { codesOf, placedOf } from './codes.ts';
import { unmetClaims, workedExamples } from './examples.ts';
import { referenceAnswer } from './reference/answer.ts';
import {
	kindsOf,
	referenceBoardIsLegal,
	referenceIsLegal,
	referenceOpenings,
	referenceScore,
	referenceScoredLines,
} from './reference/grid.ts';

/** A line as the golden game tells it: `r?` for red, `?q` for squares, and how many. */
function lineAsTold(line: readonly Placed[]): string {
	const codes = codesOf(line).map(([code]) => code);
	const [colour, shape] = [0, 1].map((at) => new Set(codes.map((code) => code.charAt(at))));
	return `${colour?.size === 1 ? [...colour][0] : '?'}${shape?.size === 1 ? [...shape][0] : '?'} ${line.length}`;
}

describe('the worked game of rule texts 000 and 001', () => {
	const turns = goldenGame();
	const boardBefore = (turn: number): Board =>
		turns.slice(0, turn - 1).reduce<Board>((board, { place }) => withPieces(board, placedOf(place)), []);

	test('C2 the first turn lays one valid line', () => {
		const laid = kindsOf(placedOf(turns[0]?.place ?? []));
		expect(referenceOpenings(laid).map(({ pieces, score }) => [pieces.length, score])).toEqual([[3, 3]]);
	});

	test.each(turns.slice(1))('C4 turn $turn is legal', ({ turn, place }) => {
		expect(referenceIsLegal(boardBefore(turn), placedOf(place))).toBe(true);
	});

	test.each(turns)('C5 turn $turn scores $score, line by line', ({ turn, place, score, lines }) => {
		const scored = referenceScoredLines(boardBefore(turn), placedOf(place)).map(lineAsTold);
		expect([...scored].sort()).toEqual(lines.map(([shared, length]) => `${shared} ${length}`).sort());
		expect(referenceScore(boardBefore(turn), placedOf(place))).toBe(score);
	});

	test('C4 the board it leaves is legal', () => {
		const board = boardBefore(turns.length + 1);
		expect(board).toHaveLength(turns.flatMap(({ place }) => place).length);
		expect(referenceBoardIsLegal(board)).toBe(true);
	});
});

const RULES_SHOWN: Readonly<Record<Query['game'], string>> = { classic: 'C2 C4 C5', cubes: 'Q2 Q3 Q5', cards: 'K3 K4' };

describe('worked examples', () => {
	for (const { id, seed, gist, steps } of workedExamples())
		test(`${RULES_SHOWN[steps[0]?.query.game ?? 'classic']} ${id} (rule text ${seed}): ${gist}`, () => {
			expect(steps.length).toBeGreaterThan(0);
			for (const { query, expect: claims } of steps)
				expect(unmetClaims(referenceAnswer(query), claims), JSON.stringify(query)).toEqual([]);
		});

	test('a claim that does not hold is named', () => {
		const moves = [{ place: [['ro', 0, 0]], score: 1 }] as const;
		expect(unmetClaims({ moves }, { scoreAll: 2, lengthAll: 1, nothingAt: [0, 0] })).toEqual(['scoreAll', 'nothingAt']);
		expect(unmetClaims({ moves }, { noMove: [['ro', 0, 0]], error: true })).toEqual(['noMove', 'error']);
		expect(unmetClaims({ error: 'no' }, { lengthAll: 1 })).toEqual(['lengthAll']);
		expect(unmetClaims({ plays: [] }, { play: { cards: ['ro'], maxQwirkles: 0 }, noPlay: ['ro'] })).toEqual(['play']);
	});
});
