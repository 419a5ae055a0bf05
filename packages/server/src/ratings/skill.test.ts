// Skills after a game: who did better goes up, equals come together, and the number shown follows.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Skill } from '../players/index.ts';
import { numberOf, skillsAfter, UNKNOWN } from './skill.ts';

const known = (mu: number, sigma = 4): Skill => ({ mu, sigma });

describe('skills', () => {
	test('of two newcomers go apart by as much', () => {
		const [winner, loser] = skillsAfter([UNKNOWN, UNKNOWN], [1, 2]);
		expect(winner?.mu).toBeGreaterThan(UNKNOWN.mu);
		expect((winner?.mu ?? 0) + (loser?.mu ?? 0)).toBeCloseTo(2 * UNKNOWN.mu);
		expect(winner?.sigma).toBeLessThan(UNKNOWN.sigma);
		expect(winner?.sigma).toBeCloseTo(loser?.sigma ?? 0);
	});

	test('of equals who share the place stay, and are surer', () => {
		for (const count of [2, 3, 4]) {
			const after = skillsAfter(Array(count).fill(known(30)), Array(count).fill(1));
			for (const { mu, sigma } of after) {
				expect(mu).toBeCloseTo(30);
				expect(sigma).toBeLessThan(4);
			}
		}
	});

	test('of unequals who share the place come together', () => {
		const [strong, weak] = skillsAfter([known(30), known(20)], [1, 1]);
		expect(strong?.mu).toBeLessThan(30);
		expect(weak?.mu).toBeGreaterThan(20);
	});

	test('change more where the outcome is a surprise', () => {
		const gain = (mu: number) => (skillsAfter([known(mu), known(25)], [1, 2])[0]?.mu ?? 0) - mu;
		expect(gain(15)).toBeGreaterThan(gain(25));
		expect(gain(25)).toBeGreaterThan(gain(35));
		expect(gain(35)).toBeGreaterThan(0);
	});

	test.each([3, 4])('of %s newcomers are in the order of their places', (count) => {
		const places = Array.from({ length: count }, (_, index) => count - index);
		const means = skillsAfter(Array(count).fill(UNKNOWN), places).map(({ mu }) => mu);
		expect(means).toEqual(means.toSorted((a, b) => a - b));
		expect(new Set(means).size).toBe(count);
	});

	const skill = fc.record({
		mu: fc.double({ min: -20, max: 80, noNaN: true }),
		sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
	});
	const game = fc
		.integer({ min: 2, max: 4 })
		.chain((count) =>
			fc.tuple(
				fc.array(skill, { minLength: count, maxLength: count }),
				fc.array(fc.integer({ min: 1, max: count }), { minLength: count, maxLength: count }),
			),
		);

	test('are numbers, never less sure than before, and do not depend on who sits where', () => {
		fc.assert(
			fc.property(game, ([before, places]) => {
				const after = skillsAfter(before, places);
				for (const [index, { mu, sigma }] of after.entries()) {
					expect(Number.isFinite(mu)).toBe(true);
					expect(sigma).toBeGreaterThan(0);
					expect(sigma).toBeLessThanOrEqual(before[index]?.sigma ?? 0);
				}
				const turned = skillsAfter(before.toReversed(), places.toReversed()).toReversed();
				for (const [index, { mu, sigma }] of turned.entries()) {
					expect(mu).toBeCloseTo(after[index]?.mu ?? 0);
					expect(sigma).toBeCloseTo(after[index]?.sigma ?? 0);
				}
			}),
			{ seed: 1, numRuns: 300 },
		);
	});

	test('show a number that never falls for whoever won alone', () => {
		fc.assert(
			fc.property(game, ([before]) => {
				const places = before.map((_, index) => (index === 0 ? 1 : 2));
				const [winner] = skillsAfter(before, places);
				expect(numberOf(winner ?? UNKNOWN)).toBeGreaterThanOrEqual(numberOf(before[0] ?? UNKNOWN));
			}),
			{ seed: 1, numRuns: 300 },
		);
	});
});

test.each<[Skill, number]>([
	[UNKNOWN, 1000],
	[{ mu: 30, sigma: 2 }, 1960],
	[{ mu: 25, sigma: 2.004 }, 1760],
	[{ mu: 5, sigma: 8 }, 240],
	[{ mu: -50, sigma: 8 }, 0],
])('%j is shown as %s', (skill, number) => {
	expect(numberOf(skill)).toBe(number);
});
