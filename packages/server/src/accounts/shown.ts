// An account as its owner sees it.
import type { Identity, Players } from '../players/index.ts';
import { type ShownRating, shownRatings } from '../ratings/index.ts';

export interface ShownAccount {
	readonly id: string;
	/** The devices that are signed in. */
	readonly devices: readonly {
		readonly id: string;
		readonly name: string | null;
		readonly lastSeenAt: number;
		readonly isThis: boolean;
	}[];
	readonly passkeys: readonly { readonly id: string; readonly createdAt: number; readonly lastUsedAt: number }[];
	readonly ratings: readonly ShownRating[];
}

/** The account that this device is signed in to; null when there is none. */
export async function shownAccount(players: Players, identity: Identity): Promise<ShownAccount | null> {
	const { account } = identity;
	if (account === null) return null;
	const devices = await players.identitiesIn(account);
	const passkeys = await players.passkeysOf(account);
	return {
		id: account,
		devices: devices.map(({ id, name, lastSeenAt }) => ({ id, name, lastSeenAt, isThis: id === identity.id })),
		passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => ({ id, createdAt, lastUsedAt })),
		ratings: await shownRatings(players, account),
	};
}
