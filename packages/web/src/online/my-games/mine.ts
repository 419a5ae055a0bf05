// One's tables for home: the newest, and what still goes on of those further down. The server lists what was sat down at, begun or
// over last; a slow game may have many of these before it, so they are looked through once, and it is asked for by itself from then on.
import type { TableCard } from '@tessera/protocol';
import { type Asked, myTables, type TableList, tableCard } from '../api.ts';

/** As far down as is looked at first: some hundreds of tables. */
const PAGES_AT_FIRST = 6;

/** Whether it is somebody's still: a seat may have moved to another device meanwhile, or been freed. */
const isStillMine = ({ status, seat, kept }: TableCard): boolean =>
	status !== 'over' && (seat !== null || kept !== undefined);

export function tablesForHome(list = myTables, one = tableCard): () => Promise<Asked<TableList>> {
	/** What was not over when it was looked at last; null until the list was looked through. */
	let open: readonly string[] | null = null;
	return async () => {
		const asked = await list(open === null ? PAGES_AT_FIRST : 1);
		if (!asked.ok) return asked;
		const { cards, hasMore } = asked.value;
		const listed = new Set(cards.map(({ id }) => id));
		const below = (open ?? []).filter((id) => !listed.has(id));
		const told = await Promise.all(below.map((id) => one(id)));
		const still = told.flatMap((each) => (each.ok && isStillMine(each.value) ? [each.value] : []));
		// Of what could not be asked for nothing is known: it may be there the next time.
		const unknown = below.filter((_, index) => told[index]?.ok === false && told[index].problem.code !== 'not-found');
		const all = [...cards, ...still];
		open = [...all.filter(({ status }) => status !== 'over').map(({ id }) => id), ...unknown];
		return { ok: true, value: { cards: all, hasMore } };
	};
}
