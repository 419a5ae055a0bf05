// For whom a game is played is written down when it begins: nobody gets out of a rating by signing out, or by moving the seat.
import type { TableEntry } from '../tables/index.ts';
import type { TablePlayers } from './ports.ts';

export const withAccounts = (
	entries: readonly TableEntry[],
	players: Pick<TablePlayers, 'identity'>,
): Promise<readonly TableEntry[]> =>
	Promise.all(
		entries.map(async (entry) => {
			if (entry.type !== 'began') return entry;
			const accounts = entry.occupants.map(async (occupant) =>
				occupant.type === 'person' ? ((await players.identity(occupant.identity))?.account ?? null) : null,
			);
			return { ...entry, accounts: await Promise.all(accounts) };
		}),
	);
