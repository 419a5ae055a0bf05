import { describe, expect, it } from 'vitest';
import { codes, kinds, viewOf } from '../testing/views.ts';
import { isFollowed } from './hinted.ts';
import { sceneAt } from './scene.ts';
import { handOf, move, type Turn } from './turn.ts';

const begun = sceneAt(viewOf({ table: ['ro rx rd rq', 'bs gs ps'], hand: 'rs rs rc ys bo' })).turn;

function laid(turn: Turn, code: string): Turn {
	const card = handOf(turn).find((one) => codes([one]) === code);
	return move(turn, [card?.id ?? -1], { to: 'new' });
}

describe('a hint', () => {
	const hint = kinds('rs ys');

	it('is meant while nothing lies, and while some of its cards do', () => {
		expect(isFollowed(hint, begun)).toBe(true);
		expect(isFollowed(hint, laid(begun, 'rs'))).toBe(true);
	});

	it('is over once all of it lies', () => {
		expect(isFollowed(hint, laid(laid(begun, 'rs'), 'ys'))).toBe(false);
	});

	it('is over once another card lies, or one of its cards twice', () => {
		expect(isFollowed(hint, laid(begun, 'bo'))).toBe(false);
		expect(isFollowed(hint, laid(laid(begun, 'rs'), 'rs'))).toBe(false);
	});
});
