// Setups of Classic from outside: the fitting ones, and every problem of the others.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import type { Kind } from '../../core/vocabulary.ts';
import { positionOf } from '../../game.ts';
import { at, classicAt, classicSetup, kind, kinds, problemOf, rows } from '../../test-help.ts';
import type { ClassicSetup } from './setup.ts';

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds);
const FIT = classicSetup({ board: rows('ro rx'), hands: HANDS });

const problem = (change: Partial<ClassicSetup>) => problemOf(positionOf({ ...FIT, ...change }));

describe('a setup', () => {
	test('C1 that fits is a position; what is nowhere else is in the bag', () => {
		const position = classicAt({ ...FIT, board: [...rows('ro rx')].reverse(), turn: 1, scores: [7, 8], step: 5 });
		expect(position).toMatchObject({ turn: 1, scores: [7, 8], step: 5, board: rows('ro rx'), ending: null });
		expect(total(position.bag)).toBe(108 - 2 - 12);
		expect(position.bag[kind('ro')]).toBe(2);
		expect(position.bag[kind('go')]).toBe(3);
	});

	test('C2 gets the default rulings and those chosen', () => {
		expect(classicAt({ ...FIT, options: { stallRounds: 7 } }).options).toMatchObject({
			stallRounds: 7,
			openingTie: 'oldest',
		});
	});

	test('C10 of a game that is over names the winners', () => {
		expect(classicAt({ ...FIT, scores: [9, 9], idleTurns: 8, ended: 'stalled' }).ending).toEqual({
			reason: 'stalled',
			winners: [0, 1],
		});
	});
});

describe('what is wrong with a setup', () => {
	test('C1 two to four players', () => {
		expect(problem({ ages: [null], hands: HANDS.slice(0, 1) })).toEqual({ kind: 'bad-player-count', players: 1 });
		expect(problem({ ages: new Array(5).fill(null) })).toEqual({ kind: 'bad-player-count', players: 5 });
	});

	test('C1 as many hands and scores as players', () => {
		expect(problem({ hands: HANDS.slice(0, 1) })).toEqual({
			kind: 'seats-differ',
			what: 'hands',
			players: 2,
			found: 1,
		});
		expect(problem({ scores: [1, 2, 3] })).toEqual({ kind: 'seats-differ', what: 'scores', players: 2, found: 3 });
	});

	test('C2 ages are numbers', () => {
		expect(problem({ ages: [1, Number.POSITIVE_INFINITY] })).toEqual({ kind: 'bad-age', seat: 1 });
	});

	test.each([
		['turn', { turn: 2 }, 2],
		['turn', { turn: -1 }, -1],
		['step', { step: 1.5 }, 1.5],
		['score', { scores: [0, -3] }, -3],
		['idle turns', { idleTurns: Number.NaN }, Number.NaN],
	])('C3 C5 C11 %s is a number that can be: %j', (what, change, value) => {
		expect(problem(change)).toEqual({ kind: 'bad-number', what, value });
	});

	test('C1 no fourth copy, on the board and in hands together', () => {
		expect(problem({ board: rows('ro rx'), hands: [kinds('ro ro ro gs yc px'), HANDS[1] ?? []] })).toEqual({
			kind: 'too-many-copies',
			piece: kind('ro'),
			found: 4,
			most: 3,
		});
	});

	test('C6 six tiles each while there is something in the bag', () => {
		expect(problem({ hands: [kinds('rd rq bo gs yc'), HANDS[1] ?? []] })).toEqual({
			kind: 'bad-hand-size',
			seat: 0,
			found: 5,
			expected: '6',
		});
		const seven: readonly Kind[] = [...(HANDS[1] ?? []), kind('go')];
		expect(problem({ hands: [HANDS[0] ?? [], seven] })).toMatchObject({ kind: 'bad-hand-size', seat: 1, found: 7 });
	});

	test('C4 a board as it could come about', () => {
		expect(problem({ board: [at('ro', 0.5, 0)] })).toEqual({ kind: 'bad-coordinate', at: { x: 0.5, y: 0 } });
		expect(problem({ board: [at('ro', 0, 0), at('rx', 0, 0)] })).toMatchObject({ kind: 'cell-twice' });
		expect(problem({ board: rows('ro bx') })).toMatchObject({ kind: 'line-clash', reason: 'nothing-in-common' });
		expect(problem({ board: rows('ro .. rx') })).toMatchObject({ kind: 'not-connected' });
	});

	test('C2 a ruling that does not exist', () => {
		expect(problem({ options: { stallRounds: 0 } })).toEqual({
			kind: 'bad-option',
			name: 'stallRounds',
			value: 0,
			accepted: ['1 to 1000'],
		});
	});

	test.each([
		['C11 stalled, after too few exchanges', { ended: 'stalled', idleTurns: 7 }],
		['C11 not over, after too many exchanges', { ended: null, idleTurns: 8 }],
		['C9 everybody passed, with tiles in the bag', { ended: 'everybody-passed', idleTurns: 2 }],
		['C9 nobody can move, with tiles in the bag', { ended: 'nobody-can-move' }],
	] as const)('%s', (_, changes) => {
		expect(problem(changes)).toEqual({ kind: 'wrong-ending', ended: changes.ended });
	});

	test('C8 an end that this game does not know', () => {
		expect(problem({ ended: 'final-round' })).toEqual({ kind: 'wrong-ending', ended: 'final-round' });
	});

	test('C8 nobody has laid their last tile while the bag is not empty', () => {
		expect(problem({ ended: 'last-piece' })).toEqual({ kind: 'wrong-ending', ended: 'last-piece' });
	});
});
