// C5 line by line: joined lines, lines across, and lines of six.
import { randomAttempt, randomBoard, randomFrom, randomHand, referenceScore } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { at, rows } from '../test-help.ts';
import { boardOf, EMPTY_BOARD, type Placed } from './board.ts';
import { placementRefusal } from './check.ts';
import { boardProblem } from './problems.ts';
import { scorePlacement, sumOfLines } from './score.ts';

/** The lines of a placement that must be legal. */
function linesOf(on: readonly Placed[], ...laid: readonly Placed[]) {
	const board = boardOf(on);
	expect(boardProblem(board)).toBeNull();
	expect(placementRefusal(board, laid)).toBeNull();
	return scorePlacement(board, laid);
}

const points = (on: readonly Placed[], ...laid: readonly Placed[]): number => sumOfLines(linesOf(on, ...laid));

describe('lines that score', () => {
	test('C5 one point for every piece of the line, those that lay there included', () => {
		expect(linesOf(rows('ro rx rd'), at('rq', 3, 0))).toEqual([
			{ axis: 'row', pieces: rows('ro rx rd rq'), points: 4, qwirkle: false },
		]);
	});

	test('C5 a piece in two lines counts in both', () => {
		expect(linesOf(rows('gs gx ..', '.. rx ro'), at('go', 2, 0))).toEqual([
			{ axis: 'row', pieces: rows('gs gx go'), points: 3, qwirkle: false },
			{ axis: 'column', pieces: [at('go', 2, 0), at('ro', 2, 1)], points: 2, qwirkle: false },
		]);
	});

	test('C5 several pieces in one line: the line counts once', () => {
		expect(points(rows('ro'), at('rx', 1, 0), at('rd', 2, 0), at('rq', 3, 0))).toBe(4);
		expect(points(rows('rq rs'), at('ro', -1, 0), at('rx', 2, 0))).toBe(4);
	});

	test('C5 a line of one scores nothing', () => {
		expect(linesOf(rows('ro'), at('rx', 1, 0))).toHaveLength(1);
		expect(scorePlacement(EMPTY_BOARD, [at('ro', 0, 0)])).toEqual([]);
	});

	test('C5 every line across counts: a row beside a row', () => {
		const lines = linesOf(rows('rq rs'), at('bq', 0, 1), at('bs', 1, 1));
		expect(lines.map(({ axis, points: each }) => [axis, each])).toEqual([
			['row', 2],
			['column', 2],
			['column', 2],
		]);
	});

	test('C5 lines without a laid piece do not count', () => {
		expect(points(rows('ro rx rd', '.. bx ..', '.. gx ..'), at('rq', 3, 0))).toBe(4);
	});

	test('C5 beyond a gap is another line', () => {
		const board = rows('rq rs .. ..', 'yq ys yd ..', 'gq .. gd ..');
		expect(points(board, at('rd', 2, 0))).toBe(3 + 3);
		expect(points(board, at('bd', 2, 3))).toBe(3);
	});
});

describe('joined lines', () => {
	const bridge = rows('rd .. ro', 'bd .. bo', 'gd gs go');

	test('C5 two lines joined by one piece are one line, counted once', () => {
		expect(linesOf(bridge, at('rx', 1, 0))).toEqual([
			{ axis: 'row', pieces: rows('rd rx ro'), points: 3, qwirkle: false },
		]);
	});

	test('C5 a piece that joins in both directions', () => {
		expect(points(bridge, at('bs', 1, 1))).toBe(3 + 2);
		expect(points(rows('rd rs ro', 'bd .. bo', 'gd gs go'), at('bs', 1, 1))).toBe(3 + 3);
	});

	test('C5 lines joined to six are a line of six', () => {
		const gap = rows('ro rx .. rq rs rc', '.. gx gd gq .. ..');
		expect(linesOf(gap, at('rd', 2, 0)).map(({ points: each, qwirkle }) => [each, qwirkle])).toEqual([
			[12, true],
			[2, false],
		]);
	});

	test('C5 lines joined at two places by one turn are one line', () => {
		const teeth = rows('ro rx rd rq rs', 'go .. gd .. gs');
		expect(points(teeth, at('gx', 1, 1), at('gq', 3, 1))).toBe(5 + 2 + 2);
	});
});

describe('lines of six', () => {
	test('C5 six more for a line of six, by colour or by shape', () => {
		expect(points(rows('ro rx rd rq rs'), at('rc', 5, 0))).toBe(12);
		expect(points(rows('rc oc yc gc bc'), at('pc', -1, 0))).toBe(12);
	});

	test('C5 however many pieces complete it', () => {
		expect(points(rows('ro rx rd'), at('rq', -1, 0), at('rs', 3, 0), at('rc', 4, 0))).toBe(12);
		expect(points(rows('ro'), at('rx', 1, 0), at('rd', 2, 0), at('rq', 3, 0), at('rs', 4, 0), at('rc', 5, 0))).toBe(12);
	});

	test('C5 five are only five', () => {
		expect(points(rows('ro rx rd rq'), at('rs', 4, 0))).toBe(5);
	});

	test('C5 two lines of six through one piece: 24 points', () => {
		const column = ['oc', 'yc', 'gc', 'bc', 'pc'].map((code, y) => at(code, 5, y + 1));
		const board = [...rows('ro rx rd rq rs'), at('os', 4, 1), ...column];
		expect(linesOf(board, at('rc', 5, 0))).toEqual([
			{ axis: 'row', pieces: rows('ro rx rd rq rs rc'), points: 12, qwirkle: true },
			{ axis: 'column', pieces: [at('rc', 5, 0), ...column], points: 12, qwirkle: true },
		]);
		expect(points(board, at('rc', 5, 0))).toBe(24);
	});

	test('C5 two lines of six across one turn: 24 points and the line between them', () => {
		const pillars = [
			...['ro', 'rx', 'rd', 'rq', 'rs'].map((code, y) => at(code, 0, y)),
			...['bo', 'bx', 'bd', 'bq', 'bs'].map((code, y) => at(code, 1, y)),
		];
		expect(linesOf(pillars, at('rc', 0, 5), at('bc', 1, 5)).map(({ axis, points: each }) => [axis, each])).toEqual([
			['row', 2],
			['column', 12],
			['column', 12],
		]);
	});

	test('C5 six lines across and one along, all of six, in one turn: 84 points', () => {
		const five = (colour: string, y: number): Placed[] =>
			['o', 'x', 'd', 'q', 's'].map((shape, x) => at(colour + shape, x, y));
		const field = ['r', 'o', 'y', 'g', 'b', 'p'].flatMap(five);
		const laid = ['r', 'o', 'y', 'g', 'b', 'p'].map((colour, y) => at(`${colour}c`, 5, y));
		expect(points(field, ...laid.slice(0, 2))).toBe(12 + 12 + 2);
		expect(points(field, ...laid)).toBe(6 * 12 + 12);
	});
});

test('C5 the score is what the obvious reference counts', () => {
	let checked = 0;
	for (let seed = 0; seed < 400; seed++) {
		const random = randomFrom(seed);
		const board = randomBoard(random, 1 + random(40));
		const attempt = randomAttempt(random, board, randomHand(random, [], 6));
		if (placementRefusal(board, attempt)) continue;
		checked++;
		expect(sumOfLines(scorePlacement(board, attempt)), `seed ${seed}`).toBe(referenceScore(board, attempt));
	}
	expect(checked).toBeGreaterThan(200);
});
