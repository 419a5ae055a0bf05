// Whether anything fits: the same as asking for every placement, cells where two runs would be joined included.
import { randomBoard, randomFrom, randomHand, referencePlacements } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../core/vocabulary.ts';
import { kind, rows } from '../test-help.ts';
import { boardOf } from './board.ts';
import { anyPlacementOn } from './fitting.ts';
import { placementsOn } from './placements.ts';
import { boardProblem } from './problems.ts';

test('nothing fits on an empty board, where the opening is another question, and no hand fits nowhere', () => {
	expect(anyPlacementOn([], ALL_KINDS)).toBe(false);
	expect(anyPlacementOn(boardOf(rows('ro')), [])).toBe(false);
	expect(anyPlacementOn(boardOf(rows('ro')), ALL_KINDS)).toBe(true);
});

test('C4 anything can be laid exactly when some single piece can', () => {
	const random = randomFrom(1);
	for (let round = 0; round < 50; round++) {
		const board = randomBoard(random, 1 + random(90));
		for (const each of ALL_KINDS) expect(anyPlacementOn(board, [each])).toBe(placementsOn(board, [each]).length > 0);
	}
});

test('C4 something fits exactly when the reference finds a placement', () => {
	const random = randomFrom(2);
	let stuck = 0;
	for (let round = 0; round < 500; round++) {
		const board = randomBoard(random, 1 + random(20));
		const hand = randomHand(random, [], 1 + random(2));
		const fits = referencePlacements(board, hand).length > 0;
		expect(anyPlacementOn(board, hand)).toBe(fits);
		if (!fits) stuck++;
	}
	expect(stuck).toBeGreaterThan(20);
});

test('C4 a cell between runs that cannot stand in one line takes nothing, though a piece may go with each of them', () => {
	const board = boardOf(rows('.. rq .. ..', '.. gq oq ..', '.. oq .. ..', 'bd bq bx bo', '.. yq .. bs'));
	expect(boardProblem(board)).toBeNull();
	expect(anyPlacementOn(board, [kind('ox')])).toBe(false);
	expect(referencePlacements(board, [kind('ox')])).toEqual([]);
});
