// The weights that ship are not written over by a trial, nor by a slip of the keyboard.
import { expect, test } from 'vitest';
import { GAMES, ROUNDS, wishesIn } from './wishes.ts';

test('without a word it is the recipe, which writes', () => {
	expect(wishesIn([])).toEqual({ games: GAMES, rounds: ROUNDS, isWritten: true });
});
test('less than the recipe writes only when asked to', () => {
	expect(wishesIn(['20', '1'])).toEqual({ games: 20, rounds: 1, isWritten: false });
	expect(wishesIn([`${GAMES}`, '1'])?.isWritten).toBe(false);
	expect(wishesIn(['20', '1', '--write'])?.isWritten).toBe(true);
});
test.each([['abc'], ['0'], ['-3'], ['1.5'], [''], ['20', 'x'], ['1', '2', '3'], ['--wirte']])(
	'%j %j %j is refused',
	(...args) => {
		expect(wishesIn(args)).toBeNull();
	},
);
