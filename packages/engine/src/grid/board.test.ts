// The board as a value: equal data for equal boards, and who touches whom.
import { randomBoard, randomFrom, sample } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { at, kind, rows } from '../test-help.ts';
import {
	AXES,
	along,
	boardOf,
	cellKey,
	cellOf,
	EMPTY_BOARD,
	neighbours,
	pieceAt,
	runThrough,
	withPieces,
} from './board.ts';

describe('a board', () => {
	test('is the same data in whatever order the pieces came', () => {
		const pieces = [at('ro', 1, 0), at('rx', 0, 0), at('rd', -3, -2), at('rq', 5, -2)];
		const sorted = [at('rd', -3, -2), at('rq', 5, -2), at('rx', 0, 0), at('ro', 1, 0)];
		expect(boardOf(pieces)).toEqual(sorted);
		expect(boardOf([...pieces].reverse())).toEqual(sorted);
	});

	test('keeps nothing of a piece but its kind and its cell', () => {
		const marked = { ...at('ro', 0, 0), mark: 'from outside' };
		expect(boardOf([marked])).toEqual([at('ro', 0, 0)]);
	});

	test('with more pieces is another board', () => {
		const before = boardOf(rows('ro rx'));
		const after = withPieces(before, [at('rd', -1, 0)]);
		expect(before).toEqual(rows('ro rx'));
		expect(after).toEqual([at('rd', -1, 0), at('ro', 0, 0), at('rx', 1, 0)]);
		expect(pieceAt(before, { x: -1, y: 0 })).toBeUndefined();
		expect(pieceAt(after, { x: -1, y: 0 })).toBe(kind('rd'));
	});

	test('with more pieces is the board that all of them make', () => {
		const random = randomFrom(1);
		for (let round = 0; round < 200; round++) {
			const all = randomBoard(random, 1 + random(40));
			const pieces = sample(random, all, all.length);
			const some = random(all.length + 1);
			expect(withPieces(boardOf(pieces.slice(0, some)), pieces.slice(some))).toEqual(all);
		}
	});

	test('tells cells apart that are written with the same digits', () => {
		const board = boardOf([at('ro', 1, 11), at('bx', 11, 1), at('gs', -1, 11)]);
		expect(pieceAt(board, { x: 1, y: 11 })).toBe(kind('ro'));
		expect(pieceAt(board, { x: 11, y: 1 })).toBe(kind('bx'));
		expect(pieceAt(board, { x: -1, y: 11 })).toBe(kind('gs'));
		expect(pieceAt(board, { x: 1, y: -11 })).toBeUndefined();
		expect(cellKey({ x: 1, y: 11 })).not.toBe(cellKey({ x: 11, y: 1 }));
	});

	test('knows the red circle, whose number is 0, from no piece', () => {
		const board = boardOf(rows('ro'));
		expect(pieceAt(board, { x: 0, y: 0 })).toBe(0);
		expect(pieceAt(EMPTY_BOARD, { x: 0, y: 0 })).toBeUndefined();
	});
});

describe('cells', () => {
	test('x grows to the right, y downwards', () => {
		expect(along({ x: 2, y: 3 }, 'row', 1)).toEqual({ x: 3, y: 3 });
		expect(along({ x: 2, y: 3 }, 'column', 1)).toEqual({ x: 2, y: 4 });
		expect(along({ x: 2, y: 3 }, 'column', -4)).toEqual({ x: 2, y: -1 });
	});

	test('C4 a cell touches four others, by its sides', () => {
		const cells = neighbours({ x: 0, y: 0 }).map(cellKey);
		expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
	});
});

describe('a run', () => {
	const board = boardOf(rows('ro rx .. rq', '.. bx .. ..', '.. gx .. ..'));

	test('goes both ways from the cell, and stops at a gap', () => {
		expect(runThrough(board, { x: 1, y: 0 }, 'row')).toEqual([at('ro', 0, 0), at('rx', 1, 0)]);
		expect(runThrough(board, { x: 1, y: 1 }, 'column')).toEqual([at('rx', 1, 0), at('bx', 1, 1), at('gx', 1, 2)]);
		expect(runThrough(board, { x: 3, y: 0 }, 'row')).toEqual([at('rq', 3, 0)]);
	});

	test('is what one meets going step by step from its first piece', () => {
		const random = randomFrom(2);
		for (let round = 0; round < 50; round++) {
			const grown = randomBoard(random, 1 + random(60));
			for (const axis of AXES)
				for (const piece of grown) {
					const run = runThrough(grown, piece, axis);
					const [first = piece] = run;
					expect(run).toContain(piece);
					expect(run.map(cellOf)).toEqual(run.map((_, steps) => along(first, axis, steps)));
					for (const beyond of [-1, run.length]) expect(pieceAt(grown, along(first, axis, beyond))).toBeUndefined();
				}
		}
	});

	test('through an empty cell there is none, even between pieces', () => {
		expect(runThrough(board, { x: 2, y: 0 }, 'row')).toEqual([]);
	});
});
