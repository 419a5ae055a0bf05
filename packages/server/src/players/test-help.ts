// Short ways to fill players; for tests only.
import type { Challenge, Judge, Passkey, Players, RatedTable, SeatGift } from './players.ts';
import type { Secrets } from './secrets.ts';

/** Ids and secrets in a row, the same in every run. */
export function countedSecrets(): Secrets {
	let ids = 0;
	let secrets = 0;
	return { id: () => `i${++ids}`, secret: () => `secret-${++secrets}` };
}

/** A new identity by its id alone. */
export const someone = async (players: Players, name: string | null = null, at = 1000): Promise<string> =>
	(await players.createIdentity(name, at)).identity.id;

export const passkey = (id: string, rest: Partial<Passkey> = {}): Passkey => ({
	id,
	publicKey: Uint8Array.of(1, 2, 3),
	counter: 0,
	transports: ['internal'],
	...rest,
});

export const challenge = (value: string, rest: Partial<Challenge> = {}): Challenge => ({
	value,
	account: null,
	expiresAt: 5000,
	...rest,
});

export const gift = (rest: Partial<SeatGift> = {}): SeatGift => ({ table: 't', seat: 0, identity: 'ann', ...rest });

export const finished = (table: string, subjects: readonly string[], rest: Partial<RatedTable> = {}): RatedTable => ({
	table,
	subjects,
	size: 2,
	at: 1000,
	...rest,
});

/** Everybody's mean goes up by so much from 10. */
export const raise =
	(by: number): Judge =>
	(before) =>
		before.map((skill) => ({ mu: (skill?.mu ?? 10) + by, sigma: 2.5 }));

export const tableIdsOf = async (players: Players, identity: string, limit = 99): Promise<readonly string[]> =>
	(await players.tablesOf(identity, limit)).map(({ table }) => table);
