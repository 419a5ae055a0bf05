// Draws come from the bag as it is, and from nowhere else.
import { type CubesView, colourOf, countColours, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { positionsOfGame } from '../testing/tables.ts';
import { drawn } from './draws.ts';

const views: readonly CubesView[] = positionsOfGame('draws', 4).map((position) => viewFor(position, position.turn));

describe('a draw', () => {
	test('Q3 has six cubes, or as many as there are', () => {
		const sizes = views.map((view) => [drawn(view, new Random('size')).length, Math.min(6, view.bagSize)] as const);
		for (const [found, expected] of sizes) expect(found).toBe(expected);
		expect(new Set(sizes.map(([found]) => found)).size).toBeGreaterThan(1);
	});
	test('Q1 never has more of a colour than the bag', () => {
		const few = { bagSize: 4, unseen: [0, 1, 0, 0, 3, 0] } as const;
		for (const view of views) {
			const draw = drawn({ ...view, ...few }, new Random('few', view.step));
			expect(countColours(draw)).toEqual(few.unseen);
		}
	});
	test('Q1 is as likely to have any cube of the bag as any other', () => {
		const [view] = views;
		if (!view) throw new Error('no view');
		const random = new Random('even');
		const colours = Array.from({ length: 3000 }, () =>
			drawn({ ...view, bagSize: 10, unseen: [5, 0, 0, 4, 0, 1] }, random)
				.slice(0, 1)
				.map(colourOf),
		).flat();
		const shares = [0, 3, 5].map((colour) => colours.filter((each) => each === colour).length / 3000);
		expect(shares[0]).toBeCloseTo(0.5, 1);
		expect(shares[1]).toBeCloseTo(0.4, 1);
		expect(shares[2]).toBeCloseTo(0.1, 1);
	});
});
