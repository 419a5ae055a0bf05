// Accounts from beginning to end, with passkeys that really sign, and everything that must not pass for one.
import { beforeEach, describe, expect, test } from 'vitest';
import { type Identity, memoryPlayers, type Players } from '../players/index.ts';
import { tableIdsOf } from '../players/test-help.ts';
import {
	beginRegistration,
	beginSignIn,
	finishRegistration,
	finishSignIn,
	removePasskey,
	signOutDevice,
} from './accounts.ts';
import { type Quirks, SoftAuthenticator } from './authenticator.ts';
import { shownAccount } from './shown.ts';

const SITE = { id: 'play.example.org', origin: 'https://play.example.org' };
const NOW = 1_000_000;
const LATE = NOW + 5 * 60_000;

let players: Players;
let device: SoftAuthenticator;
let ann: Identity;

const identityNamed = async (name: string | null): Promise<Identity> =>
	(await players.createIdentity(name, 1)).identity;
const again = async ({ id }: Identity): Promise<Identity> => {
	const identity = await players.identity(id);
	if (!identity) throw new Error('nobody');
	return identity;
};

beforeEach(async () => {
	players = memoryPlayers();
	device = new SoftAuthenticator(SITE.origin);
	ann = await identityNamed('Ann');
	return () => players.close();
});

async function register(identity: Identity, quirks: Quirks = {}, authenticator = device, now = NOW) {
	const options = await beginRegistration(players, SITE, await again(identity), NOW);
	return finishRegistration(players, SITE, await again(identity), authenticator.create(options, quirks), now);
}

async function signIn(identity: Identity, quirks: Quirks = {}, authenticator = device, now = NOW) {
	const options = await beginSignIn(players, SITE, identity, NOW);
	return finishSignIn(players, SITE, identity, authenticator.get(options, quirks), now);
}

async function registered(identity: Identity, authenticator = device): Promise<string> {
	const answer = await register(identity, {}, authenticator);
	if (!answer.ok) throw new Error(answer.problem.message);
	return answer.value.account;
}

