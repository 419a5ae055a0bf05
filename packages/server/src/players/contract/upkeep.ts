// What every store does with what nobody can use any more.
import { describe, expect, test } from 'vitest';
import { hostOf, type Players, type Tidied, UNUSED_AFTER } from '../players.ts';
import { challenge, gift, passkey, someone, tableIdsOf } from '../test-help.ts';

const NOW = 2 * UNUSED_AFTER;
const LONG_AGO = NOW - UNUSED_AFTER;

export function upkeepContract(here: () => Players): void {
	const tidy = async (now = NOW): Promise<void> => {
		let after: Tidied | null | undefined;
		while (after !== null) after = await here().tidy(now, after);
	};
	const isThere = async (id: string): Promise<boolean> => (await here().identity(id)) !== null;

	describe('tidying', () => {
		test('deletes identities that nobody ever used, however many they are', async () => {
			const created = await Promise.all(
				Array.from({ length: 1200 }, (_, index) => here().createIdentity(null, LONG_AGO - (index % 7))),
			);
			await tidy();
			for (const { identity, token } of created)
				expect([await isThere(identity.id), await here().identify(token)]).toEqual([false, null]);
		});

		test('leaves those who were there since', async () => {
			const [late, back] = [await someone(here(), 'Ann', LONG_AGO + 1), await someone(here(), 'Ben', 1)];
			await here().seen(back, LONG_AGO + 1);
			await tidy();
			expect([await isThere(late), await isThere(back)]).toEqual([true, true]);
			await tidy(NOW + 1);
			expect([await isThere(late), await isThere(back)]).toEqual([false, false]);
		});

		test('leaves everybody with an account or a table, one that they opened too', async () => {
			const [member, player, host] = [
				await someone(here(), null, 1),
				await someone(here(), null, 1),
				await someone(here(), null, 1),
			];
			await here().register(member, 'account', passkey('k'), 1);
			await here().addTable(player, 't', 1);
			await here().addTable(hostOf(host), 'u', 1);
			await tidy();
			expect([await isThere(member), await isThere(player), await isThere(host)]).toEqual([true, true, true]);
			expect(await tableIdsOf(here(), player)).toEqual(['t']);
		});

		test('deletes keys and challenges that have expired, and no others', async () => {
			const [old, good] = [await here().makeKey(gift(), NOW), await here().makeKey(gift({ seat: 1 }), NOW + 1)];
			await here().setChallenge('ann', 'register', challenge('old', { expiresAt: NOW }));
			await here().setChallenge('ann', 'sign-in', challenge('good', { expiresAt: NOW + 1 }));
			await tidy();
			// Asked as if it were still before their end: they are gone, not only expired.
			expect([await here().useKey(old, 1), await here().useKey(good, 1)]).toEqual([null, gift({ seat: 1 })]);
			expect(await here().takeChallenge('ann', 'register', 1)).toBeNull();
			expect(await here().takeChallenge('ann', 'sign-in', 1)).toMatchObject({ value: 'good' });
		});
	});

	test('a table at which nothing was played is forgotten for everybody, and only that one', async () => {
		for (const identity of ['ann', 'ben', hostOf('ann')]) await here().addTable(identity, 't', 10);
		await here().addTable('ann', 'u', 10);
		await here().forgetTable('t');
		await here().forgetTable('nowhere');
		expect(await tableIdsOf(here(), 'ann')).toEqual(['u']);
		expect([await tableIdsOf(here(), 'ben'), await tableIdsOf(here(), hostOf('ann'))]).toEqual([[], []]);
	});
}
