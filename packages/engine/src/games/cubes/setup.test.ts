// Setups of Cubes from outside: the fitting ones, and every problem of the others.
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../game.ts';
import { colour, cubesAt, cubesSetup, kind, kinds, problemOf, rows } from '../../test-help.ts';
import type { CubesSetup } from './setup.ts';

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds);
const FIT = cubesSetup({ board: rows('ro rx'), hands: HANDS });

const problem = (change: Partial<CubesSetup>) => problemOf(positionOf({ ...FIT, ...change }));

describe('a setup', () => {
	test('Q1 that fits is a position; the cubes that are nowhere else are in the bag, by colour', () => {
		const position = cubesAt({ ...FIT, turn: 1, rerolled: true });
		expect(position).toMatchObject({ turn: 1, rerolled: true, ending: null });
		expect(position.bag[colour('r')]).toBe(11);
		expect(position.bag[colour('o')]).toBe(14);
	});

	test('Q1 more than three of a kind are fine: a colour has fifteen cubes', () => {
		expect(cubesAt({ hands: ['ro ro ro ro ro ro', 'ro ro ro ro ro ro'].map(kinds) }).bag[colour('r')]).toBe(3);
	});
});

describe('what is wrong with a setup', () => {
	test('Q1 not more cubes of a colour than there are', () => {
		const hands = ['ro rx rd rq rs rc', 'ro rx rd rq rs rc'].map(kinds);
		expect(problem({ board: rows('ro rx rd rq'), hands })).toEqual({
			kind: 'too-many-copies',
			piece: kind('ro'),
			found: 16,
			most: 15,
		});
	});

	test('Q3 six cubes each while there is something in the bag', () => {
		expect(problem({ hands: [kinds('rd'), HANDS[1] ?? []] })).toEqual({
			kind: 'bad-hand-size',
			seat: 0,
			found: 1,
			expected: '6',
		});
	});

	test('Q2 no reroll before the opening', () => {
		expect(problem({ board: [], rerolled: true })).toEqual({ kind: 'reroll-before-opening' });
	});

	test('Q4 no reroll after which nothing can be placed', () => {
		const hands = ['bx gd ys ps oc gq', 'gx yx bx ps oc gq'].map(kinds);
		expect(problem({ board: rows('ro'), hands, rerolled: true })).toEqual({ kind: 'reroll-unfinished' });
		expect(cubesAt({ ...FIT, board: rows('ro'), hands, rerolled: false }).rerolled).toBe(false);
		expect(
			cubesAt({ ...FIT, board: rows('ro'), hands: [hands[0] ?? [], HANDS[0] ?? []], turn: 1, rerolled: true }).turn,
		).toBe(1);
	});

	test('Q1 Q2 what every game asks of a setup', () => {
		expect(problem({ ages: [null] })).toEqual({ kind: 'bad-player-count', players: 1 });
		expect(problem({ hands: [] })).toEqual({ kind: 'seats-differ', what: 'hands', players: 2, found: 0 });
		expect(problem({ scores: [0] })).toEqual({ kind: 'seats-differ', what: 'scores', players: 2, found: 1 });
		expect(problem({ turn: 2 })).toEqual({ kind: 'bad-number', what: 'turn', value: 2 });
		expect(problem({ board: rows('ro bx') })).toMatchObject({ kind: 'line-clash' });
		expect(problem({ options: { whenStuck: 'cry' } })).toEqual({
			kind: 'bad-option',
			name: 'whenStuck',
			value: 'cry',
			accepted: ['pass', 'end'],
		});
	});

	test('Q5 an end that this game does not know', () => {
		expect(problem({ ended: 'stalled' })).toEqual({ kind: 'wrong-ending', ended: 'stalled' });
		expect(problem({ ended: 'everybody-passed' })).toMatchObject({ kind: 'wrong-ending' });
	});

	test('Q5 nobody has laid their last cube while the bag is not empty', () => {
		expect(problem({ ended: 'last-piece' })).toEqual({ kind: 'wrong-ending', ended: 'last-piece' });
	});
});
