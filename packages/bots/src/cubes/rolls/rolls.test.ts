// The exact worth of every reroll against plain enumeration of all that can be rolled.
import {
	ALL_SHAPES,
	type Board,
	boardOf,
	colourOf,
	type Kind,
	kindOf,
	placementsOn,
	setOf,
	subMultisets,
	without,
} from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { kinds, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { boardsWithCubes } from '../testing/tables.ts';
import { LineWorths, POINT } from './line-worths.ts';
import { NO_LINE, Rolls } from './rolls.ts';

const fast = new FastBoard();
const lines = new LineWorths();
const rolls = new Rolls();

function choicesOn(board: Board, hand: readonly Kind[]) {
	fast.load(board);
	lines.ofPoints(fast, hand);
	return rolls.all(hand, lines);
}

/** Everything that cubes can roll. */
function rollsOf([first, ...others]: readonly Kind[]): readonly (readonly Kind[])[] {
	if (first === undefined) return [[]];
	const rest = rollsOf(others);
	return ALL_SHAPES.flatMap((shape) => rest.map((faces) => [kindOf(colourOf(first), shape), ...faces]));
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

type MostPoints = (hand: readonly Kind[]) => number | null;

/** What keeping some cubes is worth by the definition: Q3, and Q4 where nothing can be placed. */
function plainWorth(hand: readonly Kind[], kept: readonly Kind[], mostPoints: MostPoints): number {
	const placeable = rollsOf(hand).flatMap((faces) => mostPoints(faces) ?? []);
	const later = placeable.length > 0 ? mean(placeable) : 0;
	return mean(rollsOf(without(hand, kept)).map((faces) => mostPoints([...kept, ...faces]) ?? later));
}

/** By the engine's own list of placements, each hand looked up once. */
function pointsOn(board: Board): MostPoints {
	const known = new Map<string, number | null>();
	return (hand) => {
		const key = hand.toSorted((a, b) => a - b).join();
		const found = known.get(key);
		if (found !== undefined) return found;
		const scores = placementsOn(board, hand).map(({ score }) => score);
		const most = scores.length > 0 ? Math.max(...scores) : null;
		known.set(key, most);
		return most;
	};
}

const byCubes = (a: readonly Kind[], b: readonly Kind[]): boolean =>
	a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();

function expectPlainWorths(board: Board, hand: readonly Kind[], mostPoints: MostPoints): void {
	const choices = choicesOn(board, hand);
	const all = [[], ...subMultisets(hand)];
	expect(choices).toHaveLength(all.length);
	for (const kept of all)
		expect(choices.find(({ cubes }) => byCubes(cubes, kept))?.worth).toBeCloseTo(plainWorth(hand, kept, mostPoints), 2);
}

/** Every kind but one in lines of six: only a purple clover fits anywhere. */
const OPEN_CORNER = boardOf(
	[
		'ro rx rd rq rs rc',
		'oo ox od oq os oc',
		'yo yx yd yq ys yc',
		'go gx gd gq gs gc',
		'bo bx bd bq bs bc',
		'po px pd pq ps',
	].flatMap((codes, y) => kinds(codes).map((kind, x) => ({ kind, x, y }))),
);

describe('what a reroll is worth', () => {
	test.each([1, 2, 3])('Q3 with %i cubes is the mean over every roll', (cubes) => {
		const tables = boardsWithCubes(3, cubes);
		expect(tables.length).toBeGreaterThan(9);
		for (const { board, hand } of tables.slice(0, cubes === 3 ? 12 : 30))
			expectPlainWorths(board, hand, pointsOn(board));
	});
	test('Q3 with six cubes, alike or not, too', () => {
		const board = boardOf(
			placedOf([
				['ro', 0, 0],
				['rx', 1, 0],
				['rd', 2, 0],
				['bd', 2, 1],
				['yd', 2, 2],
				['yx', 1, 2],
			]),
		);
		const list = new MoveList();
		const mostPoints: MostPoints = (hand) => {
			fast.best(setOf(hand), list);
			return list.count > 0 ? list.score(0) : null;
		};
		for (const codes of ['ro ox yd gq bs pc', 'ro ro rx bs bs gd']) {
			const hand = kinds(codes);
			const [best] = choicesOn(board, hand);
			expect(best?.worth).toBeCloseTo(plainWorth(hand, best?.cubes ?? [], mostPoints), 2);
		}
	});
	test('Q4 who may roll what cannot be placed rolls on', () => {
		for (const codes of ['po', 'po rx', 'pd px ro', 'gd po'])
			expectPlainWorths(OPEN_CORNER, kinds(codes), pointsOn(OPEN_CORNER));
	});
	test('Q4 is nothing for cubes that can never be placed', () => {
		for (const { worth } of choicesOn(OPEN_CORNER, kinds('ro gd'))) expect(worth).toBe(0);
	});
	test('does not depend on the order of the cubes', () => {
		for (const { board, hand } of boardsWithCubes(2, 6))
			expect(choicesOn(board, hand.toReversed())).toEqual(choicesOn(board, hand));
	});
});

describe('the lines that are laid after a reroll', () => {
	test('Q3 are worth, times how often, what the reroll is worth', () => {
		const tables = boardsWithCubes(4, 6);
		expect(tables.length).toBeGreaterThan(9);
		for (const { board, hand } of tables) {
			fast.load(board);
			lines.ofPoints(fast, hand);
			for (const { uses, worth } of rolls.plans(hand, lines, 3)) {
				const points = uses.reduce((sum, use, line) => sum + (use * Math.max(0, lines.worths[line] ?? 0)) / POINT, 0);
				expect(uses.reduce((sum, use) => sum + use, 0)).toBeCloseTo(1, 9);
				if (uses[NO_LINE] === 0) expect(points).toBeCloseTo(worth, 2);
			}
		}
	});
});
