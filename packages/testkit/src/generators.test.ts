// The generators must repeat themselves, give legal positions, and give both kinds of attempts.

import { colourOf } from '@tessera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsPositions, gridPositions, randomAttempt, randomBoard, randomHand, randomTable } from './generators.ts';
import { randomFrom, sample } from './random.ts';
import { referenceIsSeries } from './reference/cards.ts';
import { type GridGame, kindsOf, referenceBoardIsLegal, referenceIsLegal } from './reference/grid.ts';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);

describe('generators', () => {
	test('the same seed gives the same position, another seed another', () => {
		const boards = SEEDS.map((seed) => JSON.stringify(randomBoard(randomFrom(seed), 12)));
		expect(SEEDS.map((seed) => JSON.stringify(randomBoard(randomFrom(seed), 12)))).toEqual(boards);
		expect(new Set(boards).size).toBe(SEEDS.length);
	});

	test.each([
		['C1 C4 boards are legal', 'classic', 60],
		['Q1 Q3 boards are legal', 'cubes', 60],
	] as const)('%s: %s', (_, game: GridGame, max) => {
		fc.assert(
			fc.property(gridPositions(game, { min: 0, max }), ({ board, hand }) => {
				expect(referenceBoardIsLegal(board, game)).toBe(true);
				expect(hand.length).toBeGreaterThan(0);
			}),
			{ seed: 1, numRuns: 150 },
		);
	});

	test('C1 a hand takes only what the board leaves', () => {
		const board = randomBoard(randomFrom(3), 100);
		const rest = [...kindsOf(board), ...randomHand(randomFrom(4), kindsOf(board), 20)];
		expect(rest).toHaveLength(108);
		expect(rest.every((kind) => rest.filter((other) => other === kind).length === 3)).toBe(true);
	});

	test('Q1 cubes in hand take only the colours the board leaves', () => {
		fc.assert(
			fc.property(gridPositions('cubes', { min: 70, max: 84 }), ({ board, hand }) => {
				const colours = [...kindsOf(board), ...hand].map(colourOf);
				expect(colours.every((colour) => colours.filter((other) => other === colour).length <= 15)).toBe(true);
			}),
			{ seed: 1, numRuns: 20 },
		);
	});

	test('C4 attempts are pieces of the hand, some legal and some not', () => {
		const verdicts = SEEDS.map((seed) => {
			const random = randomFrom(seed);
			const board = randomBoard(random, 20);
			const hand = randomHand(random, kindsOf(board), 6);
			const attempt = randomAttempt(random, board, hand);
			expect(sample(random, kindsOf(attempt), 6).every((kind) => hand.includes(kind))).toBe(true);
			return referenceIsLegal(board, attempt);
		});
		const legal = verdicts.filter(Boolean).length;
		expect(legal).toBeGreaterThan(20);
		expect(legal).toBeLessThan(80);
	});

	test('K1 K3 tables are of valid series out of one pack', () => {
		fc.assert(
			fc.property(cardsPositions({ min: 0, max: 10 }), ({ table, hand }) => {
				const cards = [...table.flat(), ...hand];
				expect(table.every(referenceIsSeries)).toBe(true);
				expect(cards.every((card) => cards.filter((other) => other === card).length <= 3)).toBe(true);
			}),
			{ seed: 1, numRuns: 100 },
		);
		expect(randomTable(randomFrom(1), 5)).toHaveLength(5);
	});
});
