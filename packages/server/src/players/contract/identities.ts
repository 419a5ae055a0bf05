// What every store does with identities and with the keys of personal links.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Players, SeatGift } from '../players.ts';
import { gift, someone } from '../test-help.ts';

export function identitiesContract(here: () => Players): void {
	describe('identities', () => {
		test('are known by their token', async () => {
			const { identity, token } = await here().createIdentity('Ann', 1000);
			expect(identity).toEqual({ id: identity.id, name: 'Ann', account: null, createdAt: 1000, lastSeenAt: 1000 });
			expect(await here().identify(token)).toEqual(identity);
			expect(await here().identity(identity.id)).toEqual(identity);
		});

		test('are as many as are asked for, each with a token of its own', async () => {
			const created = await Promise.all(Array.from({ length: 20 }, () => here().createIdentity(null, 1000)));
			expect(new Set(created.flatMap(({ identity, token }) => [identity.id, token])).size).toBe(40);
			for (const { identity, token } of created) expect((await here().identify(token))?.id).toBe(identity.id);
		});

		test.each(['', 'nobody', ' ', '\0', '\ud800', 'x'.repeat(100_000)])('have no token like %j', async (token) => {
			const { identity } = await here().createIdentity('Ann', 1000);
			expect(await here().identify(token)).toBeNull();
			expect(await here().identify(identity.id)).toBeNull();
			expect(await here().identity(token)).toBeNull();
		});

		test('can be named anew', async () => {
			const [ann, ben] = [await someone(here(), 'Ann'), await someone(here(), 'Ben')];
			expect(await here().rename(ann, 'Anna ☂')).toBe(true);
			expect(await here().rename('nobody', 'Anna')).toBe(false);
			expect((await here().identity(ann))?.name).toBe('Anna ☂');
			expect((await here().identity(ben))?.name).toBe('Ben');
			await here().rename(ann, null);
			expect((await here().identity(ann))?.name).toBeNull();
		});

		test('were last seen at the latest time noted', async () => {
			const ann = await someone(here());
			await here().seen(ann, 3000);
			await here().seen(ann, 2000);
			await here().seen('nobody', 9000);
			expect(await here().identity(ann)).toMatchObject({ createdAt: 1000, lastSeenAt: 3000 });
		});

		test('are one person each, known or not', async () => {
			const ann = await someone(here());
			expect(await here().devicesOf(ann)).toEqual([ann]);
			expect(await here().devicesOf('nobody')).toEqual(['nobody']);
		});

		test.each<[string, (players: Players) => Promise<unknown>]>([
			['an empty name', (players) => players.createIdentity('', 1000)],
			['half a character in a name', (players) => players.createIdentity('\ud800', 1000)],
			['an endless name', (players) => players.rename('ann', 'x'.repeat(201))],
			['a time between milliseconds', (players) => players.createIdentity('Ann', 0.5)],
			['no time', (players) => players.seen('ann', Number.NaN)],
		])('%s is refused, and its neighbours are not', async (_, ask) => {
			const [before, refused, behind] = await Promise.allSettled([someone(here()), ask(here()), someone(here())]);
			expect([before.status, refused.status, behind.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
			await expect(ask(here())).rejects.toThrow(RangeError);
		});
	});

	describe('keys of personal links', () => {
		const given: SeatGift = gift({ table: 'table-1', seat: 2, identity: 'ann' });
		let key: string;
		beforeEach(async () => {
			key = await here().makeKey(given, 5000);
		});

		test('give their seat once', async () => {
			expect(await here().useKey(key, 4999)).toEqual(given);
			expect(await here().useKey(key, 4999)).toBeNull();
		});

		test('can be looked at as often as one likes, while they are good', async () => {
			for (let times = 0; times < 2; times++) expect(await here().lookAtKey(key, 4999)).toEqual(given);
			expect(await here().lookAtKey(key, 5000)).toBeNull();
			expect(await here().lookAtKey('made up', 1)).toBeNull();
			await here().useKey(key, 4999);
			expect(await here().lookAtKey(key, 4999)).toBeNull();
		});

		test('give it to one, however many use them at the same time', async () => {
			const used = await Promise.all(Array.from({ length: 5 }, () => here().useKey(key, 1)));
			expect(used).toEqual([given, null, null, null, null]);
		});

		test('give nothing when they have expired', async () => {
			expect(await here().useKey(key, 5000)).toBeNull();
			expect(await here().useKey(key, 4000)).toBeNull();
		});

		test('give nothing after a new one was made for the seat', async () => {
			const other = await here().makeKey({ ...given, seat: 1 }, 5000);
			const elsewhere = await here().makeKey({ ...given, table: 'table-2' }, 5000);
			const again = await here().makeKey({ ...given, identity: 'ben' }, 6000);
			expect(await here().useKey(key, 1)).toBeNull();
			expect(await here().useKey(again, 5500)).toEqual({ ...given, identity: 'ben' });
			expect(await here().useKey(other, 1)).toEqual({ ...given, seat: 1 });
			expect(await here().useKey(elsewhere, 1)).toEqual({ ...given, table: 'table-2' });
		});

		test('cannot be made up', async () => {
			for (const made of ['', 'table-1', 'x'.repeat(100_000)]) expect(await here().useKey(made, 1)).toBeNull();
			const { token } = await here().createIdentity(null, 1000);
			expect(await here().useKey(token, 1)).toBeNull();
			expect(await here().identify(key)).toBeNull();
		});

		test.each<[string, Partial<SeatGift>, number]>([
			['no seat', { seat: -1 }, 5000],
			['half a seat', { seat: 0.5 }, 5000],
			['no table', { table: '' }, 5000],
			['no end', {}, Number.POSITIVE_INFINITY],
		])('with %s are refused', async (_, wrong, expiresAt) => {
			await expect(here().makeKey(gift(wrong), expiresAt)).rejects.toThrow(RangeError);
		});
	});
}
