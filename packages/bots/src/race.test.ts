// Who drops out of a race, and who must not.
import { describe, expect, test } from 'vitest';
import { Race } from './race.ts';
import { Random } from './random.ts';

function run(race: Race, rounds: number, trial: (runner: number) => number): void {
	for (let i = 0; i < rounds; i++) race.run(trial);
}

describe('a race', () => {
	test('lets go of those that are clearly behind, and of nobody else', () => {
		const random = new Random('race');
		const race = new Race(3, 2.5);
		run(race, 64, (runner) => ([0, -0.01, -5][runner] as number) + random.fraction());
		race.eliminate();
		expect(race.runners).toEqual([0, 1]);
	});
	test('compares by pairs: a small difference that is always there counts', () => {
		const random = new Random('pairs');
		const race = new Race(2, 2.5);
		for (let i = 0; i < 32; i++) {
			const world = 100 * random.fraction();
			race.run((runner) => world + (runner === 1 ? 0.1 + 0.01 * random.fraction() : 0));
		}
		race.eliminate();
		expect(race.runners).toEqual([1]);
	});
	test('keeps those that are equal in every world', () => {
		const race = new Race(2, 2.5);
		run(race, 32, () => 7);
		race.eliminate();
		expect(race.runners).toEqual([0, 1]);
	});
	test('one that dropped out keeps the mean it had', () => {
		const random = new Random('mean');
		const race = new Race(2, 2);
		run(race, 32, (runner) => (runner === 0 ? 10 : 0) + random.fraction());
		race.eliminate();
		const mean = race.mean(1);
		run(race, 8, () => 99);
		expect(race.runners).toEqual([0]);
		expect(race.mean(1)).toBe(mean);
		expect(race.leader).toBe(0);
	});
	test('what one that dropped out is worth is told by the worlds that both saw', () => {
		const race = new Race(2, 2);
		for (let world = 0; world < 16; world++) race.run((runner) => world - (runner === 1 ? 3 + (world % 2) : 0));
		race.eliminate();
		for (let world = 0; world < 16; world++) race.run(() => -100);
		expect(race.runners).toEqual([0]);
		expect(race.mean(1)).toBeGreaterThan(race.mean(0));
		expect(race.worth(1)).toBeCloseTo(race.worth(0) - 3.5);
	});
	test('knows how far off the difference to the leader may be, from the worlds that both saw', () => {
		const random = new Random('error');
		const lags = Array.from({ length: 400 }, () => {
			const race = new Race(2, 2);
			for (let i = 0; i < 20; i++) {
				const world = 100 * random.fraction();
				race.run((runner) => world + (runner === 1 ? 6 * random.fraction() - 20 : 0));
			}
			race.eliminate();
			race.run(() => 99);
			return { worth: race.worth(1) - race.worth(0), error: race.error(1), own: race.error(0) };
		});
		const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;
		const mean = meanOf(lags.map(({ worth }) => worth));
		const spread = Math.sqrt(meanOf(lags.map(({ worth }) => (worth - mean) ** 2)));
		expect(meanOf(lags.map(({ error }) => error)) / spread).toBeCloseTo(1, 1);
		expect(lags.every(({ own }) => own === 0)).toBe(true);
	});
	test('one world says nothing of what chance may do', () => {
		const race = new Race(2, 2);
		run(race, 1, (runner) => runner);
		expect(race.error(0)).toBe(Infinity);
	});
	test('lets go of one that is behind by the same in every world', () => {
		const race = new Race(2, 2);
		run(race, 16, (runner) => -runner);
		race.eliminate();
		expect(race.runners).toEqual([0]);
	});
});
