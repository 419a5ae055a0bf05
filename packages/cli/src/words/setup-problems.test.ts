// What is wrong with a position from outside, in words.
import type { Kind, Seat, SetupProblem } from '@tessera/engine';
import { kinds, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { ruleWords, setupWords } from './setup-problems.ts';

const [redStar] = kinds('rs') as [Kind];
const [first, second] = placedOf([
	['rs', 2, 1],
	['bo', 3, 1],
]);
const seat = 1 as Seat;

const WORDS: readonly (readonly [SetupProblem, string])[] = [
	[
		{ kind: 'bad-option', name: 'x', value: 1, accepted: [] },
		'There is no option named x in Classic; there are openingTie, openingQwirkleBonus, openingSinglePoints, voluntaryPass and stallRounds.',
	],
	[{ kind: 'bad-coordinate', at: { x: 0.5, y: 0 } }, '0.5,0 is no place on the board.'],
	[{ kind: 'cell-twice', at: { x: 1, y: 2 } }, 'Two tiles lie at 1,2.'],
	[{ kind: 'not-connected', at: { x: 1, y: 2 } }, 'The tile at 1,2 does not hang together with the others.'],
	[{ kind: 'bad-player-count', players: 1 }, '1 player cannot play; it takes two to four.'],
	[{ kind: 'seats-differ', what: 'hands', players: 2, found: 3 }, 'There are 2 players but hands for 3.'],
	[{ kind: 'bad-age', seat }, 'The age of player 2 is no number.'],
	[{ kind: 'bad-number', what: 'idle turns', value: -1 }, 'Idle turns cannot be -1.'],
	[{ kind: 'too-many-copies', piece: redStar, found: 4, most: 3 }, 'There are 4 red stars; the game has 3.'],
	[{ kind: 'bad-hand-size', seat, found: 5, expected: '6' }, 'Player 2 holds 5 tiles; it should be 6.'],
	[
		{ kind: 'bad-table-series', index: 1, problem: { kind: 'too-short', size: 2 } },
		'Series 2 on the table has only 2 cards; it takes three.',
	],
	[
		{ kind: 'bad-table-series', index: 1, problem: { kind: 'clash', first: 0, second: 2, reason: 'same-piece' } },
		'Cards 1 and 3 of series 2 on the table cannot stand together.',
	],
	[{ kind: 'bad-qwirkle', seat, index: 0 }, 'Captured series 1 of player 2 is no Qwirkle.'],
	[{ kind: 'qwirkle-on-table', index: 0 }, 'Series 1 is a Qwirkle and cannot stay on the table.'],
	[{ kind: 'reroll-before-opening' }, 'Nobody can have rerolled before the opening.'],
	[{ kind: 'reroll-unfinished' }, 'After a reroll something can always be placed; these cubes fit nowhere.'],
	[{ kind: 'wrong-ending', ended: 'stalled' }, 'The game cannot have ended by "stalled" here.'],
	[{ kind: 'wrong-ending', ended: null }, 'The game is over and its end is missing.'],
];

describe('setup problems', () => {
	test.each(WORDS)('%j', (problem, words) => {
		expect(setupWords('classic', problem)).toBe(words);
		if (problem.kind !== 'cell-twice' && problem.kind !== 'bad-coordinate')
			expect(ruleWords('classic', problem)).toBe(words);
	});
	test('a clash on a board says which, where and why', () => {
		if (!first || !second) throw new Error('two pieces');
		const problem: SetupProblem = { kind: 'line-clash', first, second, reason: 'nothing-in-common' };
		expect(ruleWords('classic', problem)).toBe(
			'The red star and the blue circle stand in row 1 with neither colour nor shape in common, at 2,1 and 3,1.',
		);
	});
	test('Q1 cubes are counted by colour', () => {
		const problem: SetupProblem = { kind: 'too-many-copies', piece: redStar, found: 16, most: 15 };
		expect(setupWords('cubes', problem)).toBe('There are 16 red cubes; the game has 15.');
	});
});
