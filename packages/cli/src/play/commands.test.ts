// What people type, in all the ways they may type it.
import { kinds, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { type Command, readCommand } from './commands.ts';

const read = (line: string, game: 'classic' | 'cubes' | 'cards' = 'classic'): Command | string => {
	const command = readCommand(game, line);
	return command.ok ? command.value : command.problem;
};

const [red] = kinds('ro');

describe('putting pieces', () => {
	const one = { type: 'put', pieces: placedOf([['rd', 2, 0]]) };
	test.each(['rd 2,0', 'rd@2,0', ' RD  2 , 0 ', 'rd (2,0)', 'rd2,0', 'r◆ 2,0', 'put rd 2,0', 'place rd@2,0'])(
		'%j',
		(line) => expect(read(line)).toEqual(one),
	);
	test('several at once, to the left and above too', () => {
		const several = placedOf([
			['rd', 2, 0],
			['rq', -3, -1],
		]);
		expect(read('rd 2,0 rq -3,-1')).toEqual({ type: 'put', pieces: several });
		expect(read('place rd@2,0 rq@-3,-1', 'cubes')).toEqual({ type: 'put', pieces: several });
	});
	test('what cannot be read says how it is meant', () => {
		expect(read('rd')).toContain('rd 2,0');
		expect(read('rd 2')).toContain('rd 2,0');
		expect(read('rd 2,0 rz 3,0')).toContain('"rz" is no piece');
		expect(read('rd 99999999,0')).toContain('rd 2,0');
		expect(read('fly')).toBe('I do not know "fly". Type help for what you can do.');
	});
});

describe('other commands', () => {
	test('words, their other names, and Enter', () => {
		expect(read('')).toEqual({ type: 'enter' });
		expect(read('Take Back')).toEqual({ type: 'undo' });
		expect(read('?')).toEqual({ type: 'help' });
		expect(read('exit')).toEqual({ type: 'quit' });
	});
	test('where, exchange, reroll', () => {
		expect(read('where ro')).toEqual({ type: 'where', kind: red });
		expect(read('where')).toContain('where rs');
		expect(read('exchange ro rx')).toEqual({ type: 'exchange', pieces: kinds('ro rx') });
		expect(read('exchange all')).toEqual({ type: 'exchange', pieces: 'all' });
		expect(read('exchange rr')).toContain('"rr" is no piece');
		expect(read('reroll ro', 'cubes')).toEqual({ type: 'reroll', pieces: [red] });
	});
	test('a file name keeps its letters', () => {
		expect(read('save My Game.txt')).toEqual({ type: 'save', file: 'My Game.txt' });
		expect(read('save')).toEqual({ type: 'save', file: null });
	});
	test('cards', () => {
		expect(read('lay rq bo', 'cards')).toEqual({ type: 'lay', pieces: kinds('rq bo') });
		expect(read('ro 3', 'cards')).toEqual({ type: 'into', card: red, to: 3 });
		expect(read('ro new', 'cards')).toEqual({ type: 'into', card: red, to: 'new' });
		expect(read('ro', 'cards')).toContain('ro new');
		expect(read('move ro 1 4', 'cards')).toEqual({ type: 'move', card: red, from: 1, to: 4 });
		expect(read('move ro 1 new', 'cards')).toEqual({ type: 'move', card: red, from: 1, to: 'new' });
		expect(read('move ro new 1', 'cards')).toContain('move ro 1 4');
		expect(read('move', 'cards')).toContain('move ro 1 4');
	});
	test('what another game has is refused by name', () => {
		expect(read('exchange ro', 'cubes')).toBe('There is no "exchange" in Cubes.');
		expect(read('reroll ro')).toBe('There is no "reroll" in Classic.');
		expect(read('where ro', 'cards')).toBe('There is no "where" in Cards.');
		expect(read('swap')).toBe('There is no "swap" in Classic.');
	});
});
