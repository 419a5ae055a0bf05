import type { Refusal } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../words/say.ts';
import { type Plan, pick, put } from './model/plan.ts';
import { planFor } from './model/renew.ts';
import { whyNot } from './model/survey.ts';
import { classic, piece, pieces, row } from './testing/views.ts';
import { cellWords, cubesWords, heldWords, hintSpoken, hintWords, nextWords, whyWords } from './words.ts';

beforeAll(async () => {
	await speak('en');
});

const BOARD = row('red star, red circle');
const mine = (): Plan => planFor(classic({ board: BOARD, hand: pieces('red square, green cross, red star') }));
const why = (plan: Plan, x: number, y: number): string => {
	const refusal = whyNot(plan, { x, y });
	return refusal ? whyWords(refusal, 'classic') : '';
};

test('Q1 the cubes of somebody else are named, and that there are none left is said', () => {
	expect(cubesWords('Ben', pieces('red star, green cross'))).toBe('Ben has red star and green cross');
	expect(cubesWords('Ben', [])).toBe('Ben has no cubes');
});

test('a refusal says what and where', () => {
	expect(why(pick(mine(), 3), 2, 0)).toBe('This row would have the red star twice.');
	expect(why(pick(mine(), 2), 0, 1)).toBe(
		'In this column the red star and the green cross share neither colour nor shape.',
	);
	expect(why(pick(mine(), 1), 0, 0)).toBe('That place is taken by the red star.');
	expect(why(pick(mine(), 1), 7, 7)).toBe('It must touch what lies there already.');
});

test('every refusal has words of its own', () => {
	const cell = { x: 0, y: 0 };
	const refusals: readonly Refusal[] = [
		{ kind: 'nothing-laid' },
		{ kind: 'cell-twice', at: cell },
		{ kind: 'not-in-one-line', first: cell, second: cell },
		{ kind: 'gap-in-line', at: cell },
		{ kind: 'opening-not-largest', size: 3 },
		{ kind: 'opening-off-origin', size: 3 },
		{ kind: 'opening-size', size: 3, laid: 1 },
		{ kind: 'not-in-hand', piece: piece('red star') },
		{ kind: 'nothing-exchanged' },
		{ kind: 'bag-too-small', asked: 4, bag: 2 },
		{ kind: 'bag-too-small', asked: 4, bag: 0 },
		{ kind: 'must-open' },
		{ kind: 'can-place' },
		{ kind: 'can-exchange' },
		{ kind: 'rerolled-already' },
		{ kind: 'must-pass' },
		{ kind: 'game-over' },
		{ kind: 'no-such-action' },
	];
	const words = refusals.map((refusal) => whyWords(refusal, 'classic'));
	expect(new Set(words).size).toBe(refusals.length);
});

test('a cell is told by what lies there, or by whether the piece in hand fits', () => {
	const plan = mine();
	expect(cellWords(plan, { x: 1, y: 0 })).toBe('red circle, middle row, column 1 right');
	expect(cellWords(plan, { x: 2, y: 0 })).toBe('empty, middle row, column 2 right');
	expect(cellWords(pick(plan, 1), { x: 2, y: 0 })).toBe('red square fits, middle row, column 2 right');
	expect(cellWords(pick(plan, 2), { x: 2, y: 0 })).toContain(
		'green cross does not fit, middle row, column 2 right. In this row',
	);
	expect(cellWords(put(pick(plan, 1), { x: 2, y: 0 }), { x: 2, y: 0 })).toBe(
		'red square, yours for now, middle row, column 2 right',
	);
});

test('the name of the button begins with what stands on it', () => {
	const play = nextWords({ does: 'play', points: 7, ready: true }, 'classic');
	expect(play).toEqual({ does: 'Play', number: 7, spoken: 'Play 7 points' });
	expect(nextWords({ does: 'exchange', count: 2, ready: true }, 'classic').spoken).toBe('Exchange 2 tiles');
	expect(nextWords({ does: 'exchange', count: 0, ready: false }, 'classic').spoken).toBe('Exchange');
	expect(nextWords({ does: 'reroll', count: 1, ready: true }, 'cubes').spoken).toBe('Roll 1 cube');
	expect(nextWords({ does: 'pass', ready: true }, 'classic')).toEqual({ does: 'Pass', number: null, spoken: 'Pass' });
});

test('a piece in hand says where it fits, or why nowhere', () => {
	const board = row('red star');
	const hold = (hand: string, on = board): string =>
		heldWords(pick(planFor(classic({ board: on, hand: pieces(hand) })), 1));
	expect(hold('red square')).toBe('red square in hand. It fits in 4 places.');
	expect(hold('red square, red cross')).toMatch(
		/^red square in hand. It fits in 4 places, and together with another of your pieces in \d+ more.$/,
	);
	expect(hold('blue circle, red circle, red diamond')).toMatch(
		/^blue circle in hand. It fits in no place by itself, and together with another of your pieces in \d+.$/,
	);
	expect(hold('blue circle')).toBe('blue circle in hand. It fits in no place.');
	expect(hold('blue circle, red star, red square', [])).toBe(
		'blue circle in hand. You open with your longest line, 2 pieces; the blue circle is not part of it.',
	);
});

test('a place that needs another piece too says so', () => {
	const plan = pick(planFor(classic({ board: row('red star'), hand: pieces('red square, red cross') })), 1);
	expect(cellWords(plan, { x: 2, y: 0 })).toBe(
		'red square fits together with another piece, middle row, column 2 right',
	);
});

test('those who listen to a hint are told the place', () => {
	const cells = [
		{ x: 1, y: -2 },
		{ x: 3, y: -2 },
	];
	expect(hintSpoken({ state: 'look', cells }, 'classic')).toBe('Look around row 2 up, column 2 right.');
	expect(hintSpoken({ state: 'none' }, 'classic')).toBe('No hint just now.');
});

test('a hint says as much as was asked for', () => {
	expect(hintWords({ state: 'laid', points: 1 }, 'classic')).toContain('1 point.');
	expect(hintWords({ state: 'look', cells: [] }, 'classic')).toBe('Look around here.');
	expect(hintWords({ state: 'look-opening', kinds: pieces('red star, red circle') }, 'classic')).toBe(
		'Your longest line: 2 red tiles.',
	);
	const stays = pieces('red star, red square');
	expect(hintWords({ state: 'reroll', most: 4, stays }, 'cubes')).toBe(
		'These are worth rolling again. What stays goes together: 2 red cubes. As things lie, 4 points are the most you can lay.',
	);
	expect(hintWords({ state: 'reroll', most: 0, stays: pieces('red star, blue cross') }, 'cubes')).toBe(
		'These are worth rolling again. As things lie, nothing fits.',
	);
	expect(hintWords({ state: 'keep', most: 7, stays }, 'cubes')).toBe(
		'Keep all your cubes: they can bring 7 points as they lie.',
	);
});
