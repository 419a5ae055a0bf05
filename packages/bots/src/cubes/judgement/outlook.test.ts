// What a placement leaves behind, against the same worked out from the definition.
import { placementsOn, type ScoredPlacement, total, viewFor, withPieces } from '@tessera/engine';
import { FastBoard } from '@tessera/engine/fast';
import { describe, expect, test } from 'vitest';
import { LineWorths } from '../rolls/line-worths.ts';
import { Rolls } from '../rolls/rolls.ts';
import { positionsOfGame } from '../testing/tables.ts';
import { Outlook } from './outlook.ts';

describe('an outlook', () => {
	test.each([
		[2, [1.25]],
		[3, [0.7, 0.62]],
		[4, [0.5, 0.42, 0.36]],
	])('with %i players weighs what each of the others may expect, in playing order', (players, weights) => {
		const positions = positionsOfGame('outlook', players).filter(
			({ board, bag }) => board.length > 0 && total(bag) > 0,
		);
		expect(positions.length).toBeGreaterThan(3);
		for (const position of positions) {
			const { board, hands, turn } = position;
			const [placement] = placementsOn(board, hands[turn] ?? []);
			if (!placement) continue;
			const fast = new FastBoard();
			const lines = new LineWorths();
			fast.load(withPieces(board, placement.pieces));
			const replies = weights.map((weight, i) => {
				const cubes = hands[(turn + 1 + i) % players] ?? [];
				lines.ofPoints(fast, cubes);
				return weight * new Rolls().best(cubes, lines);
			});
			const outlook = new Outlook(viewFor(position, turn));
			expect(outlook.replies(placement.pieces)).toBeCloseTo(replies.reduce((a, b) => a + b));
			expect(outlook.turns).toBe(players - 1);
		}
	});
	test('Q5 has nothing in it after the last cube', () => {
		const [position] = positionsOfGame('outlook', 2).filter(({ board }) => board.length > 20);
		if (!position) throw new Error('no position');
		const { board, hands, turn } = position;
		const [placement] = placementsOn(board, hands[turn] ?? []);
		const hand = placement?.pieces.map(({ kind }) => kind) ?? [];
		const outlook = new Outlook({ ...viewFor(position, turn), hand, bagSize: 0 });
		expect(outlook.lead(hand.length)).toBe(6);
		expect(outlook.rest(hand.length)).toBe(6);
		expect(outlook.replies(placement?.pieces ?? [])).toBe(0);
		expect(outlook.followUp(placement?.pieces ?? [], [])).toBe(0);
	});
	test('does not depend on what was looked at before', () => {
		const [position] = positionsOfGame('order', 2).filter(({ board }) => board.length > 20);
		if (!position) throw new Error('no position');
		const placements: readonly ScoredPlacement[] = placementsOn(position.board, position.hands[position.turn] ?? []);
		const risks = (list: readonly ScoredPlacement[]): readonly number[] => {
			const outlook = new Outlook(viewFor(position, position.turn));
			return list.map(({ pieces }) => outlook.replies(pieces));
		};
		expect(placements.length).toBeGreaterThan(2);
		expect(risks(placements.toReversed()).toReversed()).toEqual(risks(placements));
	});
});
