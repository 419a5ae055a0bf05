// What the environment says about the terminal decides how it is drawn on.
import { describe, expect, test } from 'vitest';
import { type Environment, lookOf } from './look.ts';

const TERMINAL = { isTTY: true, columns: 100, rows: 30 };
const PIPE = { isTTY: false, columns: undefined, rows: undefined };
const UTF8 = { LANG: 'en_GB.UTF-8' };

describe('colours', () => {
	const coloursAt = (env: Environment, screen = TERMINAL): number => lookOf({ ...UTF8, ...env }, screen, false).colours;
	test('as many as the terminal has', () => {
		expect(coloursAt({ TERM: 'xterm-256color' })).toBe(256);
		expect(coloursAt({ TERM: 'xterm', COLORTERM: 'truecolor' })).toBe(256);
		expect(coloursAt({ TERM: 'xterm' })).toBe(16);
	});
	test('none on a dumb terminal, in a pipe, or where they are not wanted', () => {
		expect(coloursAt({ TERM: 'dumb' })).toBe(0);
		expect(lookOf({ ...UTF8, TERM: 'xterm-256color' }, PIPE, false).colours).toBe(0);
		expect(coloursAt({ TERM: 'xterm-256color', NO_COLOR: '1' })).toBe(0);
		expect(lookOf({ TERM: 'xterm-256color' }, TERMINAL, true).colours).toBe(0);
	});
	test('an empty NO_COLOR says nothing', () => {
		expect(coloursAt({ TERM: 'xterm', NO_COLOR: '' })).toBe(16);
	});
	test('FORCE_COLOR has its way in a pipe, but not against NO_COLOR', () => {
		expect(lookOf({ FORCE_COLOR: '1' }, PIPE, false).colours).toBe(16);
		expect(lookOf({ FORCE_COLOR: '3' }, PIPE, false).colours).toBe(256);
		expect(lookOf({ FORCE_COLOR: '' }, PIPE, false).colours).toBe(256);
		expect(lookOf({ FORCE_COLOR: '0', TERM: 'xterm' }, TERMINAL, false).colours).toBe(0);
		expect(lookOf({ FORCE_COLOR: '1', NO_COLOR: '1' }, PIPE, false).colours).toBe(0);
	});
});

describe('signs', () => {
	const asciiAt = (env: Environment, plain = false): boolean => lookOf(env, TERMINAL, plain).ascii;
	test('where the locale has them, or says nothing', () => {
		expect(asciiAt({ LANG: 'C.UTF-8' })).toBe(false);
		expect(asciiAt({ LANG: 'fr_FR.utf8' })).toBe(false);
		expect(asciiAt({})).toBe(false);
	});
	test('letters in another locale, on a dumb terminal, or when asked for', () => {
		expect(asciiAt({ LANG: 'C.UTF-8', LC_ALL: 'C' })).toBe(true);
		expect(asciiAt({ LANG: 'C.UTF-8', TERM: 'dumb' })).toBe(true);
		expect(asciiAt({ LANG: 'C.UTF-8' }, true)).toBe(true);
	});
});

test('a pipe has the usual size, keeps its lines whole and is not cleared', () => {
	expect(lookOf(UTF8, PIPE, false)).toMatchObject({ columns: 80, rows: 24, wraps: false, canClear: false });
	expect(lookOf(UTF8, TERMINAL, false)).toMatchObject({ columns: 100, rows: 30, wraps: true, canClear: true });
	expect(lookOf({ TERM: 'dumb' }, TERMINAL, false).canClear).toBe(false);
});
