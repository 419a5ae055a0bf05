// The reference is itself checked: by hand on the corners of C2, C4 and C5, and against an even duller search.

import { AXES, along, type Board, boardOf, type Kind, type Placed } from '@tessera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, kinds, type PlacedCode, placedOf } from '../codes.ts';
import { gridPositions } from '../generators.ts';
import {
	referenceBoardIsLegal,
	referenceIsLegal,
	referenceOpenings,
	referencePlacements,
	referenceScore,
} from './grid.ts';
import { handWithout } from './subsets.ts';

const board = (...codes: PlacedCode[]): Board => boardOf(placedOf(codes));
const RED_PAIR = board(['rq', 0, 0], ['rs', 1, 0]);

const legal = (on: Board, ...codes: PlacedCode[]): boolean => referenceIsLegal(on, placedOf(codes));
const score = (on: Board, ...codes: PlacedCode[]): number => referenceScore(on, placedOf(codes));

describe('the reference placement', () => {
	test('C4 one end, the other, or both at once', () => {
		expect(legal(RED_PAIR, ['ro', 2, 0])).toBe(true);
		expect(legal(RED_PAIR, ['ro', -1, 0])).toBe(true);
		expect(legal(RED_PAIR, ['ro', -1, 0], ['rc', 2, 0])).toBe(true);
	});

	test('C4 nothing is no placement', () => {
		expect(legal(RED_PAIR)).toBe(false);
	});

	test('C4 cells must be free and differ', () => {
		expect(legal(RED_PAIR, ['ro', 1, 0])).toBe(false);
		expect(legal(RED_PAIR, ['ro', 2, 0], ['rc', 2, 0])).toBe(false);
	});

	test('C4 one row or one column', () => {
		expect(legal(RED_PAIR, ['ro', 2, 0], ['rd', 0, 1])).toBe(false);
	});

	test('C4 no gap may stay between the laid pieces', () => {
		expect(legal(RED_PAIR, ['ro', 2, 0], ['rc', 4, 0])).toBe(false);
		expect(legal(RED_PAIR, ['bq', 0, 1], ['bs', 1, 1])).toBe(true);
		expect(legal(board(['rq', 0, 0], ['rs', 1, 0], ['rd', 2, 0]), ['bq', 0, 1], ['bd', 2, 1])).toBe(false);
	});

	test('C4 a corner does not touch, nor does a piece laid in the same turn', () => {
		expect(legal(RED_PAIR, ['ro', 2, 1])).toBe(false);
		expect(legal(RED_PAIR, ['ro', 3, 3], ['rx', 4, 3])).toBe(false);
	});

	test('C4 the lines across count too', () => {
		const corner = board(['rq', 0, 0], ['rs', 1, 0], ['gq', 0, 1]);
		expect(legal(corner, ['bq', 1, 1])).toBe(false);
		expect(legal(corner, ['gs', 1, 1])).toBe(true);
	});

	test('C5 every line of two or more, a line of one nothing', () => {
		expect(score(RED_PAIR, ['ro', 2, 0])).toBe(3);
		expect(score(RED_PAIR, ['bq', 0, 1])).toBe(2);
		expect(score(RED_PAIR, ['bq', 0, 1], ['bs', 1, 1])).toBe(6);
	});

	test('C5 two lines of six in one turn score 24', () => {
		const cross = board(
			...(['ro', 'rx', 'rd', 'rq', 'rs'] as const).map((code, x): PlacedCode => [code, x, 0]),
			...(['oc', 'yc', 'gc', 'bc', 'pc'] as const).map((code, y): PlacedCode => [code, 5, y + 1]),
		);
		expect(legal(cross, ['rc', 5, 0])).toBe(true);
		expect(score(cross, ['rc', 5, 0])).toBe(24);
	});

	test('C4 an empty board takes no placement', () => {
		expect(referencePlacements([], kinds('ro rx'))).toEqual([]);
	});

	test('C4 equal pieces in hand give one placement, not two', () => {
		const found = referencePlacements(board(['ro', 0, 0]), kinds('rx rx')).map(({ pieces }) => codesOf(pieces));
		expect(found).toHaveLength(4);
	});
});

