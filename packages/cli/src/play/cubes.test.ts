// A turn of Cubes at the terminal: the reroll, and what is open to all.
import { describe, expect, test } from 'vitest';
import { seatedAt, textOf, typing } from '../testing/table.ts';
import { positionOf } from './session.ts';

const session = seatedAt('cubes/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1');

describe('the reroll', () => {
	test('Q3 rolls the cubes named, and only once a turn', () => {
		const rolled = typing(session, 'reroll yq gs');
		expect(textOf(rolled)).toMatch(/Player 1 rerolled yq gs -> y\w g\w/);
		expect(positionOf(rolled.session)).toMatchObject({ turn: 0, rerolled: true });
		expect(textOf(typing(rolled.session, 'reroll rd'))).toBe('The one reroll of this turn is used up.');
	});
	test('Q3 keep keeps them all', () => {
		expect(textOf(typing(session, 'keep'))).toContain('Player 1 kept all cubes.');
	});
	test('cubes put down go back to the hand', () => {
		expect(typing(session, 'rd 2,0', 'reroll yq').session.draft).toEqual({ on: 'grid', laid: [] });
	});
	test('Q2 the opening is laid without one', () => {
		const opening = seatedAt('cubes/-/rdboyqgsbcpc,gxgdgqgcyoyx/0,0/1');
		expect(textOf(typing(opening, 'reroll rd'))).toBe('The opening line is laid without a reroll.');
	});
	test('says which when none is named', () => {
		expect(textOf(typing(session, 'reroll'))).toContain('reroll all');
	});
});

test('Q1 everybody sees all cubes, and the bag by colour', () => {
	expect(textOf(typing(session, 'show'))).toContain('Player 2: gx gd gq gc yo yx');
	expect(textOf(typing(session, 'unseen'))).toContain('In the bag, by colour (76 cubes):');
});
