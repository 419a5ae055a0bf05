// C2 on an empty board: what may open, what it scores, and the list of openings.
import { describe, expect, test } from 'vitest';
import { at, kinds, rows } from '../test-help.ts';
import type { Placed } from './board.ts';
import { openingRefusal, openingsWith, scoreOpening } from './opening.ts';

const RULING = { openingQwirkleBonus: true, openingSinglePoints: 1 };
const SIX = rows('ro rx rd rq rs rc');

describe('what may open', () => {
	const hand = kinds('ro rx rd bo gs yc');

	test('C2 a line of exactly the largest size in hand, in any order, along or down', () => {
		expect(openingRefusal(hand, rows('rd ro rx'))).toBeNull();
		expect(openingRefusal(hand, [at('rx', 0, -1), at('rd', 0, 0), at('ro', 0, 1)])).toBeNull();
	});

	test('C2 not a shorter one', () => {
		expect(openingRefusal(hand, rows('ro rx'))).toEqual({ kind: 'opening-size', size: 3, laid: 2 });
		expect(openingRefusal(hand, rows('ro'))).toEqual({ kind: 'opening-size', size: 3, laid: 1 });
	});

	test('C2 not a line that can never become one of the largest size', () => {
		expect(openingRefusal(hand, rows('ro bo'))).toEqual({ kind: 'opening-not-largest', size: 3 });
		expect(openingRefusal(hand, rows('gs'))).toEqual({ kind: 'opening-not-largest', size: 3 });
	});

	test('C2 of several lines of the largest size any', () => {
		const both = kinds('ro rx rd bo go yc');
		expect(openingRefusal(both, rows('ro rx rd'))).toBeNull();
		expect(openingRefusal(both, rows('go ro bo'))).toBeNull();
	});

	test('C2 a piece held twice does not make the line longer', () => {
		const doubles = kinds('bo bo bo bx rd gs');
		expect(openingRefusal(doubles, rows('bo bx'))).toBeNull();
		expect(openingRefusal(doubles, rows('bo bx bo'))).toMatchObject({ kind: 'line-clash', reason: 'same-piece' });
	});

	test('C2 with nothing that matches, one piece', () => {
		const lone = kinds('ro ox yd gq bs pc');
		expect(openingRefusal(lone, rows('gq'))).toBeNull();
		expect(openingRefusal(lone, rows('gq bs'))).toMatchObject({ kind: 'line-clash', reason: 'nothing-in-common' });
	});

	test('C4 what any placement must be, an opening must be too', () => {
		expect(openingRefusal(hand, [])).toEqual({ kind: 'nothing-laid' });
		expect(openingRefusal(hand, rows('ro .. rx rd'))).toEqual({ kind: 'gap-in-line', at: { x: 1, y: 0 } });
		expect(openingRefusal(hand, [at('ro', 0, 0), at('rx', 0, 0)])).toEqual({ kind: 'cell-twice', at: { x: 0, y: 0 } });
	});

	test('C2 coordinates count from the first line: it covers 0,0', () => {
		const moved = (dx: number): readonly Placed[] => rows('ro rx rd').map((piece) => ({ ...piece, x: piece.x + dx }));
		expect(openingRefusal(hand, moved(-2))).toBeNull();
		expect(openingRefusal(hand, moved(1))).toEqual({ kind: 'opening-off-origin', size: 3 });
		expect(openingRefusal(hand, moved(-3))).toEqual({ kind: 'opening-off-origin', size: 3 });
	});
});

describe('what an opening scores', () => {
	test('C2 a point a piece', () => {
		expect(scoreOpening(rows('ro rx rd'), RULING)).toEqual({
			lines: [{ axis: 'row', pieces: rows('ro rx rd'), points: 3, qwirkle: false }],
			single: 0,
		});
	});

	test.each([
		[true, 12],
		[false, 6],
	])('C2 a line of six, with the bonus for it %s: %i points', (openingQwirkleBonus, points) => {
		expect(scoreOpening(SIX, { ...RULING, openingQwirkleBonus })).toEqual({
			lines: [{ axis: 'row', pieces: SIX, points, qwirkle: true }],
			single: 0,
		});
	});

	test('C2 without that bonus a shorter line scores as ever', () => {
		expect(scoreOpening(rows('ro rx rd'), { ...RULING, openingQwirkleBonus: false }).lines).toMatchObject([
			{ points: 3 },
		]);
	});

	test.each([[0], [1]])('C2 a single piece, which makes no line, at %i points', (openingSinglePoints) => {
		expect(scoreOpening(rows('ro'), { ...RULING, openingSinglePoints })).toEqual({
			lines: [],
			single: openingSinglePoints,
		});
	});
});

describe('the list of openings', () => {
	test('C2 has each set of the largest size once', () => {
		expect(openingsWith(kinds('bo bo bo bx rx gs'), RULING)).toEqual([
			{ pieces: rows('rx bx'), score: 2 },
			{ pieces: rows('bo bx'), score: 2 },
		]);
	});

	test('C2 scores by the rulings', () => {
		const six = kinds('rc rs rq rd rx ro');
		expect(openingsWith(six, RULING)).toEqual([{ pieces: SIX, score: 12 }]);
		expect(openingsWith(six, { ...RULING, openingQwirkleBonus: false })).toEqual([{ pieces: SIX, score: 6 }]);
		expect(openingsWith(kinds('bo'), RULING)).toEqual([{ pieces: rows('bo'), score: 1 }]);
		expect(openingsWith(kinds('bo'), { ...RULING, openingSinglePoints: 0 })).toEqual([
			{ pieces: rows('bo'), score: 0 },
		]);
	});

	test('C2 everything in it may open', () => {
		const hand = kinds('ro rx rd bo go yc');
		const openings = openingsWith(hand, RULING);
		expect(openings).toHaveLength(2);
		for (const { pieces } of openings) expect(openingRefusal(hand, pieces)).toBeNull();
	});
});
