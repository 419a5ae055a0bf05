// How many devices and passkeys an account may have.
import { beforeEach, expect, test } from 'vitest';
import { type Identity, MOST_DEVICES, memoryPlayers, type Players, UNUSED_AFTER } from '../players/index.ts';
import { passkey } from '../players/test-help.ts';
import { beginRegistration, beginSignIn, finishRegistration, finishSignIn, MOST_PASSKEYS } from './accounts.ts';
import { SoftAuthenticator } from './authenticator.ts';

const ORIGIN = 'https://play.example.org';
const SITE = { id: 'play.example.org', origin: ORIGIN };
const NOW = 2 * UNUSED_AFTER;

let players: Players;
let authenticator: SoftAuthenticator;
let laptop: Identity;
let account = '';
const left: string[] = [];

const known = async (id: string): Promise<Identity> => (await players.identity(id)) ?? expect.fail(`there is ${id}`);

async function signIn(device: Identity) {
	const options = await beginSignIn(players, SITE, device, NOW);
	return finishSignIn(players, SITE, device, authenticator.get(options), NOW, (id) => left.push(id));
}

async function register(device: Identity, from: SoftAuthenticator) {
	const options = await beginRegistration(players, SITE, device, NOW);
	return finishRegistration(players, SITE, device, from.create(options), NOW);
}

beforeEach(async () => {
	players = memoryPlayers();
	authenticator = new SoftAuthenticator(ORIGIN);
	left.length = 0;
	({ identity: laptop } = await players.createIdentity('Ann', NOW - 1));
	const made = await register(laptop, authenticator);
	account = made.ok ? made.value.account : expect.fail(made.problem.message);
	const [{ id } = { id: '' }] = await players.passkeysOf(account);
	for (let each = 1; each < MOST_DEVICES; each++) {
		const { identity } = await players.createIdentity(null, NOW - 10 - each);
		await players.signIn(identity.id, id, 0, NOW);
	}
	expect(await players.identitiesIn(account)).toHaveLength(MOST_DEVICES);
});

test('an account that has all its devices takes no other, and says what to do', async () => {
	const { identity: phone } = await players.createIdentity('Phone', NOW);
	expect(await signIn(phone)).toEqual({
		ok: false,
		problem: { code: 'account-full', message: '50 devices are signed in to this account: sign one of them out first.' },
	});
	expect(await known(phone.id)).toMatchObject({ account: null });
	// One of them signs in again.
	expect(await signIn(await known(laptop.id))).toMatchObject({ ok: true });
	await players.signOut(laptop.id);
	expect(await signIn(phone)).toMatchObject({ ok: true });
	expect(left).toEqual([]);
});

test('a device that was away for long makes room', async () => {
	const { identity: old } = await players.createIdentity('Old', NOW - UNUSED_AFTER);
	const [{ id } = { id: '' }] = await players.passkeysOf(account);
	await players.signOut(laptop.id);
	await players.signIn(old.id, id, 0, NOW);
	const { identity: phone } = await players.createIdentity('Phone', NOW);
	expect(await signIn(phone)).toMatchObject({ ok: true, value: { account } });
	expect(left).toEqual([old.id]);
	expect(await known(old.id)).toMatchObject({ account: null });
	expect(await players.identitiesIn(account)).toHaveLength(MOST_DEVICES);
});

test('nor does it take passkeys without end', async () => {
	for (let each = 1; each < MOST_PASSKEYS; each++) await players.register(laptop.id, account, passkey(`k${each}`), NOW);
	expect(await register(await known(laptop.id), new SoftAuthenticator(ORIGIN))).toEqual({
		ok: false,
		problem: { code: 'account-full', message: 'This account has 50 passkeys: take one of them out first.' },
	});
	expect(await players.passkeysOf(account)).toHaveLength(MOST_PASSKEYS);
});
