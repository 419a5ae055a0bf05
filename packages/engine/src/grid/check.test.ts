// C4 clause by clause: what may be laid, and for what may not the cell, the line and the pieces to point at.
import { randomAttempt, randomBoard, randomFrom, randomHand, referenceIsLegal } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { at, kind, rows } from '../test-help.ts';
import { boardOf, EMPTY_BOARD, type Placed } from './board.ts';
import { placementRefusal } from './check.ts';
import { boardProblem } from './problems.ts';

const check = (on: readonly Placed[], ...laid: readonly Placed[]) => {
	expect(boardProblem(boardOf(on))).toBeNull();
	return placementRefusal(boardOf(on), laid);
};

const RED_PAIR = rows('rq rs');

describe('what may be laid', () => {
	test.each([
		['one piece at an end', [at('ro', 2, 0)]],
		['one piece at the other end', [at('ro', -1, 0)]],
		['several in one row', [at('ro', 2, 0), at('rx', 3, 0), at('rd', 4, 0)]],
		['several in one column', [at('bq', 0, 1), at('gq', 0, 2)]],
		['a row beside a row, both lines across valid', [at('bq', 0, 1), at('bs', 1, 1)]],
		['a piece above', [at('bs', 1, -1)]],
	])('C4 %s', (_, laid) => {
		expect(check(RED_PAIR, ...laid)).toBeNull();
	});

	test('C4 both ends of a line may be extended at once', () => {
		expect(check(RED_PAIR, at('ro', -1, 0), at('rx', 2, 0))).toBeNull();
		expect(check(RED_PAIR, at('ro', -2, 0), at('rd', -1, 0), at('rx', 2, 0), at('rc', 3, 0))).toBeNull();
		expect(check(rows('rq', 'bq', 'gq'), at('yq', 0, -1), at('pq', 0, 3))).toBeNull();
	});

	test('C4 a play around a piece that was there: existing pieces fill the gaps', () => {
		const spine = rows('.. ro ..', '.. rx ..', '.. rd ..');
		expect(check(spine, at('gx', 0, 1), at('bx', 2, 1))).toBeNull();
		expect(check(rows('.. ro', '.. rx', '.. rd gd bd'), at('yd', 0, 2), at('pd', 4, 2))).toBeNull();
	});

	test('C4 existing pieces fill several gaps of one line', () => {
		const teeth = rows('ro rx rd rq rs', 'go .. gd .. gs');
		expect(check(teeth, at('gx', 1, 1), at('gq', 3, 1))).toBeNull();
		expect(check(teeth, at('gc', -1, 1), at('gx', 1, 1), at('gq', 3, 1))).toBeNull();
	});

	test('C4 lines that were separate may be joined', () => {
		const bridge = rows('rd .. ro', 'bd .. bo', 'gd gs go');
		expect(check(bridge, at('rx', 1, 0))).toBeNull();
	});

	test('C4 it is enough that one of the pieces touches what lay there', () => {
		expect(check(RED_PAIR, at('bq', 0, 1), at('yq', 0, 2), at('gq', 0, 3))).toBeNull();
	});

	test('C4 the order in which pieces are named makes no difference', () => {
		const laid = [at('ro', -2, 0), at('rd', -1, 0), at('rx', 2, 0)];
		expect(check(RED_PAIR, ...laid)).toBeNull();
		expect(check(RED_PAIR, ...[...laid].reverse())).toBeNull();
	});

	test('C4 six in a line is the most there can be', () => {
		expect(check(rows('ro rx rd rq rs'), at('rc', 5, 0))).toBeNull();
		expect(check(rows('ro .. rd rq rs rc', 'bo bx bd bq bs bc'), at('rx', 1, 0))).toBeNull();
	});

	test('C4 far from the middle it is the same', () => {
		const far = 2 ** 40;
		expect(check([at('rq', far, -far), at('rs', far + 1, -far)], at('ro', far + 2, -far))).toBeNull();
	});
});

