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

		test('are read on from any of them, also from one that has gone meanwhile', async () => {
			for (const [table, at] of Object.entries({ b: 20, a: 20, c: 10, d: 30 })) await here().addTable('ann', table, at);
			const from = async (table: string, at: number, limit = 9) =>
				(await here().tablesOf('ann', limit, { table, at })).map((each) => each.table);
			expect(await from('d', 30)).toEqual(['b', 'a', 'c']);
			expect(await from('b', 20, 1)).toEqual(['a']);
			expect(await from('a', 20)).toEqual(['c']);
			expect(await from('c', 10)).toEqual([]);
			await here().removeTable('ann', 'b');
			expect(await from('b', 20)).toEqual(['a', 'c']);
			// Whoever reads on sees nothing twice where one has moved to the front meanwhile.
			await here().touch('c', 50);
			expect(await from('d', 30)).toEqual(['a']);
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
			expect(await here().tablesOf(laptop, 1, { table: 'both', at: 40 })).toEqual([{ table: 'b', at: 30 }]);
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
			['no place to go on from', (players) => players.tablesOf('ann', 1, { table: '', at: 1 })],
		])('with %s are refused', async (_, ask) => {
			await expect(ask(here())).rejects.toThrow(RangeError);
		});
	});
}
