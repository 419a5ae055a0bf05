// The first entries of a new table.
import { commitTo, type Seat, type Secret } from '@tessera/engine';
import type { TableTerms } from '@tessera/protocol';
import type { TableEntry } from './entries.ts';
import type { TableState } from './state.ts';

export type Opening = readonly [TableEntry, ...TableEntry[]];

export const openTable = (terms: TableTerms, host: string, secret: Secret): Opening => [
	{
		type: 'created',
		terms,
		host,
		secret,
		commitment: commitTo(secret),
		reserved: Array.from({ length: terms.seats }, () => null),
	},
];

/** The same people again, everybody one seat further. The seats of people wait for them: their browsers add to the new deal. */
export function openRematch({ terms, seats }: TableState, host: string, secret: Secret): Opening {
	const turned = [...seats.slice(-1), ...seats.slice(0, -1)];
	const reserved = turned.map((occupant) => (occupant?.type === 'person' ? occupant.identity : null));
	const reservedNames = turned.map((occupant) => (occupant?.type === 'person' ? occupant.name : null));
	const again = { ...terms, seats: seats.length };
	const bots = turned.flatMap((occupant, seat): readonly TableEntry[] =>
		occupant?.type === 'bot' ? [{ type: 'sat', seat: seat as Seat, occupant }] : [],
	);
	const commitment = commitTo(secret);
	return [{ type: 'created', terms: again, host, secret, commitment, reserved, reservedNames }, ...bots];
}
