// The packed words are what their definition says after any lays and undos, and undo leaves no trace.
import {
	AXES,
	along,
	type Board,
	boardOf,
	type Cell,
	isValidLine,
	neighbours,
	pieceAt,
	runThrough,
} from '@tessera/engine';
import { type Random, randomBoard, randomFrom, sample } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { ALL_KINDS, type Kind } from '../core/vocabulary.ts';
import { FastBoard } from './fast-board.ts';
import { afterIn, beforeIn, COLUMN, holds, ROW, scoreIn, slotOf } from './layout.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** A board as legal play leaves it, in an order that no play would lay it in. */
const shuffled = (random: Random, board: Board): Board => sample(random, board, board.length);

const kindsBeside = (board: Board, cell: Cell, axis: (typeof AXES)[number], step: 1 | -1): readonly Kind[] =>
	runThrough(board, along(cell, axis, step), axis).map(({ kind }) => kind);

/** What layout.ts says of an empty cell, worked out anew. */
function definition(board: Board, cell: Cell, axis: (typeof AXES)[number]) {
	const before = kindsBeside(board, cell, axis, -1);
	const after = kindsBeside(board, cell, axis, 1);
	const length = before.length + 1 + after.length;
	const kinds = ALL_KINDS.filter((kind) => isValidLine([...before, kind, ...after]));
	return { kinds, before: before.length, after: after.length, score: kinds.length > 0 ? scoreOf(length) : null };
}

const scoreOf = (length: number): number => (length === 1 ? 0 : length === 6 ? 12 : length);

function packed(fast: FastBoard, cell: Cell, axis: (typeof AXES)[number]) {
	const slot = slotOf(fast.cellAt(cell), axis === 'row' ? ROW : COLUMN);
	const low = fast.lines[slot] ?? Number.NaN;
	const high = fast.lines[slot + 1] ?? Number.NaN;
	const kinds = ALL_KINDS.filter((kind) => holds(low, high, kind));
	const score = kinds.length > 0 ? scoreIn(high) : null;
	return { kinds, before: beforeIn(low), after: afterIn(low), score };
}

const openCellsOf = (board: Board): readonly Cell[] =>
	board.flatMap((piece) => neighbours(piece)).filter((cell) => pieceAt(board, cell) === undefined);

const openSet = (fast: FastBoard): readonly number[] => [...new Set(fast.open.subarray(0, fast.openCount))].sort();

function expectTrueTo(board: Board, fast: FastBoard): void {
	const open = openCellsOf(board);
	expect(openSet(fast)).toEqual([...new Set(open.map((cell) => fast.cellAt(cell)))].sort());
	expect(fast.openCount).toBe(openSet(fast).length);
	for (const cell of open)
		for (const axis of AXES) expect(packed(fast, cell, axis)).toEqual(definition(board, cell, axis));
}

describe('the lines of an empty cell', () => {
	test.each(SEEDS)('C4 allow what every piece of the adjoining runs allows: seed %i', (seed) => {
		const random = randomFrom(seed);
		const board = randomBoard(random, 1 + random(60));
		const fast = new FastBoard();
		fast.load(shuffled(random, board));
		expectTrueTo(board, fast);
	});

	test('C4 allow nothing between runs that cannot stand in one line, though each kind alone would do', () => {
		const fast = new FastBoard();
		const board = boardOf([
			{ kind: 0 as Kind, x: 0, y: 0 },
			{ kind: 0 as Kind, x: 2, y: 0 },
			{ kind: 1 as Kind, x: 0, y: 1 },
			{ kind: 6 as Kind, x: 2, y: 1 },
		]);
		fast.load(board);
		expect(packed(fast, { x: 1, y: 0 }, 'row')).toEqual({ kinds: [], before: 1, after: 1, score: null });
		expect(packed(fast, { x: 1, y: 1 }, 'row')).toEqual({ kinds: [], before: 1, after: 1, score: null });
	});
});

/** Everything the board holds, word by word; of the open list, what is in use. */
const contents = (fast: FastBoard): readonly number[] => [
	fast.laidCount,
	fast.openCount,
	...fast.open.subarray(0, fast.openCount),
	...Array.from(fast.lines),
	...Array.from(fast.lines.subarray(0, fast.lines.length / 4), (_, cell) => fast.kindAt(cell)),
];

/** Where two contents differ: a plain comparison of so many words takes the test runner seconds. */
const differences = (a: readonly number[], b: readonly number[]): readonly number[] =>
	a.flatMap((word, index) => (word === b[index] ? [] : [index])).concat(a.length === b.length ? [] : [a.length]);

describe('undo', () => {
	test('restores every word of the board, however lays and undos alternate', () => {
		const random = randomFrom(1);
		const board = randomBoard(random, 50);
		const fast = new FastBoard();
		const order = shuffled(random, board);
		const before = [contents(fast)];
		for (let turn = 0; turn < 30; turn++) {
			const laid = random(order.length - fast.laidCount + 1);
			for (const piece of order.slice(fast.laidCount, fast.laidCount + laid)) {
				fast.layUnchecked(fast.cellAt(piece), piece.kind);
				if (fast.laidCount === before.length) before.push(contents(fast));
			}
			for (let undone = random(fast.laidCount + 1); undone > 0; undone--) fast.undo();
			expect(differences(contents(fast), before[fast.laidCount] ?? [])).toEqual([]);
		}
	});

	test.each(SEEDS)('leaves a board that lays on as if nothing had happened: seed %i', (seed) => {
		const random = randomFrom(seed);
		const order = shuffled(random, randomBoard(random, 40));
		const fast = new FastBoard();
		fast.load(order);
		for (let undone = random(40); undone > 0; undone--) fast.undo();
		expectTrueTo(boardOf(order.slice(0, fast.laidCount)), fast);
		for (const piece of order.slice(fast.laidCount)) fast.layUnchecked(fast.cellAt(piece), piece.kind);
		expectTrueTo(boardOf(order), fast);
	});

	test('clear takes off everything', () => {
		const fast = new FastBoard();
		const empty = contents(fast);
		fast.load(randomBoard(randomFrom(2), 80));
		fast.clear();
		expect(differences(contents(fast), empty)).toEqual([]);
	});
});