describe('the reference opening', () => {
	test('C2 doubles do not count and every line of the largest size is an opening', () => {
		const openings = referenceOpenings(kinds('bo bo bo bx rx gs'));
		expect(openings.map(({ pieces }) => codesOf(pieces).map(([code]) => code))).toEqual([
			['bo', 'bx'],
			['rx', 'bx'],
		]);
	});

	test('C2 a single piece scores 1, six score 12', () => {
		expect(referenceOpenings(kinds('bo')).map((opening) => opening.score)).toEqual([1]);
		expect(referenceOpenings(kinds('ro rx rd rq rs rc')).map((opening) => opening.score)).toEqual([12]);
	});
});

describe('the reference board', () => {
	const fourRedCircles = board(
		['ro', 0, 0],
		['rx', 1, 0],
		['ro', 1, 1],
		['rx', 2, 1],
		['ro', 2, 2],
		['rx', 3, 2],
		['ro', 3, 3],
	);

	test('C1 no fourth copy of a tile, Q1 but of a cube', () => {
		expect(referenceBoardIsLegal(fourRedCircles, 'classic')).toBe(false);
		expect(referenceBoardIsLegal(fourRedCircles, 'cubes')).toBe(true);
		expect(referenceBoardIsLegal(fourRedCircles.slice(0, -1), 'classic')).toBe(true);
	});

	test('C4 one group, valid lines, one piece a cell', () => {
		expect(referenceBoardIsLegal([])).toBe(true);
		expect(referenceBoardIsLegal(board(['ro', 0, 0], ['rx', 2, 0]))).toBe(false);
		expect(referenceBoardIsLegal(board(['ro', 0, 0], ['bx', 0, 1]))).toBe(false);
		expect(referenceBoardIsLegal(board(['ro', 0, 0], ['rx', 0, 0]))).toBe(false);
	});
});

/** Every way to put some of the hand on a row or column through the board's surroundings, gaps and all. */
function everyAttempt(on: Board, hand: readonly Kind[]): readonly (readonly Placed[])[] {
	const reach = (values: readonly number[]): readonly number[] => {
		const from = Math.min(...values) - hand.length;
		return Array.from({ length: Math.max(...values) + hand.length - from + 1 }, (_, index) => from + index);
	};
	const xs = reach(on.map(({ x }) => x));
	const ys = reach(on.map(({ y }) => y));
	return AXES.flatMap((axis) => {
		const [starts, steps] = axis === 'row' ? [ys, xs] : [xs, ys];
		return starts.flatMap((start) => {
			const zero = axis === 'row' ? { x: 0, y: start } : { x: start, y: 0 };
			const fill = (laid: readonly Placed[], rest: readonly Kind[], from: number): readonly (readonly Placed[])[] => [
				laid,
				...steps.slice(from).flatMap((step, skipped) =>
					[...new Set(rest)].flatMap((kind) => {
						const piece = { kind, ...along(zero, axis, step) };
						return fill([...laid, piece], handWithout(rest, [kind]), from + skipped + 1);
					}),
				),
			];
			return fill([], hand, 0);
		});
	});
}

test('C4 growing placements piece by piece finds all that trying every set of cells finds', () => {
	fc.assert(
		fc.property(gridPositions('classic', { min: 1, max: 7 }), ({ board: on, hand }) => {
			const few = hand.slice(0, 3);
			const texts = (list: readonly (readonly Placed[])[]) =>
				new Set(list.map((pieces) => JSON.stringify(codesOf(pieces))));
			const tried = everyAttempt(on, few).filter((pieces) => referenceIsLegal(on, pieces));
			expect(texts(referencePlacements(on, few).map(({ pieces }) => pieces))).toEqual(texts(tried));
		}),
		{ seed: 1, numRuns: 40 },
	);
});
