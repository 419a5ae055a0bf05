// What every store does with accounts: passkeys, challenges, and the devices that are signed in.
import { describe, expect, test } from 'vitest';
import { type Passkey, type Players, PURPOSES, UNUSED_AFTER } from '../players.ts';
import { MOST_DEVICES } from '../room.ts';
import { challenge, passkey, someone } from '../test-help.ts';

export function accountsContract(here: () => Players): void {
	describe('challenges', () => {
		test('are taken once', async () => {
			const asked = challenge('c1', { account: 'account' });
			await here().setChallenge('ann', 'register', asked);
			expect(await here().takeChallenge('ann', 'register', 4999)).toEqual(asked);
			expect(await here().takeChallenge('ann', 'register', 4999)).toBeNull();
		});

		test('are taken by one, however many ask at the same time', async () => {
			await here().setChallenge('ann', 'sign-in', challenge('c1'));
			const taken = await Promise.all([1, 2, 3].map((now) => here().takeChallenge('ann', 'sign-in', now)));
			expect(taken).toEqual([challenge('c1'), null, null]);
		});

		test('expire', async () => {
			await here().setChallenge('ann', 'sign-in', challenge('c1'));
			expect(await here().takeChallenge('ann', 'sign-in', 5000)).toBeNull();
			expect(await here().takeChallenge('ann', 'sign-in', 1)).toBeNull();
		});

		test('are replaced by the next, and only by one of the same identity and purpose', async () => {
			for (const identity of ['ann', 'ben'])
				for (const purpose of PURPOSES)
					await here().setChallenge(identity, purpose, challenge(`${identity}-${purpose}`));
			await here().setChallenge('ann', 'register', challenge('newer', { expiresAt: 9000 }));
			expect((await here().takeChallenge('ann', 'register', 6000))?.value).toBe('newer');
			expect((await here().takeChallenge('ann', 'sign-in', 1))?.value).toBe('ann-sign-in');
			expect((await here().takeChallenge('ben', 'register', 1))?.value).toBe('ben-register');
			expect(await here().takeChallenge('cem', 'register', 1)).toBeNull();
		});
	});

	describe('accounts', () => {
		test('begin with a passkey, and the device that brought it is signed in', async () => {
			const ann = await someone(here(), 'Ann');
			const key = passkey('key_1-A', { publicKey: Uint8Array.of(0, 255, 7), counter: 3, transports: ['usb', 'nfc'] });
			expect(await here().register(ann, 'account', key, 2000)).toEqual({ kind: 'registered' });
			const known = { ...key, account: 'account', createdAt: 2000, lastUsedAt: 2000 };
			expect(await here().passkey('key_1-A')).toEqual(known);
			expect(await here().passkeysOf('account')).toEqual([known]);
			expect((await here().identity(ann))?.account).toBe('account');
			expect((await here().identitiesIn('account')).map(({ id, name }) => [id, name])).toEqual([[ann, 'Ann']]);
		});

		test('have any number of passkeys', async () => {
			const ann = await someone(here());
			for (const [at, id] of ['b', 'a', 'c'].entries()) await here().register(ann, 'account', passkey(id), at);
			expect((await here().passkeysOf('account')).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
			expect(await here().passkeysOf('nowhere')).toEqual([]);
			expect(await here().passkey('nowhere')).toBeNull();
		});

		test('have passkeys that no other account has', async () => {
			const [ann, eve] = [await someone(here()), await someone(here())];
			const asked = [ann, eve].map((identity, at) => here().register(identity, `of-${at}`, passkey('k'), at));
			expect(await Promise.all(asked)).toEqual([{ kind: 'registered' }, { kind: 'passkey-exists' }]);
			expect((await here().passkey('k'))?.account).toBe('of-0');
			expect((await here().identity(eve))?.account).toBeNull();
		});

		test('let go of passkeys, but not of the last', async () => {
			const [ann, ben] = [await someone(here()), await someone(here())];
			for (const [at, id] of ['a', 'b', 'c'].entries()) await here().register(ann, 'account', passkey(id), at);
			await here().register(ben, 'another', passkey('d'), 1);
			expect(await here().removePasskey('account', 'd')).toEqual({ kind: 'unknown-passkey' });
			expect(await here().removePasskey('account', 'nowhere')).toEqual({ kind: 'unknown-passkey' });
			const removed = await Promise.all(['a', 'b', 'c'].map((id) => here().removePasskey('account', id)));
			expect(removed).toEqual([{ kind: 'removed' }, { kind: 'removed' }, { kind: 'last' }]);
			expect((await here().passkeysOf('account')).map(({ id }) => id)).toEqual(['c']);
			expect(await here().passkey('a')).toBeNull();
			expect(await here().signIn(ben, 'a', 1, 1)).toEqual({ kind: 'unknown' });
			expect((await here().identity(ann))?.account).toBe('account');
			expect(await here().passkey('d')).not.toBeNull();
		});

		test('are not for identities that nobody knows', async () => {
			expect(await here().register('nobody', 'account', passkey('k'), 1)).toEqual({ kind: 'unknown-identity' });
			expect(await here().passkey('k')).toBeNull();
			await here().register(await someone(here()), 'account', passkey('k'), 1);
			expect(await here().signIn('nobody', 'k', 5, 9)).toEqual({ kind: 'unknown' });
			expect(await here().passkey('k')).toMatchObject({ counter: 0, lastUsedAt: 1 });
			expect(await here().signOut('nobody')).toBe(false);
		});

		test('join devices, which are one person then', async () => {
			const [laptop, phone, tablet] = [
				await someone(here(), 'Ann', 10),
				await someone(here(), 'Anna', 20),
				await someone(here(), null, 30),
			];
			await here().register(phone, 'account', passkey('k'), 100);
			expect(await here().signIn(tablet, 'k', 7, 200)).toEqual({ kind: 'signed-in', account: 'account', left: null });
			expect(await here().signIn(laptop, 'k', 5, 150)).toMatchObject({ kind: 'signed-in' });
			expect(await here().signIn(laptop, 'unknown', 1, 300)).toEqual({ kind: 'unknown' });
			expect(await here().passkey('k')).toMatchObject({ counter: 7, lastUsedAt: 200 });
			expect((await here().identitiesIn('account')).map(({ id }) => id)).toEqual([laptop, phone, tablet]);
			expect(await here().devicesOf(phone)).toEqual([phone, laptop, tablet]);
			expect(await here().devicesOf(laptop)).toEqual([laptop, phone, tablet]);
		});

		test('are left by a device at a time, and can be entered again', async () => {
			const [laptop, phone] = [await someone(here()), await someone(here())];
			await here().register(laptop, 'account', passkey('k'), 1);
			await here().signIn(phone, 'k', 0, 2);
			expect(await here().signOut(laptop)).toBe(true);
			expect(await here().signOut(laptop)).toBe(false);
			expect(await here().devicesOf(laptop)).toEqual([laptop]);
			expect(await here().devicesOf(phone)).toEqual([phone]);
			await here().signOut(phone);
			expect(await here().identitiesIn('account')).toEqual([]);
			expect(await here().signIn(phone, 'k', 0, 3)).toMatchObject({ kind: 'signed-in' });
			expect((await here().identity(phone))?.account).toBe('account');
		});

		test('have so many devices and no more, however many come at once', async () => {
			const first = await someone(here(), 'Ann', UNUSED_AFTER);
			await here().register(first, 'account', passkey('k'), UNUSED_AFTER);
			const comers = await Promise.all(
				Array.from({ length: MOST_DEVICES + 5 }, () => someone(here(), null, UNUSED_AFTER)),
			);
			const at = 2 * UNUSED_AFTER - 1;
			const kinds = (await Promise.all(comers.map((comer) => here().signIn(comer, 'k', 9, at)))).map(
				({ kind }) => kind,
			);
			expect(kinds.filter((kind) => kind === 'signed-in')).toHaveLength(MOST_DEVICES - 1);
			expect(kinds.filter((kind) => kind === 'all-devices')).toHaveLength(6);
			expect(await here().identitiesIn('account')).toHaveLength(MOST_DEVICES);
			// Who is signed in may always sign in again.
			expect(await here().signIn(first, 'k', 9, at)).toEqual({ kind: 'signed-in', account: 'account', left: null });

			// Whoever was away for long makes room, and only for somebody who enters.
			for (const each of comers) await here().seen(each, at);
			expect(await here().signIn('nobody', 'k', 10, at + 1)).toEqual({ kind: 'unknown' });
			expect((await here().identity(first))?.account).toBe('account');
			const [last = ''] = comers.slice(-1);
			expect(await here().signIn(last, 'k', 10, at + 1)).toEqual({
				kind: 'signed-in',
				account: 'account',
				left: first,
			});
			expect((await here().identity(first))?.account).toBeNull();
			expect(await here().identitiesIn('account')).toHaveLength(MOST_DEVICES);
		});

		test('let a device go when it enters another', async () => {
			const [ann, ben] = [await someone(here()), await someone(here())];
			await here().register(ann, 'of-ann', passkey('a'), 1);
			await here().register(ben, 'of-ben', passkey('b'), 1);
			await here().signIn(ann, 'b', 0, 2);
			expect(await here().devicesOf(ben)).toEqual([ben, ann]);
			expect(await here().identitiesIn('of-ann')).toEqual([]);
		});

		test('keep what they were told, whatever becomes of it outside', async () => {
			const ann = await someone(here());
			const publicKey = Uint8Array.of(1, 2, 3);
			const transports = ['usb'];
			const registering = here().register(ann, 'account', passkey('k', { publicKey, transports }), 1);
			publicKey[0] = 99;
			transports.push('ble');
			await registering;
			const read = await here().passkey('k');
			if (read) read.publicKey[1] = 99;
			expect(await here().passkey('k')).toMatchObject({ publicKey: Uint8Array.of(1, 2, 3), transports: ['usb'] });
		});

		test.each<[string, Partial<Passkey>]>([
			['an id that is no base64url', { id: 'a/b' }],
			['no key', { publicKey: Uint8Array.of() }],
			['a counter below 0', { counter: -1 }],
			['a transport without a name', { transports: [''] }],
		])('take no passkey with %s', async (_, wrong) => {
			const ann = await someone(here());
			await expect(here().register(ann, 'account', passkey('k', wrong), 1)).rejects.toThrow(RangeError);
			expect((await here().identity(ann))?.account).toBeNull();
		});

		test.each<[string, (players: Players) => Promise<unknown>]>([
			['a challenge of nothing', (players) => players.setChallenge('ann', 'register', challenge(''))],
			[
				'a challenge for ever',
				(players) => players.setChallenge('ann', 'register', challenge('c', { expiresAt: 0.5 })),
			],
			['half a count', (players) => players.signIn('ann', 'k', 0.5, 1)],
		])('refuse %s', async (_, ask) => {
			await expect(ask(here())).rejects.toThrow(RangeError);
		});
	});
}
