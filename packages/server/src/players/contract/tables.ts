// What every store does with the tables of people.
import { describe, expect, test } from 'vitest';
import type { Players } from '../players.ts';
import { passkey, someone, tableIdsOf } from '../test-help.ts';

export function tablesContract(here: () => Players): void {
	describe('tables of people', () => {
		test('come with the newest first, and by id where times are equal', async () => {
			for (const [table, at] of Object.entries({ b: 20, a: 20, c: 10, d: 30 })) await here().addTable('ann', table, at);
			await here().addTable('ben', 'e', 40);
			expect(await here().tablesOf('ann', 3)).toEqual([
				{ table: 'd', at: 30 },
				{ table: 'b', at: 20 },
				{ table: 'a', at: 20 },
			]);
			expect(await tableIdsOf(here(), 'ann')).toEqual(['d', 'b', 'a', 'c']);
			expect(await tableIdsOf(here(), 'cem')).toEqual([]);
		});

		test('are there once, at the latest time', async () => {
			for (const at of [20, 30, 10]) await here().addTable('ann', 'a', at);
			expect(await here().tablesOf('ann', 9)).toEqual([{ table: 'a', at: 30 }]);
		});

		test('move for everybody who has them', async () => {
			for (const identity of ['ann', 'ben']) {
				await here().addTable(identity, 'a', 10);
				await here().addTable(identity, 'b', 20);
			}
			await here().touch('a', 30);
			await here().touch('b', 5);
			await here().touch('nowhere', 50);
			for (const identity of ['ann', 'ben'])
				expect(await here().tablesOf(identity, 9)).toEqual([
					{ table: 'a', at: 30 },
					{ table: 'b', at: 20 },
				]);
		});

		test('go for one, and stay for others', async () => {
			for (const identity of ['ann', 'ben']) await here().addTable(identity, 'a', 10);
			await here().removeTable('ann', 'a');
			await here().removeTable('ann', 'nowhere');
			expect([await tableIdsOf(here(), 'ann'), await tableIdsOf(here(), 'ben')]).toEqual([[], ['a']]);
		});

		test('are those of all devices of an account, each once', async () => {
			const [laptop, phone, stranger] = [await someone(here()), await someone(here()), await someone(here())];
			await here().addTable(laptop, 'a', 10);
			await here().addTable(laptop, 'both', 20);
			await here().addTable(phone, 'both', 40);
			await here().addTable(phone, 'b', 30);
			await here().addTable(stranger, 'c', 50);
			await here().register(laptop, 'account', passkey('k'), 1);
			await here().signIn(phone, 'k', 0, 2);
			for (const device of [laptop, phone])
				expect(await here().tablesOf(device, 9)).toEqual([
					{ table: 'both', at: 40 },
					{ table: 'b', at: 30 },
					{ table: 'a', at: 10 },
				]);
			expect(await tableIdsOf(here(), phone, 1)).toEqual(['both']);
			expect(await tableIdsOf(here(), stranger)).toEqual(['c']);
			await here().signOut(phone);
			expect(await tableIdsOf(here(), phone)).toEqual(['both', 'b']);
			expect(await tableIdsOf(here(), laptop)).toEqual(['both', 'a']);
		});

		test.each<[string, (players: Players) => Promise<unknown>]>([
			['no table', (players) => players.addTable('ann', '', 1)],
			['no identity', (players) => players.addTable('', 'a', 1)],
			['half a time', (players) => players.touch('a', 0.5)],
			['room for nothing', (players) => players.tablesOf('ann', 0)],
		])('with %s are refused', async (_, ask) => {
			await expect(ask(here())).rejects.toThrow(RangeError);
		});
	});
}