describe('registering', () => {
	test('makes an account with a passkey, and signs the device in', async () => {
		const account = await registered(ann);
		expect((await again(ann)).account).toBe(account);
		expect(await players.passkeysOf(account)).toMatchObject([
			{ counter: 1, transports: ['internal', 'hybrid'], createdAt: NOW, lastUsedAt: NOW },
		]);
	});

	test('asks for a passkey that can be found without a name, for this site, with the name of the player', async () => {
		const options = await beginRegistration(players, SITE, ann, NOW);
		expect(options).toMatchObject({
			rp: { id: 'play.example.org', name: 'Tessera' },
			user: { name: 'Ann', displayName: 'Ann' },
			attestation: 'none',
			authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		});
		const unnamed = await beginRegistration(players, SITE, await identityNamed(null), NOW);
		expect(unnamed.user.name).toBe('Tessera');
		expect(unnamed.challenge).not.toBe(options.challenge);
		expect(unnamed.user.id).not.toBe(options.user.id);
	});

	test('adds a passkey to the account of a device that is signed in, from another authenticator', async () => {
		const account = await registered(ann);
		const options = await beginRegistration(players, SITE, await again(ann), NOW);
		expect(options.excludeCredentials?.map(({ id }) => id)).toEqual(
			(await players.passkeysOf(account)).map(({ id }) => id),
		);
		const key = new SoftAuthenticator(SITE.origin);
		expect(await finishRegistration(players, SITE, await again(ann), key.create(options), NOW)).toEqual({
			ok: true,
			value: { account },
		});
		expect(await players.passkeysOf(account)).toHaveLength(2);
		const phone = await identityNamed(null);
		expect(await signIn(phone, {}, key)).toEqual({ ok: true, value: { account } });
	});

	test('takes a passkey that vouches for itself, as some do unasked', async () => {
		expect(await register(ann, { attestation: 'self' })).toMatchObject({ ok: true });
		expect(await signIn(await identityNamed(null))).toMatchObject({ ok: true });
	});

	test.each<[string, Quirks]>([
		['for another site', { origin: 'https://play.example.org.evil.example' }],
		['with another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
		['of which nobody knows who touched it', { isVerified: false }],
		['that nobody touched', { isPresent: false, isVerified: false }],
		['with a strange attestation', { attestation: { format: 'strange', statement: new Map() } }],
		['with more than asked for', { attestation: { format: 'none', statement: new Map([['sig', 1]]) } }],
		['with certificates', { attestation: { format: 'packed', statement: new Map([['x5c', [Buffer.of(1)]]]) } }],
	])('takes no passkey %s', async (_, quirks) => {
		const answer = await register(ann, quirks);
		expect(answer).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
		expect((await again(ann)).account).toBeNull();
	});

	test('takes no passkey that cannot be kept, whatever the browser calls it', async () => {
		const made = device.create(await beginRegistration(players, SITE, ann, NOW), { id: Buffer.alloc(0) });
		const called = { ...made, id: 'somehow' };
		expect(await finishRegistration(players, SITE, ann, called, NOW)).toMatchObject({
			ok: false,
			problem: { code: 'forbidden' },
		});
	});

	test('takes no answer twice, late, or from another', async () => {
		const notNow = { ok: false, problem: { code: 'not-now' } };
		expect(await register(ann, {}, device, LATE)).toMatchObject(notNow);
		const options = await beginRegistration(players, SITE, ann, NOW);
		const made = device.create(options);
		const eve = await identityNamed('Eve');
		expect(await finishRegistration(players, SITE, eve, made, NOW)).toMatchObject(notNow);
		expect(await finishRegistration(players, SITE, ann, made, NOW)).toMatchObject({ ok: true });
		expect(await finishRegistration(players, SITE, await again(ann), made, NOW)).toMatchObject(notNow);
	});

	test('takes no passkey that is known already', async () => {
		const made = device.create(await beginRegistration(players, SITE, ann, NOW));
		await finishRegistration(players, SITE, ann, made, NOW);
		const eve = await identityNamed('Eve');
		const { challenge } = await beginRegistration(players, SITE, eve, NOW);
		const clientDataJSON = Buffer.from(
			JSON.stringify({ type: 'webauthn.create', challenge, origin: SITE.origin }),
		).toString('base64url');
		const copied = { ...made, response: { ...made.response, clientDataJSON } };
		expect(await finishRegistration(players, SITE, eve, copied, NOW)).toMatchObject({
			ok: false,
			problem: { code: 'not-now' },
		});
		expect((await again(eve)).account).toBeNull();
	});

	test('adds nothing to an account that the device has been signed out of meanwhile', async () => {
		const account = await registered(ann);
		const options = await beginRegistration(players, SITE, await again(ann), NOW);
		await players.signOut(ann.id);
		const late = await finishRegistration(players, SITE, await again(ann), device.create(options), NOW);
		expect(late).toMatchObject({ ok: false, problem: { code: 'not-now' } });
		expect(await players.passkeysOf(account)).toHaveLength(1);
	});

	test('makes no account for a device that has been signed in to one meanwhile', async () => {
		const eve = await identityNamed('Eve');
		const account = await registered(ann);
		const options = await beginRegistration(players, SITE, eve, NOW);
		const made = new SoftAuthenticator(SITE.origin).create(options);
		await signIn(eve);
		expect(await finishRegistration(players, SITE, await again(eve), made, NOW)).toMatchObject({
			ok: false,
			problem: { code: 'not-now' },
		});
		expect((await again(eve)).account).toBe(account);
	});

	test.each(['', '!', 'AAAA', Buffer.alloc(5000, 0x81).toString('base64url'), '_'.repeat(7000)])(
		'takes nothing like %.20j',
		async (text) => {
			for (const field of ['clientDataJSON', 'attestationObject'] as const) {
				const made = device.create(await beginRegistration(players, SITE, ann, NOW));
				const spoilt = { ...made, response: { ...made.response, [field]: text } };
				expect(await finishRegistration(players, SITE, ann, spoilt, NOW)).toMatchObject({
					ok: false,
					problem: { code: 'forbidden' },
				});
			}
		},
	);
});

describe('signing in', () => {
	let account: string;
	let phone: Identity;
	beforeEach(async () => {
		account = await registered(ann);
		phone = await identityNamed('Anna');
	});

	test('joins another device to the account, with the tables of both', async () => {
		await players.addTable(ann.id, 'on-laptop', 10);
		await players.addTable(phone.id, 'on-phone', 20);
		expect(await signIn(phone)).toEqual({ ok: true, value: { account } });
		expect((await again(phone)).account).toBe(account);
		for (const { id } of [ann, phone]) expect(await tableIdsOf(players, id)).toEqual(['on-phone', 'on-laptop']);
		expect((await players.passkeysOf(account))[0]).toMatchObject({ counter: 2 });
	});

	test('asks for no name: the passkey says which account it is', async () => {
		const options = await beginSignIn(players, SITE, phone, NOW);
		expect(options).toMatchObject({ rpId: 'play.example.org', userVerification: 'required' });
		expect(options.allowCredentials ?? []).toEqual([]);
	});

	test('works again and again, and with an authenticator that does not count', async () => {
		for (const _ of [1, 2, 3]) expect(await signIn(phone)).toMatchObject({ ok: true });
		const other = new SoftAuthenticator(SITE.origin);
		const ben = await identityNamed('Ben');
		await register(ben, { counting: 0 }, other);
		for (const _ of [1, 2]) expect(await signIn(phone, { counting: 0 }, other)).toMatchObject({ ok: true });
		expect((await again(phone)).account).toBe((await again(ben)).account);
	});

	test.each<[string, Quirks]>([
		['for another site', { origin: 'https://evil.example' }],
		['with another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
		['of which nobody knows who touched it', { isVerified: false }],
		['whose counter went back, as that of a copy does', { counting: -1 }],
		['in the name of another account', { userHandle: Buffer.from('another').toString('base64url') }],
	])('is refused to a passkey %s', async (_, quirks) => {
		expect(await signIn(phone, quirks)).toMatchObject({ ok: false, problem: { code: 'forbidden' } });
		expect((await again(phone)).account).toBeNull();
	});

	test('is refused to a signature of something else', async () => {
		const first = device.get(await beginSignIn(players, SITE, phone, NOW));
		const second = device.get(await beginSignIn(players, SITE, phone, NOW));
		const forged = { ...second, response: { ...second.response, signature: first.response.signature } };
		expect(await finishSignIn(players, SITE, phone, forged, NOW)).toMatchObject({
			ok: false,
			problem: { code: 'forbidden' },
		});
	});

	test('is refused twice, late, or from another', async () => {
		const notNow = { ok: false, problem: { code: 'not-now' } };
		expect(await signIn(phone, {}, device, LATE)).toMatchObject(notNow);
		const signed = device.get(await beginSignIn(players, SITE, phone, NOW));
		const eve = await identityNamed('Eve');
		expect(await finishSignIn(players, SITE, eve, signed, NOW)).toMatchObject(notNow);
		expect(await finishSignIn(players, SITE, phone, signed, NOW)).toMatchObject({ ok: true });
		expect(await finishSignIn(players, SITE, phone, signed, NOW)).toMatchObject(notNow);
		await beginSignIn(players, SITE, phone, NOW);
		expect(await finishSignIn(players, SITE, phone, signed, NOW)).toMatchObject({
			ok: false,
			problem: { code: 'forbidden' },
		});
	});

	test('is refused to a passkey that is not known, in words of its own', async () => {
		const stranger = new SoftAuthenticator(SITE.origin);
		stranger.create(await beginRegistration(players, SITE, phone, NOW));
		expect(await signIn(phone, {}, stranger)).toMatchObject({ ok: false, problem: { code: 'not-found' } });
	});

	test('moves a device from one account to another', async () => {
		const other = new SoftAuthenticator(SITE.origin);
		const theirs = await registered(phone, other);
		expect(theirs).not.toBe(account);
		await signIn(phone);
		expect((await again(phone)).account).toBe(account);
		await signIn(phone, {}, other);
		expect((await again(phone)).account).toBe(theirs);
	});
});

describe('signing out', () => {
	test('leaves a device with what was played from it, and the account to the others', async () => {
		const account = await registered(ann);
		const phone = await identityNamed('Anna');
		await players.addTable(ann.id, 'on-laptop', 10);
		await signIn(phone);
		expect(await signOutDevice(players, await again(phone), phone.id)).toEqual({ ok: true, value: null });
		expect((await again(phone)).account).toBeNull();
		expect(await tableIdsOf(players, phone.id)).toEqual([]);
		expect((await again(ann)).account).toBe(account);
	});

	test('may be done for another device of the account, and for no other', async () => {
		await registered(ann);
		const phone = await identityNamed('Anna');
		await signIn(phone);
		const eve = await identityNamed('Eve');
		await registered(eve, new SoftAuthenticator(SITE.origin));
		const notFound = { ok: false, problem: { code: 'not-found' } };
		expect(await signOutDevice(players, await again(eve), phone.id)).toMatchObject(notFound);
		expect(await signOutDevice(players, await again(ann), eve.id)).toMatchObject(notFound);
		expect(await signOutDevice(players, await again(ann), 'nobody')).toMatchObject(notFound);
		expect(await signOutDevice(players, await again(ann), phone.id)).toMatchObject({ ok: true });
		expect((await again(phone)).account).toBeNull();
		expect(await signOutDevice(players, await again(phone), phone.id)).toMatchObject(notFound);
		expect(await signOutDevice(players, await again(phone), ann.id)).toMatchObject(notFound);
	});
});

test('a passkey that was taken out opens nothing, and only the owner takes it out', async () => {
	const account = await registered(ann);
	const lost = device;
	const [gone] = await players.passkeysOf(account);
	const id = gone?.id ?? '';
	expect(await removePasskey(players, await again(ann), id)).toMatchObject({ ok: false, problem: { code: 'not-now' } });
	await registered(ann, new SoftAuthenticator(SITE.origin));
	const eve = await identityNamed('Eve');
	const notFound = { ok: false, problem: { code: 'not-found' } };
	expect(await removePasskey(players, eve, id)).toMatchObject(notFound);
	await registered(eve, new SoftAuthenticator(SITE.origin));
	expect(await removePasskey(players, await again(eve), id)).toMatchObject(notFound);
	expect(await removePasskey(players, await again(ann), id)).toEqual({ ok: true, value: null });
	expect(await signIn(eve, {}, lost)).toMatchObject(notFound);
});

test('an account shows its devices, passkeys and ratings, and nothing that opens it', async () => {
	expect(await shownAccount(players, ann)).toBeNull();
	const account = await registered(ann);
	const phone = await identityNamed(null);
	await signIn(phone);
	await players.rate({ table: 't', size: 3, subjects: [account, 'bot:cards:club'], at: 1 }, (before) =>
		before.map(() => ({ mu: 30, sigma: 2 })),
	);
	const [passkey] = await players.passkeysOf(account);
	expect(await shownAccount(players, await again(phone))).toEqual({
		id: account,
		devices: expect.arrayContaining([
			{ id: ann.id, name: 'Ann', lastSeenAt: 1, isThis: false },
			{ id: phone.id, name: null, lastSeenAt: 1, isThis: true },
		]),
		passkeys: [{ id: passkey?.id, createdAt: NOW, lastUsedAt: NOW }],
		ratings: [{ size: 3, number: 1960, games: 1 }],
	});
});
