// One's tables for home: the newest, and what still goes on of those further down. The server lists what was sat down at, begun or
// over last; a slow game may have many of these before it, so they are looked through once, and it is asked for by itself from then on.
import type { TableCard } from '@tessera/protocol';
import { type Asked, type ListSoFar, myTablesSoFar, tableCard } from '../api.ts';

/** As far down as is looked at first: some hundreds of tables. */
const PAGES_AT_FIRST = 6;
/** So many are asked for by themselves at a time, in turn: whoever asks for too much at once is told nothing, and cannot move either. */
const MOST_AT_ONCE = 40;

const isSeated = ({ seat, kept }: TableCard): boolean => seat !== null || kept !== undefined;

/**
 * Whether it is somebody's still: a seat may have moved to another device meanwhile, or been freed. Whoever is told of a table where they
 * have none, nor had one, has opened it.
 */
const isStillMine = (before: TableCard, now: TableCard): boolean =>
	now.status !== 'over' && (isSeated(now) || !isSeated(before));

/** What there is to show of a table. Where it cannot be asked for just now it stays as it was: no row comes and goes with that. */
function shownOf(before: TableCard, told: Asked<TableCard>): readonly TableCard[] {
	if (told.ok) return isStillMine(before, told.value) ? [told.value] : [];
	return told.problem.code === 'not-found' ? [] : [before];
}

export function tablesForHome(list = myTablesSoFar, one = tableCard): () => Promise<Asked<ListSoFar>> {
	/** What was not over when it was looked at last, as it was then; what has to be asked for first comes first. */
	let open: readonly TableCard[] = [];
	let isLookedThrough = false;
	return async () => {
		const asked = await list(isLookedThrough ? 1 : PAGES_AT_FIRST);
		if (!asked.ok) return asked;
		const { cards, missing } = asked.value;
		isLookedThrough ||= missing === null;
		const listed = new Set(cards.map(({ id }) => id));
		const below = open.filter(({ id }) => !listed.has(id));
		const due = below.slice(0, MOST_AT_ONCE);
		const told = await Promise.all(due.map(async (before) => shownOf(before, await one(before.id))));
		const still = [...below.slice(MOST_AT_ONCE), ...told.flat()];
		open = [...still, ...cards.filter(({ status }) => status !== 'over')];
		return { ok: true, value: { ...asked.value, cards: [...cards, ...still] } };
	};
}
