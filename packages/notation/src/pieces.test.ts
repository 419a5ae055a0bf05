// The codes of pieces: one for each, and nothing else.
import { ALL_KINDS, COLOURS, SHAPES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { COLOUR_LETTERS, parsePiece, pieceCode, SHAPE_LETTERS } from './pieces.ts';

describe('codes of pieces', () => {
	test('there is a letter for every colour and every shape', () => {
		expect(COLOUR_LETTERS).toHaveLength(COLOURS.length);
		expect(SHAPE_LETTERS).toHaveLength(SHAPES.length);
	});

	test('every piece has a code of its own, and comes back from it', () => {
		expect(new Set(ALL_KINDS.map(pieceCode)).size).toBe(36);
		expect(ALL_KINDS.map((kind) => parsePiece(pieceCode(kind)))).toEqual(ALL_KINDS);
	});

	test.each([
		['ro', 'red', 'circle'],
		['px', 'purple', 'cross'],
		['gc', 'green', 'clover'],
		['oq', 'orange', 'square'],
		['yd', 'yellow', 'diamond'],
		['bs', 'blue', 'star'],
	] as const)('%s is the %s %s', (code, colour, shape) => {
		expect(parsePiece(code)).toBe(COLOURS.indexOf(colour) * 6 + SHAPES.indexOf(shape));
	});

	test.each(['', 'r', 'or ', 'RO', 'xo', 'rr', 'rox', ' ro'])('no piece has the code "%s"', (code) => {
		expect(parsePiece(code)).toBeNull();
	});
});
