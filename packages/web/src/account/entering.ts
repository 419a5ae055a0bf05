// The ways into an account, each from the first question to the last: the server begins, the browser asks for the passkey, the
// server checks what came of it.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type Asked, identify } from '../online/api.ts';
import { leaveAccount, noticeAccount } from '../online/left.ts';
import { ownName, rememberName } from '../online/memory.ts';
import {
	type Account,
	accountHere,
	beginPasskey,
	beginSignIn,
	bringPasskey,
	bringSignIn,
	introduce,
	removePasskey,
	signOut,
} from './api.ts';
import { type Step, type Trouble, troubleOf, troubleWith } from './trouble.ts';

/** Null when all went well. */
export type Outcome = Promise<Trouble | null>;

const troubleIn = (step: Step, asked: Asked<unknown>): Trouble | null =>
	asked.ok ? null : troubleOf(step, asked.problem.code);

interface Ceremony<Options, Proof> {
	readonly step: 'register' | 'sign-in';
	begin(): Promise<Asked<Options>>;
	prove(options: Options): Promise<Proof>;
	bring(proof: Proof): Promise<Asked<unknown>>;
}

async function perform<Options, Proof>({ step, begin, prove, bring }: Ceremony<Options, Proof>): Outcome {
	const me = await identify();
	if (!me.ok) return troubleOf('look', me.problem.code);
	// For the lists of passkeys and devices; without it they are nameless, and that is all.
	if (ownName() !== '') await introduce(ownName());
	const begun = await begin();
	if (!begun.ok) return troubleOf('begin', begun.problem.code);
	try {
		return troubleIn(step, await bring(await prove(begun.value)));
	} catch (error) {
		return troubleWith(step, error);
	}
}

/** Makes a passkey, for a new account or for that of this device. */
export const makePasskey = (): Outcome =>
	perform({
		step: 'register',
		begin: beginPasskey,
		prove: (optionsJSON) => startRegistration({ optionsJSON }),
		bring: bringPasskey,
	});

export const signIn = (): Outcome =>
	perform({
		step: 'sign-in',
		begin: beginSignIn,
		prove: (optionsJSON) => startAuthentication({ optionsJSON }),
		bring: bringSignIn,
	});

export const removeFromAccount = async (passkey: string): Outcome => troubleIn('remove', await removePasskey(passkey));

export async function signOutDevice(device: string, isThis: boolean): Outcome {
	const trouble = troubleIn('sign-out', await signOut(device));
	if (isThis && !trouble) leaveAccount();
	return trouble;
}

/** The account of this device, or why it cannot be told. */
export async function lookAt(): Promise<Account | null | Trouble> {
	const asked = await accountHere();
	if (asked.ok) noticeAccount(asked.value?.id ?? null);
	return asked.ok ? asked.value : troubleOf('look', asked.problem.code);
}

/** A device that has just joined lists the games of the others at home, and goes by their name; whether it has a new one. */
export async function settleIn({ devices }: Account): Promise<boolean> {
	const known = ownName();
	const name = known || (devices.find((device) => device.name !== null)?.name ?? '');
	rememberName(name);
	return known !== name && (await introduce(name)).ok;
}
