// Which tables somebody has opened: they count until they are over, whether their host sits at them or not.
import type { Answer } from '@tessera/protocol';
import { hostOf, type TablesOfPeople } from '../players/players.ts';
import { type Referee, tableIdFor } from '../referee/index.ts';

interface Ports {
	readonly referee: Referee;
	readonly players: Pick<TablesOfPeople, 'addTable' | 'removeTable' | 'tablesOf'>;
	now(): number;
}

/** The referee, with everything that is opened noted for who opened it. */
export function noting({ referee, players, now }: Ports): Referee {
	const note = async (identity: string, answer: Answer): Promise<Answer> => {
		// It is open whether it is counted or not: a note that fails spoils nothing else.
		if (answer.ok && answer.table !== undefined)
			await players.addTable(hostOf(identity), answer.table, now()).catch(() => {});
		return answer;
	};
	return {
		...referee,
		create: async (identity, wish, id) => note(identity, await referee.create(identity, wish, id)),
		// A rematch is a table too, for everybody who asks for it; nothing else opens one.
		command: (identity, table, envelope) => {
			const answer = referee.command(identity, table, envelope);
			return envelope.command.type === 'rematch' ? answer.then((opened) => note(identity, opened)) : answer;
		},
	};
}

/**
 * Whether somebody has opened so many tables that are not over, and this request has not opened one of them: sent again, it gets the
 * answer of the first time. Those that are over are forgotten on the way.
 */
export async function mayNotOpen(
	{ referee, players }: Ports,
	{ identity, requestId, most }: { readonly identity: string; readonly requestId: string; readonly most: number },
): Promise<boolean> {
	if (await referee.table(null, tableIdFor(identity, requestId))) return false;
	const host = hostOf(identity);
	for (;;) {
		const noted = await players.tablesOf(host, most);
		if (noted.length < most) return false;
		const cards = await Promise.all(noted.map(({ table }) => referee.table(null, table)));
		const over = noted.filter((_, index) => (cards[index]?.status ?? 'over') === 'over');
		if (over.length === 0) return true;
		for (const { table } of over) await players.removeTable(host, table);
	}
}
