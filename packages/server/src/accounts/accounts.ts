// Accounts without passwords and without e-mail: whoever holds the passkey is let in. An account joins the devices of one person.
import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { no, ok, type Result } from '@tessera/engine';
import type { Problem } from '@tessera/protocol';
import { nanoid } from 'nanoid';
import {
	type Identity,
	type KnownPasskey,
	MOST_DEVICES,
	mustBePasskey,
	type Passkey,
	type Players,
} from '../players/index.ts';
import type { RegistrationBody, SignInBody } from './forms.ts';
import type { Site } from './site.ts';

/** How long somebody may take to touch their authenticator. */
const PATIENCE = 5 * 60_000;
export const MOST_PASSKEYS = 50;
const GAME = 'Tessera';
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const BEGIN_FIRST: Problem = { code: 'not-now', message: 'This was not begun, or too long ago: begin again.' };
const NOT_VERIFIED: Problem = { code: 'forbidden', message: 'The passkey could not be verified.' };
const NOT_KNOWN: Problem = { code: 'not-found', message: 'This passkey is not known here.' };
const KNOWN_ALREADY: Problem = { code: 'not-now', message: 'This passkey is known already: sign in with it.' };
const LAST_ONE: Problem = { code: 'not-now', message: 'This is the last passkey: add another one first.' };
const ALL_DEVICES: Problem = {
	code: 'account-full',
	message: `${MOST_DEVICES} devices are signed in to this account: sign one of them out first.`,
};
const ALL_PASSKEYS: Problem = {
	code: 'account-full',
	message: `This account has ${MOST_PASSKEYS} passkeys: take one of them out first.`,
};
const NO_DEVICE: Problem = { code: 'not-found', message: 'There is no such device in your account.' };

export type AccountAnswer = Result<{ readonly account: string }, Problem>;

/** Why this device may not even begin: an authenticator would keep a passkey that nobody takes. */
export async function whyNoPasskey(players: Players, { account }: Identity): Promise<Problem | null> {
	const isFull = account !== null && (await players.passkeysOf(account)).length >= MOST_PASSKEYS;
	return isFull ? ALL_PASSKEYS : null;
}

/** What a new passkey is to be like: for the account of the device, or for a new one. */
export async function beginRegistration(
	players: Players,
	site: Site,
	identity: Identity,
	now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const account = identity.account ?? nanoid();
	const name = identity.name ?? GAME;
	const options = await generateRegistrationOptions({
		rpName: GAME,
		rpID: site.id,
		userName: name,
		userDisplayName: name,
		userID: Uint8Array.from(Buffer.from(account)),
		timeout: PATIENCE,
		attestationType: 'none',
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: (await players.passkeysOf(account)).map(({ id, transports }) => ({
			id,
			transports: [...transports],
		})),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	});
	await players.setChallenge(identity.id, 'register', {
		value: options.challenge,
		account,
		expiresAt: now + PATIENCE,
	});
	return options;
}

/** What a library finds wrong with something from outside it throws, whatever it is; all of it means no. */
async function orNull<T>(verifying: () => Promise<T | null>): Promise<T | null> {
	try {
		return await verifying();
	} catch {
		return null;
	}
}

/**
 * No attestation was asked for. One that comes with certificates all the same is not looked at: to check it, addresses written
 * in it might be asked.
 */
function hasCertificates(attestationObject: string): boolean {
	const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
	const format = attestation.get('fmt');
	return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined);
}

const verifiedPasskey = (site: Site, { id, response }: RegistrationBody, challenge: string): Promise<Passkey | null> =>
	orNull(async () => {
		const { clientDataJSON, attestationObject, transports = [] } = response;
		if (hasCertificates(attestationObject)) return null;
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: {
				id,
				rawId: id,
				type: 'public-key',
				clientExtensionResults: {},
				response: { clientDataJSON, attestationObject },
			},
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: site.id,
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!verified) return null;
		const { credential } = registrationInfo;
		const passkey = { id: credential.id, publicKey: credential.publicKey, counter: credential.counter, transports };
		mustBePasskey(passkey);
		return passkey;
	});

