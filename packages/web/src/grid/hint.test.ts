import { expect, test } from 'vitest';
import { follow } from './hint.ts';
import { pick, placedOf } from './model/plan.ts';
import { planFor } from './model/renew.ts';
import { nextOf } from './model/turn.ts';
import { classic, cubes, pieces, row } from './testing/views.ts';

const BOARD = row('red star, red circle');
const HAND = pieces('red square, blue star, red square');

test('advice to lay is laid for now, in place of whatever lay there', () => {
	const plan = pick(planFor(classic({ board: BOARD, hand: HAND })), 2);
	const action = { type: 'place' as const, pieces: row('red star, red circle, red square').slice(2) };
	const followed = follow(plan, action);
	expect(placedOf(followed)).toEqual(action.pieces);
	expect(followed).toMatchObject({ held: null, mode: 'lay' });
	expect(nextOf(followed)).toEqual({ does: 'play', points: 3, ready: true });
});

test('C7 advice to exchange chooses the pieces, of equal ones each once', () => {
	const plan = planFor(classic({ board: BOARD, hand: HAND }));
	expect(follow(plan, { type: 'exchange', pieces: pieces('red square, red square') })).toMatchObject({
		mode: 'exchange',
		chosen: [1, 3],
	});
});

test('Q3 advice to roll chooses the cubes; advice to keep them goes on to laying', () => {
	const plan = planFor(cubes({ board: BOARD, hand: HAND }));
	expect(follow(plan, { type: 'reroll', cubes: pieces('blue star') })).toMatchObject({ mode: 'reroll', chosen: [2] });
	expect(follow(plan, { type: 'reroll', cubes: [] })).toMatchObject({ mode: 'lay', chosen: [] });
});

test('where there is nothing to do but pass, the plan stays', () => {
	const plan = planFor(classic({ board: BOARD, hand: HAND }));
	expect(follow(plan, { type: 'pass' })).toBe(plan);
});