describe('what may not, and why', () => {
	test('C4 at least one piece', () => {
		expect(check(RED_PAIR)).toEqual({ kind: 'nothing-laid' });
	});

	test.each([[0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('C4 %s is no column', (x) => {
		expect(check(RED_PAIR, at('ro', x, 0))).toEqual({ kind: 'bad-coordinate', at: { x, y: 0 } });
		expect(check(RED_PAIR, at('rd', 2, 0), at('ro', 0, x))).toEqual({ kind: 'bad-coordinate', at: { x: 0, y: x } });
	});

	test('C4 a cell holds one piece: the one that lies there is named', () => {
		expect(check(RED_PAIR, at('ro', 2, 0), at('rx', 1, 0))).toEqual({
			kind: 'cell-taken',
			at: { x: 1, y: 0 },
			by: kind('rs'),
		});
	});

	test('C4 a cell that the red circle holds, whose number is 0, is taken too', () => {
		expect(check(rows('ro rx'), at('rd', 0, 0))).toEqual({ kind: 'cell-taken', at: { x: 0, y: 0 }, by: kind('ro') });
	});

	test('C4 two pieces cannot go to one cell', () => {
		expect(check(RED_PAIR, at('ro', 2, 0), at('rx', 2, 0))).toEqual({ kind: 'cell-twice', at: { x: 2, y: 0 } });
	});

	test('C4 one row or one column: two cells that are in neither', () => {
		expect(check(RED_PAIR, at('ro', 2, 0), at('bq', 0, 1))).toEqual({
			kind: 'not-in-one-line',
			first: { x: 2, y: 0 },
			second: { x: 0, y: 1 },
		});
	});

	test('C4 one row or one column: the piece that leaves the row of the others is named', () => {
		expect(check(RED_PAIR, at('ro', 2, 0), at('rx', 3, 0), at('rd', 4, 1))).toMatchObject({
			kind: 'not-in-one-line',
			second: { x: 4, y: 1 },
		});
	});

	test('C4 one row or one column: the two that are named share neither, in an angle too', () => {
		const refusal = check(RED_PAIR, at('ro', 2, 0), at('rx', 3, 0), at('bo', 2, 1));
		if (refusal?.kind !== 'not-in-one-line') return expect.fail(JSON.stringify(refusal));
		expect(refusal.first.x).not.toBe(refusal.second.x);
		expect(refusal.first.y).not.toBe(refusal.second.y);
	});

	test('C4 one line: a gap is named by its first empty cell', () => {
		expect(check(RED_PAIR, at('ro', -2, 0), at('rx', 2, 0))).toEqual({ kind: 'gap-in-line', at: { x: -1, y: 0 } });
		expect(check(RED_PAIR, at('ro', 2, 0), at('rx', 4, 0))).toEqual({ kind: 'gap-in-line', at: { x: 3, y: 0 } });
		expect(check(RED_PAIR, at('bq', 0, -1), at('gq', 0, 2))).toEqual({ kind: 'gap-in-line', at: { x: 0, y: 1 } });
	});

	test('C4 two lines in one row are not one line, though each piece fits where it is', () => {
		const arms = rows('ro rx rd rq', 'go .. .. gq');
		expect(check(arms, at('bo', 0, 2), at('bq', 3, 2))).toEqual({ kind: 'gap-in-line', at: { x: 1, y: 2 } });
	});

	test('C4 a piece that touches nothing', () => {
		expect(check(RED_PAIR, at('rd', 3, 0))).toEqual({ kind: 'touches-nothing', at: { x: 3, y: 0 } });
	});

	test('C4 a corner does not touch', () => {
		expect(check(RED_PAIR, at('rs', 2, 1))).toEqual({ kind: 'touches-nothing', at: { x: 2, y: 1 } });
		expect(check(RED_PAIR, at('rq', -1, -1))).toEqual({ kind: 'touches-nothing', at: { x: -1, y: -1 } });
	});

	test('C4 pieces of the same turn are not what lay there before', () => {
		expect(check(RED_PAIR, at('ro', 0, 5), at('rx', 1, 5))).toMatchObject({ kind: 'touches-nothing' });
	});
});

describe('lines that clash: axis, line, both pieces and the reason', () => {
	test('C4 a piece that is in the line already', () => {
		expect(check(rows('yo yd yx'), at('yd', 3, 0))).toEqual({
			kind: 'line-clash',
			axis: 'row',
			line: rows('yo yd yx yd'),
			first: at('yd', 1, 0),
			second: at('yd', 3, 0),
			reason: 'same-piece',
		});
	});

	test('C4 a piece that has nothing in common with one of the line', () => {
		expect(check(rows('ro', 'bo'), at('bx', 0, 2))).toEqual({
			kind: 'line-clash',
			axis: 'column',
			line: [at('ro', 0, 0), at('bo', 0, 1), at('bx', 0, 2)],
			first: at('ro', 0, 0),
			second: at('bx', 0, 2),
			reason: 'nothing-in-common',
		});
	});

	test('C4 a piece that shares a colour with one and a shape with the other', () => {
		expect(check(rows('ro rx'), at('bx', 2, 0))).toMatchObject({ kind: 'line-clash', reason: 'nothing-in-common' });
	});

	test('C4 the line across must be valid too', () => {
		const corner = rows('.. bs gs', 'ro bo ..');
		expect(check(corner, at('yo', 2, 1))).toEqual({
			kind: 'line-clash',
			axis: 'column',
			line: [at('gs', 2, 0), at('yo', 2, 1)],
			first: at('gs', 2, 0),
			second: at('yo', 2, 1),
			reason: 'nothing-in-common',
		});
		expect(check(corner, at('go', 2, 1))).toBeNull();
	});

	test('C4 joining two good lines can make a bad one', () => {
		const twice = rows('ro rx .. rs ro', '.. gx gd gs ..');
		expect(check(twice, at('rd', 2, 0))).toEqual({
			kind: 'line-clash',
			axis: 'row',
			line: rows('ro rx rd rs ro'),
			first: at('ro', 0, 0),
			second: at('ro', 4, 0),
			reason: 'same-piece',
		});
		const mixed = rows('ro rx .. bs', '.. bx bs bo');
		expect(check(mixed, at('rs', 2, 0))).toEqual({
			kind: 'line-clash',
			axis: 'row',
			line: rows('ro rx rs bs'),
			first: at('ro', 0, 0),
			second: at('bs', 3, 0),
			reason: 'nothing-in-common',
		});
	});

	test('C4 a seventh piece is always one too many', () => {
		const six = rows('yo yx yd yq ys yc');
		for (const code of ['yo', 'yx', 'yd', 'yq', 'ys', 'yc'])
			expect(check(six, at(code, 6, 0))).toMatchObject({ kind: 'line-clash', reason: 'same-piece' });
		for (const code of ['ro', 'rc', 'bc']) expect(check(six, at(code, 6, 0))).toMatchObject({ kind: 'line-clash' });
	});

	test('C4 two equal pieces laid in one turn clash with each other', () => {
		expect(check(RED_PAIR, at('ro', -1, 0), at('ro', 2, 0))).toMatchObject({
			kind: 'line-clash',
			first: at('ro', -1, 0),
			second: at('ro', 2, 0),
			reason: 'same-piece',
		});
	});
});

describe('on an empty board', () => {
	test('C2 any valid line may lie, there being nothing to touch', () => {
		expect(placementRefusal(EMPTY_BOARD, [at('ro', 5, 5)])).toBeNull();
		expect(placementRefusal(EMPTY_BOARD, rows('ro rx rd'))).toBeNull();
	});

	test('C4 lines are as strict as ever', () => {
		expect(placementRefusal(EMPTY_BOARD, rows('ro bx'))).toMatchObject({ kind: 'line-clash' });
		expect(placementRefusal(EMPTY_BOARD, rows('ro .. rd'))).toEqual({ kind: 'gap-in-line', at: { x: 1, y: 0 } });
	});
});

test('C4 legal is what the obvious reference finds legal', () => {
	const verdicts = new Set<boolean>();
	for (let seed = 0; seed < 600; seed++) {
		const random = randomFrom(seed);
		const board = randomBoard(random, 1 + random(30));
		const hand = randomHand(random, [], 6);
		const attempt = randomAttempt(random, board, hand);
		const isLegal = placementRefusal(board, attempt) === null;
		expect(isLegal, `seed ${seed}: ${JSON.stringify({ board, attempt })}`).toBe(referenceIsLegal(board, attempt));
		verdicts.add(isLegal);
	}
	expect(verdicts.size).toBe(2);
});
