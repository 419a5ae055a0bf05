// What is asked of the server about the account of this device.
import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { GameName } from '@tessera/engine';
import type { BotLevel } from '@tessera/protocol';
import { type Asked, data, done, identify } from '../online/api.ts';

export interface Rating {
	/** How many play: each number has a rating of its own. */
	readonly size: number;
	readonly number: number;
	readonly games: number;
}

export interface Device {
	readonly id: string;
	/** That of the player, where one was given. */
	readonly name: string | null;
	readonly lastSeenAt: number;
	readonly isThis: boolean;
}

export interface Passkey {
	readonly id: string;
	readonly createdAt: number;
	readonly lastUsedAt: number;
}

export interface Account {
	readonly id: string;
	readonly devices: readonly Device[];
	readonly passkeys: readonly Passkey[];
	readonly ratings: readonly Rating[];
}

export interface BotRatings {
	readonly level: BotLevel;
	readonly ratings: readonly Rating[];
}

/** The account that this device is signed in to; null when there is none. */
export async function accountHere(): Promise<Asked<Account | null>> {
	const me = await identify();
	if (!me.ok) return me;
	const asked = await data<{ readonly account: Account | null }>('account');
	return asked.ok ? { ok: true, value: asked.value.account } : asked;
}

/** Tells the server how the player is called, for the lists of passkeys and devices. */
export const introduce = (name: string) => data<unknown>('identity', { name });

export const beginPasskey = () => data<PublicKeyCredentialCreationOptionsJSON>('account/passkeys/begin', {});

export const bringPasskey = (made: RegistrationResponseJSON) => data<unknown>('account/passkeys', made);

export const removePasskey = (id: string) => done('DELETE', `account/passkeys/${encodeURIComponent(id)}`);

export const beginSignIn = () => data<PublicKeyCredentialRequestOptionsJSON>('account/sign-in/begin', {});

export const bringSignIn = (signed: AuthenticationResponseJSON) => data<unknown>('account/sign-in', signed);

export const signOut = (device: string) => done('POST', 'account/sign-out', { device });

export async function botRatings(game: GameName): Promise<Asked<readonly BotRatings[]>> {
	const asked = await data<{ readonly bots: readonly BotRatings[] }>(`ratings/bots/${game}`);
	return asked.ok ? { ok: true, value: asked.value.bots } : asked;
}
