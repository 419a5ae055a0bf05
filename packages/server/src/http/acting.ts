// As whom somebody acts at a table: a person with an account plays from each of their devices, whichever took the seat.
import type { Identity, Players } from '../players/players.ts';
import type { Referee } from '../referee/index.ts';

/** The identity of the device that has the person's seat at this table, or for which one is kept; their own where none has. */
export const actingAs = (
	referee: Pick<Referee, 'table'>,
	players: Pick<Players, 'devicesOf'>,
	{ id, account }: Identity,
	table: string,
): string | Promise<string> => (account === null ? id : deviceOf(referee, players, id, table));

async function deviceOf(
	referee: Pick<Referee, 'table'>,
	players: Pick<Players, 'devicesOf'>,
	id: string,
	table: string,
): Promise<string> {
	let awaited: string | null = null;
	for (const device of await players.devicesOf(id)) {
		const card = await referee.table(device, table);
		if (card === null) return id;
		if (card.seat !== null) return device;
		if (card.kept !== undefined) awaited ??= device;
	}
	return awaited ?? id;
}
