// The list of what the one to move may do agrees with what may be played.
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../game.ts';
import { at, cubesAt, kinds, played, rows, shape } from '../../test-help.ts';

const HANDS = ['rd bx gs ys px oc', 'gx yx bx ps oc gq'].map(kinds);
const position = cubesAt({ board: rows('ro'), hands: HANDS });

describe('what may be done', () => {
	test('Q3 reroll, or place one of the faces that show; never pass by choice', () => {
		const { placements, reroll, pass } = legalActions(position);
		expect(placements.map(({ score }) => score)).toEqual([2, 2, 2, 2]);
		expect(placements.map(({ pieces }) => pieces)).toContainEqual([at('rd', 1, 0)]);
		expect({ reroll, pass }).toEqual({ reroll: true, pass: false });
	});

	test('Q2 only to open with the largest line, without a reroll', () => {
		expect(legalActions(cubesAt({ hands: [kinds('ro rx rd bq gs ro'), HANDS[1] ?? []] }))).toEqual({
			game: 'cubes',
			placements: [{ pieces: rows('ro rx rd'), score: 3 }],
			reroll: false,
			pass: false,
		});
	});

	test('Q3 once rerolled, only to place', () => {
		const after = played(position, { type: 'reroll', cubes: kinds('bx') }, [shape('o')]).position;
		const { placements, reroll, pass } = legalActions(after);
		expect(placements.map(({ pieces }) => pieces)).toContainEqual([at('bo', 1, 0)]);
		expect({ reroll, pass }).toEqual({ reroll: false, pass: false });
	});

	test('Q5 nothing once the game is over', () => {
		const over = { ...position, ending: { reason: 'last-piece', winners: [] } } as const;
		expect(legalActions(over)).toEqual({ game: 'cubes', placements: [], reroll: false, pass: false });
	});
});
