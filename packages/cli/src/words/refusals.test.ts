// Every refusal has its words, and the words say what and where.
import { boardOf, type Kind, openingRefusal, placementRefusal, type Refusal } from '@tessera/engine';
import { kinds, type PlacedCode, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { refusalWords } from './refusals.ts';

const board = boardOf(
	placedOf([
		['rs', 3, 1],
		['ro', 3, 2],
		['rx', 3, 3],
	]),
);
const wordsFor = (...pieces: readonly PlacedCode[]): string => {
	const refusal = placementRefusal(board, placedOf(pieces));
	return refusal ? refusalWords('classic', refusal) : 'allowed';
};

describe('why a placement is refused', () => {
	test('C4 a piece twice in a line is named with its line and both cells', () => {
		expect(wordsFor(['rs', 3, 4])).toBe('Two red stars would stand in column 3, at 3,1 and 3,4.');
	});
	test('C4 pieces with nothing in common are named', () => {
		expect(wordsFor(['bs', 4, 3])).toBe(
			'The red cross and the blue star would stand in row 3 with neither colour nor shape in common, at 3,3 and 4,3.',
		);
	});
	test('C4 a gap, a taken cell, two lines and a lonely piece say where', () => {
		expect(wordsFor(['gx', 4, 3], ['yx', 6, 3])).toContain('a gap at 5,3');
		expect(wordsFor(['gx', 3, 3])).toBe('3,3 is taken by a red cross.');
		expect(wordsFor(['gx', 4, 3], ['go', 5, 2])).toMatch(/^5,2 and 4,3 do not fit: all tiles of a turn/);
		expect(wordsFor(['gx', 9, 9])).toContain('Nothing touches 9,9');
		expect(wordsFor(['gx', 4, 3], ['go', 4, 3])).toBe('Two tiles cannot both lie at 4,3.');
		expect(wordsFor()).toBe('Lay at least one tile.');
	});
	test('C2 an opening of the wrong size says which size it takes', () => {
		const refusal = openingRefusal(kinds('ro rx rd go'), placedOf([['ro', 0, 0]]));
		expect(refusal && refusalWords('classic', refusal)).toBe(
			'The first line must have exactly 3 tiles, the most that the hand allows, not 1.',
		);
	});
});

describe('the other refusals', () => {
	const [redCircle, redCross] = kinds('ro rx') as [Kind, Kind];
	const OTHERS: readonly (readonly [Refusal, string])[] = [
		[{ kind: 'game-over' }, 'over'],
		[{ kind: 'no-such-action' }, 'no such action'],
		[{ kind: 'no-seed' }, 'no seed'],
		[{ kind: 'not-in-hand', piece: redCircle }, 'There is no red circle in hand.'],
		[{ kind: 'bad-coordinate', at: { x: 0.5, y: 1 } }, '0.5,1'],
		[{ kind: 'opening-off-origin', size: 3 }, 'would not cover 0,0'],
		[{ kind: 'opening-not-largest', size: 3 }, 'the largest of the hand, 3 long'],
		[{ kind: 'nothing-exchanged' }, 'which tiles'],
		[{ kind: 'bag-too-small', asked: 4, bag: 1 }, 'only 1 tile, too few to exchange 4'],
		[{ kind: 'bag-too-small', asked: 4, bag: 0 }, 'bag is empty'],
		[{ kind: 'can-exchange' }, 'neither place nor exchange'],
		[{ kind: 'rerolled-already' }, 'used up'],
		[{ kind: 'card-missing', piece: redCross }, 'red cross is missing'],
		[{ kind: 'card-added', piece: redCross }, 'red cross came from nowhere'],
		[{ kind: 'can-lay' }, 'has to be'],
		[{ kind: 'must-swap' }, 'swapped'],
	];
	test.each(OTHERS)('%j', (refusal, words) => {
		expect(refusalWords('cards', refusal)).toContain(words);
	});
	test('the same reason reads differently where the games differ', () => {
		expect(refusalWords('classic', { kind: 'must-open' })).toContain('exchanged');
		expect(refusalWords('cubes', { kind: 'must-open' })).toContain('reroll');
		expect(refusalWords('cubes', { kind: 'must-pass' })).toContain('cubes');
		expect(refusalWords('cards', { kind: 'must-pass' })).toContain('card');
		expect(refusalWords('cubes', { kind: 'can-place' })).toContain('some cube');
	});
	test('K3 a bad series is told by its number and its fault', () => {
		const series = kinds('ro rx ro');
		expect(
			refusalWords('cards', {
				kind: 'bad-series',
				index: 2,
				series,
				problem: { kind: 'clash', first: 0, second: 2, reason: 'same-piece' },
			}),
		).toBe('Two red circles would stand in series 3.');
		expect(
			refusalWords('cards', { kind: 'bad-series', index: 0, series, problem: { kind: 'too-short', size: 2 } }),
		).toBe('Series 1 has only 2 cards; it takes three.');
	});
});