/**
 * Whether the device is still as it was when it began. One that was signed out meanwhile must not leave a passkey behind in the
 * account, and one that was signed in elsewhere must not be moved.
 */
async function isStillFor(players: Players, identity: Identity, account: string): Promise<boolean> {
	if (identity.account !== null) return identity.account === account;
	return (await players.passkeysOf(account)).length === 0;
}

export async function finishRegistration(
	players: Players,
	site: Site,
	identity: Identity,
	body: RegistrationBody,
	now: number,
): Promise<AccountAnswer> {
	const challenge = await players.takeChallenge(identity.id, 'register', now);
	const account = challenge?.account ?? null;
	if (challenge === null || account === null || !(await isStillFor(players, identity, account))) return no(BEGIN_FIRST);
	const passkey = await verifiedPasskey(site, body, challenge.value);
	if (passkey === null) return no(NOT_VERIFIED);
	if ((await players.passkeysOf(account)).length >= MOST_PASSKEYS) return no(ALL_PASSKEYS);
	const { kind } = await players.register(identity.id, account, passkey, now);
	if (kind === 'registered') return ok({ account });
	return no(kind === 'passkey-exists' ? KNOWN_ALREADY : BEGIN_FIRST);
}

/** Any passkey for this site will do: it says itself which account it is for. */
export async function beginSignIn(
	players: Players,
	site: Site,
	identity: Identity,
	now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const options = await generateAuthenticationOptions({
		rpID: site.id,
		timeout: PATIENCE,
		userVerification: 'required',
	});
	await players.setChallenge(identity.id, 'sign-in', {
		value: options.challenge,
		account: null,
		expiresAt: now + PATIENCE,
	});
	return options;
}

/** The new count of the passkey, if it has really signed the challenge. */
const verifiedCounter = (
	site: Site,
	{ id, response }: SignInBody,
	passkey: KnownPasskey,
	challenge: string,
): Promise<number | null> =>
	orNull(async () => {
		const { clientDataJSON, authenticatorData, signature, userHandle } = response;
		if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.account) return null;
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: {
				id,
				rawId: id,
				type: 'public-key',
				clientExtensionResults: {},
				response: { clientDataJSON, authenticatorData, signature },
			},
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: site.id,
			credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
		});
		return verified ? authenticationInfo.newCounter : null;
	});

/** `onLeft` hears of a device that was signed out to make room. */
export async function finishSignIn(
	players: Players,
	site: Site,
	identity: Identity,
	body: SignInBody,
	now: number,
	onLeft: (device: string) => void = () => {},
): Promise<AccountAnswer> {
	const challenge = await players.takeChallenge(identity.id, 'sign-in', now);
	if (challenge === null) return no(BEGIN_FIRST);
	const passkey = await players.passkey(body.id);
	if (passkey === null) return no(NOT_KNOWN);
	const counter = await verifiedCounter(site, body, passkey, challenge.value);
	if (counter === null) return no(NOT_VERIFIED);
	const answer = await players.signIn(identity.id, passkey.id, counter, now);
	if (answer.kind !== 'signed-in') return no(answer.kind === 'all-devices' ? ALL_DEVICES : NOT_KNOWN);
	if (answer.left !== null) onLeft(answer.left);
	return ok({ account: answer.account });
}

/** For a device that was lost or sold; it has to be signed out besides, if it is signed in. */
export async function removePasskey(players: Players, identity: Identity, id: string): Promise<Result<null, Problem>> {
	if (identity.account === null) return no(NOT_KNOWN);
	const { kind } = await players.removePasskey(identity.account, id);
	if (kind === 'removed') return ok(null);
	return no(kind === 'last' ? LAST_ONE : NOT_KNOWN);
}

/** Signs a device out, the own one or another of the same account. */
export async function signOutDevice(
	players: Players,
	identity: Identity,
	device: string,
): Promise<Result<null, Problem>> {
	const devices = identity.account === null ? [] : await players.identitiesIn(identity.account);
	if (!devices.some(({ id }) => id === device)) return no(NO_DEVICE);
	return (await players.signOut(device)) ? ok(null) : no(NO_DEVICE);
}
