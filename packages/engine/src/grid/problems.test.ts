// What is found wrong with a board that comes from outside.
import { randomBoard, randomFrom, referenceBoardIsLegal } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { at, rows } from '../test-help.ts';
import { boardOf, EMPTY_BOARD } from './board.ts';
import { boardProblem, linesOn } from './problems.ts';

const problem = (...pieces: ReturnType<typeof rows>) => boardProblem(boardOf(pieces));

describe('a board from outside', () => {
	test('C4 may be empty, or anything that hangs together in valid lines', () => {
		expect(boardProblem(EMPTY_BOARD)).toBeNull();
		expect(problem(at('ro', 7, -7))).toBeNull();
		expect(problem(...rows('rq rs', 'bq bs', 'gq ..'))).toBeNull();
	});

	test.each([[0.5], [Number.NaN], [Number.NEGATIVE_INFINITY], [2 ** 51]])('C4 %s is no coordinate', (x) => {
		expect(problem(at('ro', x, 0))).toEqual({ kind: 'bad-coordinate', at: { x, y: 0 } });
		expect(problem(at('ro', 0, x))).toEqual({ kind: 'bad-coordinate', at: { x: 0, y: x } });
	});

	test('C4 one piece a cell', () => {
		expect(problem(at('ro', 0, 0), at('rx', 1, 0), at('rd', 1, 0))).toEqual({ kind: 'cell-twice', at: { x: 1, y: 0 } });
	});

	test('C4 a piece twice in a row: both are named', () => {
		expect(problem(...rows('ro rx ro'))).toEqual({
			kind: 'line-clash',
			first: at('ro', 0, 0),
			second: at('ro', 2, 0),
			reason: 'same-piece',
		});
	});

	test('C4 a column that is neither of one colour nor of one shape', () => {
		expect(problem(...rows('ro', 'rx', 'bx'))).toEqual({
			kind: 'line-clash',
			first: at('ro', 0, 0),
			second: at('bx', 0, 2),
			reason: 'nothing-in-common',
		});
	});

	test('C4 all pieces hang together by their sides', () => {
		expect(problem(at('ro', 0, 0), at('rx', 2, 0))).toEqual({ kind: 'not-connected', at: { x: 2, y: 0 } });
		expect(problem(at('ro', 0, 0), at('rx', 1, 1))).toEqual({ kind: 'not-connected', at: { x: 1, y: 1 } });
	});

	test('C4 a ring hangs together', () => {
		expect(problem(...rows('ro rx rd', 'bo .. bd', 'go gx gd'))).toBeNull();
	});

	test('C4 is fit exactly when the obvious reference says so, whole or with one piece taken out', () => {
		const verdicts = new Set<boolean>();
		for (let seed = 0; seed < 300; seed++) {
			const random = randomFrom(seed);
			const whole = randomBoard(random, 2 + random(25));
			const out = random(whole.length);
			const board = random(2) === 0 ? whole.filter((_, index) => index !== out) : whole;
			const isFit = boardProblem(board) === null;
			expect(isFit, `seed ${seed}`).toBe(referenceBoardIsLegal(board));
			verdicts.add(isFit);
		}
		expect(verdicts.size).toBe(2);
	});
});

test('C5 every line of a board is listed once, single pieces not at all', () => {
	const board = boardOf(rows('ro rx ..', '.. bx bd'));
	expect(linesOn(board)).toEqual([rows('ro rx'), [at('bx', 1, 1), at('bd', 2, 1)], [at('rx', 1, 0), at('bx', 1, 1)]]);
	expect(linesOn(boardOf(rows('ro')))).toEqual([]);
});
