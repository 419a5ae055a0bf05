// The generator against the obvious one, over thousands of positions; and the corners where such generators go wrong.
import { type Board, boardOf, type Kind, type Placed } from '@tessera/engine';
import {
	type GridPosition,
	gridPositions,
	kinds,
	kindsOf,
	type PlacedCode,
	placedOf,
	randomBoard,
	randomFrom,
	randomHand,
	referencePlacements,
} from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setOf } from '../core/kindset.ts';
import { ALL_KINDS, KIND_COUNT } from '../core/vocabulary.ts';
import { byRowThenColumn } from '../grid/board.ts';
import { FastBoard } from './fast-board.ts';
import { MoveList } from './move-list.ts';

const fast = new FastBoard();
const list = new MoveList();

const textOf = (pieces: readonly Placed[], score: number): string =>
	`${pieces.map(({ kind, x, y }) => `${kind}@${x},${y}`).join(' ')} = ${score}`;

const piecesAt = (entry: number): readonly Placed[] =>
	Array.from({ length: list.size(entry) }, (_, index) => fast.placedOf(list.piece(entry, index))).sort(byRowThenColumn);

function listed(): readonly string[] {
	const texts: string[] = [];
	for (let entry = 0; entry < list.end; entry = list.next(entry))
		texts.push(textOf(piecesAt(entry), list.score(entry)));
	return texts;
}

function generated(board: Board, hand: readonly Kind[]): readonly string[] {
	fast.load(board);
	fast.placements(setOf(hand), list);
	return listed();
}

const expected = (board: Board, hand: readonly Kind[]): readonly string[] =>
	referencePlacements(board, hand).map(({ pieces, score }) => textOf(pieces, score));

const scoreOfText = (text: string): number => Number(text.split(' = ')[1]);

/** The first of the highest score, as a list, or nothing. */
function bestOf(texts: readonly string[]): readonly string[] {
	const best = Math.max(...texts.map(scoreOfText));
	return texts.filter((text) => scoreOfText(text) === best).slice(0, 1);
}

function agrees({ board, hand }: GridPosition): void {
	const all = generated(board, hand);
	expect([...all].sort()).toEqual([...expected(board, hand)].sort());
	expect(list.count).toBe(all.length);
	expect(fast.count(setOf(hand))).toBe(all.length);
	fast.best(setOf(hand), list);
	expect(listed()).toEqual(bestOf(all));
}

describe('the generator agrees with the reference', () => {
	test('C4 C5 on 3,500 boards of Classic', () => {
		fc.assert(fc.property(gridPositions('classic', { min: 1, max: 45 }), agrees), { seed: 1, numRuns: 3500 });
	});

	test('C4 C5 Q5 on 1,500 boards of Cubes, where a kind may lie many times', () => {
		fc.assert(fc.property(gridPositions('cubes', { min: 1, max: 45 }), agrees), { seed: 2, numRuns: 1500 });
	});

	test('C4 C5 on boards with most of the tiles down', () => {
		fc.assert(fc.property(gridPositions('classic', { min: 80, max: 95 }), agrees), { seed: 3, numRuns: 40 });
	});
});

/** A board drawn in rows of codes, '..' where nothing lies. */
function picture(rows: readonly string[]): Board {
	const codes = rows.flatMap((row, y) =>
		row
			.split(' ')
			.map((code, x): PlacedCode => [code, x, y])
			.filter(([code]) => code !== '..'),
	);
	return boardOf(placedOf(codes));
}

