// What every store does with ratings.
import { describe, expect, test } from 'vitest';
import type { Judge, Players, RatedTable } from '../players.ts';
import { finished, raise } from '../test-help.ts';

export function ratingsContract(here: () => Players): void {
	describe('ratings', () => {
		test('are what the judge made of those before', async () => {
			const asked: unknown[] = [];
			const judge: Judge = (before) => {
				asked.push(before);
				return before.map((_, place) => ({ mu: 25 - place / 3, sigma: 8.1 }));
			};
			expect(await here().rate(finished('t1', ['ann', 'bot:classic:club']), judge)).toBe(true);
			expect(await here().rate(finished('t2', ['ben', 'ann']), judge)).toBe(true);
			expect(asked).toEqual([
				[null, null],
				[null, { mu: 25, sigma: 8.1 }],
			]);
			expect(await here().ratingsOf('ann')).toEqual([{ size: 2, mu: 25 - 1 / 3, sigma: 8.1, games: 2 }]);
			expect(await here().ratingsOf('bot:classic:club')).toEqual([{ size: 2, mu: 25 - 1 / 3, sigma: 8.1, games: 1 }]);
			expect(await here().ratingsOf('nobody')).toEqual([]);
		});

		test('are remembered as each table changed them', async () => {
			const players = here();
			await players.rate(finished('t1', ['ann', 'ben']), raise(1));
			// Whoever asks right after a game hears of it, though nobody has waited for its rating.
			void players.rate(finished('t2', ['ann', 'cem']), raise(2));
			expect(await players.ratingChange('t2', 'ann')).toEqual({
				size: 2,
				before: { mu: 11, sigma: 2.5 },
				after: { mu: 13, sigma: 2.5 },
			});
			expect(await players.ratingChange('t1', 'ann')).toEqual({ size: 2, before: null, after: { mu: 11, sigma: 2.5 } });
			expect(await players.ratingChange('t2', 'ben')).toBeNull();
			expect(await players.ratingChange('nowhere', 'ann')).toBeNull();
		});

		test('are remembered of accounts alone as tables changed them: nobody asks that of a bot', async () => {
			const players = here();
			expect(await players.rate(finished('t', ['ann', 'bot:classic:club']), raise(1))).toBe(true);
			expect(await players.ratingChange('t', 'ann')).not.toBeNull();
			expect(await players.ratingChange('t', 'bot:classic:club')).toBeNull();
			expect(await players.ratingsOf('bot:classic:club')).toHaveLength(1);
		});

		test('are apart for each number of players', async () => {
			await here().rate(finished('t1', ['ann', 'ben'], { size: 4 }), raise(4));
			await here().rate(finished('t2', ['ann', 'ben'], { size: 2 }), raise(2));
			await here().rate(finished('t3', ['ann', 'cem'], { size: 2 }), raise(1));
			expect(await here().ratingsOf('ann')).toEqual([
				{ size: 2, mu: 13, sigma: 2.5, games: 2 },
				{ size: 4, mu: 14, sigma: 2.5, games: 1 },
			]);
		});

		test('come once from each table, however often it is told', async () => {
			const told = await Promise.all([1, 2, 3].map((by) => here().rate(finished('t', ['ann', 'ben']), raise(by))));
			expect(told).toEqual([true, false, false]);
			expect(await here().rate(finished('t', ['cem', 'dan'], { size: 3 }), raise(1))).toBe(false);
			expect(await here().ratingsOf('ann')).toEqual([{ size: 2, mu: 11, sigma: 2.5, games: 1 }]);
			expect(await here().ratingsOf('cem')).toEqual([]);
		});

		test('of tables that end at the same time build on each other', async () => {
			const tables = Array.from({ length: 50 }, (_, number) => `t${number}`);
			await Promise.all(tables.map((table) => here().rate(finished(table, ['ann', 'ben']), raise(1))));
			expect(await here().ratingsOf('ann')).toEqual([{ size: 2, mu: 60, sigma: 2.5, games: 50 }]);
		});

		test.each<[string, Judge]>([
			[
				'throws',
				() => {
					throw new RangeError('no idea');
				},
			],
			['forgets somebody', () => [{ mu: 1, sigma: 1 }]],
			['makes no sense', () => Array(2).fill({ mu: Number.NaN, sigma: 1 })],
			['is too sure', () => Array(2).fill({ mu: 1, sigma: 0 })],
		])('of a judge that %s are not taken, and the neighbours are', async (_, judge) => {
			const settled = await Promise.allSettled([
				here().rate(finished('t1', ['ann', 'ben']), raise(1)),
				here().rate(finished('t2', ['ann', 'ben']), judge),
				here().rate(finished('t3', ['ann', 'ben']), raise(1)),
			]);
			expect(settled).toMatchObject([
				{ status: 'fulfilled', value: true },
				{ status: 'rejected', reason: expect.any(RangeError) },
				{ status: 'fulfilled', value: true },
			]);
			expect(await here().rate(finished('t2', ['ann', 'ben']), raise(1))).toBe(true);
			expect(await here().ratingsOf('ben')).toEqual([{ size: 2, mu: 13, sigma: 2.5, games: 3 }]);
		});

		test.each<[string, Partial<RatedTable>]>([
			['somebody twice', { subjects: ['ann', 'ann'] }],
			['no table', { table: '' }],
			['half a time', { at: 0.5 }],
		])('of %s are refused', async (_, wrong) => {
			await expect(here().rate(finished('t', ['ann', 'ben'], wrong), raise(1))).rejects.toThrow(RangeError);
		});
	});
}
