import { expect, test } from 'vitest';
import { commandOf } from './keys.ts';

const key = (name: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
	key: name,
	shiftKey: false,
	ctrlKey: false,
	altKey: false,
	metaKey: false,
	...held,
});

test('on the board arrows move and Enter puts down', () => {
	expect(commandOf(key('ArrowUp'), true)).toEqual({ does: 'move', dx: 0, dy: -1 });
	expect(commandOf(key('Enter'), true)).toEqual({ does: 'put' });
	expect(commandOf(key(' '), true)).toEqual({ does: 'put' });
});

test('on a button they are for the button', () => {
	expect(commandOf(key('ArrowUp'), false)).toBeNull();
	expect(commandOf(key('Enter'), false)).toBeNull();
	expect(commandOf(key(' '), false)).toBeNull();
});

test('the other keys work anywhere in the area, with or without capitals', () => {
	expect(commandOf(key('3'), false)).toEqual({ does: 'pick', place: 2 });
	expect(commandOf(key('Enter', { shiftKey: true }), false)).toEqual({ does: 'press' });
	expect(commandOf(key('E', { shiftKey: true }), false)).toEqual({ does: 'exchange' });
	expect(commandOf(key('h'), true)).toEqual({ does: 'hint' });
	expect(commandOf(key('?', { shiftKey: true }), true)).toEqual({ does: 'help' });
	expect(commandOf(key('0'), true)).toEqual({ does: 'fit' });
	expect(commandOf(key('Backspace'), false)).toEqual({ does: 'back' });
});

test('what belongs to the browser is left to it', () => {
	expect(commandOf(key('0', { ctrlKey: true }), true)).toBeNull();
	expect(commandOf(key('Tab'), true)).toBeNull();
	expect(commandOf(key('constructor'), true)).toBeNull();
});