describe('corners', () => {
	test('C4 a placement may not join two runs that hold the same piece, though every laid piece suits both', () => {
		const board = picture(['gc .. .. gs gc', 'gx .. .. .. rc', 'gd gq gs go gx']);
		const hand = kinds('go gd');
		expect(generated(board, hand).filter((text) => / 1,0 .* 2,0/.test(text))).toEqual([]);
		expect([...generated(board, hand)].sort()).toEqual([...expected(board, hand)].sort());
	});

	test('C4 both ends of a line may be extended at once, and gaps filled around what lies there', () => {
		const board = picture(['.. rx .. rd ..', '.. bx .. bd ..', '.. gx gs gd ..']);
		const hand = kinds('ro rs rc');
		const all = generated(board, hand);
		expect([...all].sort()).toEqual([...expected(board, hand)].sort());
		expect(all).toContain('0@0,0 4@2,0 5@4,0 = 5');
	});

	test('C5 two lines of six in one turn make 24', () => {
		const board = picture([
			'.. ox .. .. .. ..',
			'.. yx .. .. .. ..',
			'.. gx .. .. .. ..',
			'.. bx .. .. .. ..',
			'.. px .. .. .. ..',
			'ro .. rd rq rs rc',
		]);
		expect(generated(board, kinds('rx'))).toContain('1@1,5 = 24');
	});

	test('an empty board and an empty hand have no placements', () => {
		expect(generated([], kinds('ro rx'))).toEqual([]);
		expect(generated(picture(['ro']), [])).toEqual([]);
		fast.best(setOf([]), list);
		expect(list.count).toBe(0);
	});

	test('a hand of more than six kinds is refused, as the list has room for six', () => {
		fast.load(picture(['ro']));
		expect(() => fast.placements(setOf(ALL_KINDS), list)).toThrow(RangeError);
	});

	test('pieces too far apart to hang together are refused', () => {
		expect(() => fast.load(picture(['ro']).concat({ kind: 1 as Kind, x: 200, y: 0 }))).toThrow(RangeError);
		expect(() => fast.load(picture(['ro']).concat({ kind: 1 as Kind, x: 0, y: -200 }))).toThrow(RangeError);
	});
});

const movedBy = (pieces: Board, x: number, y: number): Board =>
	pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y }));

/** The longest a legal board gets: lines of six from corner to corner, a step down after each. */
function staircase(steps: number, mirrored: boolean): Board {
	const pieces = Array.from({ length: steps }, (_, step) => {
		const colour = step % 6;
		const reversed = step % 2 === 1;
		return Array.from({ length: 6 }, (_, index) => {
			const shape = reversed ? 5 - index : index;
			const x = 5 * step + index;
			return { kind: ((colour * 6 + shape) % KIND_COUNT) as Kind, x: mirrored ? -x : x, y: step };
		});
	});
	return boardOf(pieces.flat());
}

describe('anywhere on the plane', () => {
	test.each([1, 2, 3, 4, 5])('the answer moves with the board: seed %i', (seed) => {
		const random = randomFrom(seed);
		const board = randomBoard(random, 30);
		const hand = randomHand(random, kindsOf(board), 6);
		const far = movedBy(board, 2 ** 52, -(2 ** 52));
		const there = generated(board, hand);
		const shifted = referencePlacements(board, hand).map(({ pieces, score }) =>
			textOf(movedBy(pieces, 2 ** 52, -(2 ** 52)), score),
		);
		expect([...generated(far, hand)].sort()).toEqual([...shifted].sort());
		expect(generated(board, hand)).toEqual(there);
	});

	test.each([
		['to the right', false, (piece: Placed) => piece],
		['to the left', true, (piece: Placed) => piece],
		['down', false, ({ kind, x, y }: Placed) => ({ kind, x: y, y: x })],
		['up', true, ({ kind, x, y }: Placed) => ({ kind, x: y, y: x })],
	] as const)('a board of 108 pieces that winds %s as far as it can has room', (_, mirrored, turned) => {
		const board = boardOf(staircase(18, mirrored).map(turned));
		expect(board).toHaveLength(108);
		const hand = kinds('ro rx yd gs bc pq');
		for (const origin of [board, board.toReversed()]) {
			expect([...generated(origin, hand)].sort()).toEqual([...expected(board, hand)].sort());
			expect(list.count).toBeGreaterThan(0);
		}
	});
});
