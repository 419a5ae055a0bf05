import { describe, expect, test } from 'vitest';
import { clashBetween, findClash, isValidLine, linesOfSize, longestLine } from './line.ts';
import { ALL_KINDS, type Colour, colourOf, type Kind, kindOf, type Shape, shapeOf } from './vocabulary.ts';

const piece = (colour: number, shape: number): Kind => kindOf(colour as Colour, shape as Shape);

describe('C4 a line', () => {
	test('is valid exactly when it is one colour with different shapes or one shape with different colours', () => {
		const byDefinition = (line: readonly Kind[]): boolean => {
			const colours = new Set(line.map(colourOf));
			const shapes = new Set(line.map(shapeOf));
			return (colours.size === 1 && shapes.size === line.length) || (shapes.size === 1 && colours.size === line.length);
		};
		for (const a of ALL_KINDS)
			for (const b of ALL_KINDS)
				for (const c of ALL_KINDS) expect(isValidLine([a, b, c])).toBe(byDefinition([a, b, c]));
	});

	test('names the first two pieces that clash, and why', () => {
		expect(findClash([piece(0, 0), piece(0, 1), piece(0, 0)])).toEqual({ first: 0, second: 2, reason: 'same-piece' });
		expect(findClash([piece(0, 0), piece(0, 1), piece(1, 1)])).toEqual({
			first: 0,
			second: 2,
			reason: 'nothing-in-common',
		});
		expect(clashBetween(piece(2, 3), piece(2, 4))).toBeNull();
		expect(findClash([])).toBeNull();
	});

	test('of seven pieces always holds one twice', () => {
		const red = ALL_KINDS.slice(0, 6);
		expect(isValidLine(red)).toBe(true);
		for (const kind of ALL_KINDS) expect(isValidLine([...red, kind])).toBe(false);
	});
});

describe('C2 the largest line in hand', () => {
	test('does not count a piece held twice', () => {
		expect(longestLine([piece(4, 0), piece(4, 0), piece(4, 0), piece(4, 1)])).toBe(2);
	});

	test('is by colour or by shape, whichever is larger', () => {
		expect(longestLine([piece(0, 0), piece(1, 0), piece(2, 0), piece(0, 1)])).toBe(3);
		expect(longestLine([piece(3, 3)])).toBe(1);
		expect(longestLine([])).toBe(0);
	});

	test('each set that makes one is listed once', () => {
		const hand = [piece(0, 0), piece(0, 1), piece(1, 0), piece(0, 0)];
		expect(linesOfSize(hand, 2)).toEqual([
			[piece(0, 0), piece(0, 1)],
			[piece(0, 0), piece(1, 0)],
		]);
		expect(linesOfSize(hand, 1)).toHaveLength(3);
		expect(linesOfSize([], 0)).toEqual([]);
	});
});
