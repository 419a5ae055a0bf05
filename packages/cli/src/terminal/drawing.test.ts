// What boards and tables look like on the terminal.
import { boardOf, type Kind } from '@tessera/engine';
import { kinds, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { drawBoard } from './board.ts';
import { drawnTable, settledTable } from './changes.ts';
import { type Look, lookOf } from './look.ts';
import { drawTable } from './series.ts';
import { fitted } from './style.ts';
import { wrapped } from './wrap.ts';

const PIPE = { isTTY: false, columns: undefined, rows: undefined };
const signs = lookOf({ LANG: 'C.UTF-8' }, PIPE, false);
const letters = lookOf({}, PIPE, true);
const colourful = lookOf({ FORCE_COLOR: '3' }, PIPE, false);

const picture = (look: Look, lines: readonly string[]): string => `\n${fitted(look, lines.join('\n'))}\n`;

const board = boardOf(
	placedOf([
		['ro', 0, 0],
		['rx', 1, 0],
		['gx', 1, 1],
	]),
);

describe('a board', () => {
	test('has its coordinates at the edge and room around it', () => {
		expect(picture(signs, drawBoard(signs, board))).toBe(`
       -1  0  1  2
   -1   ·  ·  ·  ·
    0   · r● r✚  ·
    1   ·  · g✚  ·
    2   ·  ·  ·  ·
`);
	});
	test('in letters only', () => {
		expect(picture(letters, drawBoard(letters, board))).toBe(`
       -1  0  1  2
   -1   .  .  .  .
    0   . ro rx  .
    1   .  . gx  .
    2   .  .  .  .
`);
	});
	test('marks the last move, what is put down, and where a piece can go', () => {
		const marks = {
			last: [
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
			],
			tentative: placedOf([
				['rd', 2, 0],
				['rq', 3, 0],
			]),
			open: [
				{ x: 4, y: 0, points: 5 },
				{ x: 5, y: 0, points: null },
			],
		};
		expect(picture(signs, drawBoard(signs, board, marks))).toBe(`
       -1  0  1  2  3  4  5  6
   -1   ·  ·  ·  ·  ·  ·  ·  ·
    0   ·<r● r✚[r◆ r■] 5  ~  ·
    1   ·  · g✚  ·  ·  ·  ·  ·
    2   ·  ·  ·  ·  ·  ·  ·  ·
`);
	});
	test('without a piece shows where the first one goes', () => {
		expect(picture(signs, drawBoard(signs, []))).toBe(`
       -1  0  1
   -1   ·  ·  ·
    0   ·  ·  ·
    1   ·  ·  ·
`);
	});
	test('far from the origin names every second column', () => {
		const far = boardOf(placedOf([['ro', -101, 0]]));
		expect(drawBoard(signs, far)[0]).toBe('     -102  -100');
	});
	test('is drawn in bands when it is wider than the terminal', () => {
		const wide = boardOf(
			placedOf(['ro', 'rx', 'rd', 'rq', 'rs', 'rc'].map((code, x) => [code, x, 0] as [string, number, number])),
		);
		const narrow = { ...signs, columns: 20 };
		const lines = drawBoard(narrow, wide);
		expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(20);
		expect(lines.filter((line) => /r[●✚◆■★♣]/.test(line))).toHaveLength(2);
		expect(lines).toHaveLength(8);
	});
	test('in colour has the same text', () => {
		// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
		const bare = drawBoard(colourful, board).map((line) => line.replace(/\x1b\[[0-9;]*m/g, ''));
		expect(bare).toEqual(drawBoard(signs, board));
		expect(drawBoard(colourful, board).join('')).toContain('\x1b[');
	});
});

describe('a table of cards', () => {
	const table = [kinds('ro rx rd'), kinds('gq yq bq oq'), kinds('po px pd ps')];
	test('has two groups with a gap where a card is missing', () => {
		expect(picture(signs, drawTable(signs, settledTable(table)))).toBe(`
     One colour                  One shape
   1  r● r✚ r◆  ·  ·  ·        2   · o■ y■ g■ b■  · 
   3  p● p✚ p◆  · p★  · 
`);
	});
	test('marks cards that came and cards that moved, and tells what is not valid', () => {
		const [rq] = kinds('rq') as [Kind];
		const after = [kinds('rx rd rq'), kinds('gq yq bq oq'), kinds('po px pd ps ro')];
		expect(picture(signs, drawTable(signs, drawnTable(table, after, [rq], 'tentative', 'last')))).toBe(`
     One colour                  One shape
   1   · r✚ r◆[r■] ·  ·        2   · o■ y■ g■ b■  · 
     Not valid yet
   3  p● p✚ p◆ p★<r●> purple cross beside red circle
`);
	});
	test('keeps the numbers of the others when a series has become empty', () => {
		const drawn = drawnTable(table, [kinds('ro rx rd'), [], kinds('po px pd ps')], [], 'last', 'last');
		expect(drawn.map(({ number }) => number)).toEqual([1, 3]);
	});
	test('that is empty says so', () => {
		expect(drawTable(signs, []).join('')).toContain('The table is empty.');
	});
});

describe('long lines', () => {
	const narrow = { ...signs, wraps: true, columns: 12 };
	test('are broken between words, with their indent', () => {
		expect(wrapped(narrow, ['  one two three four'])).toEqual(['  one two', '  three four']);
		expect(wrapped(narrow, ['a\nb'])).toEqual(['a', 'b']);
	});
	test('are measured without their colours', () => {
		expect(wrapped(narrow, ['\x1b[1mone two\x1b[0m thr'])).toEqual(['\x1b[1mone two\x1b[0m thr']);
	});
	test('stay whole in a pipe', () => {
		expect(wrapped({ ...narrow, wraps: false }, ['one two three four'])).toEqual(['one two three four']);
	});
});

test('sentences keep to ASCII where there is nothing else', () => {
	expect(fitted(letters, 'row of 4: 4 · total 4 → ✓')).toBe('row of 4: 4, total 4 -> [ok]');
});
