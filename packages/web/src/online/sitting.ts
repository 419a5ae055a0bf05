// Sitting down: with a name, which is remembered, and with the seal of chance of one's own, so that nobody can choose the deal.
import type { Seat } from '@tessera/engine';
import type { Answer } from '@tessera/protocol';
import { sealOwn } from './chance.ts';
import { remember, rememberName, tableMemory } from './memory.ts';
import type { Session, TroubleOf } from './session.ts';

/** As soon as the table is there: at the own new one, or the next with the same people. Whoever goes away before that sits down when they come back. */
export function meanToSit(table: string, name: string): void {
	rememberName(name);
	remember(table, { meant: name });
}

interface Sitting {
	/** The first that is free, unless it is this one. */
	readonly seat?: Seat;
	readonly troubleOf?: TroubleOf;
}

export async function sitDown(
	session: Pick<Session, 'id' | 'known' | 'order'>,
	name: string,
	{ seat, troubleOf }: Sitting = {},
): Promise<Answer> {
	rememberName(name);
	const seal = sealOwn(session.id, session.known.peek()?.table.commitment ?? null);
	return session.order({ type: 'sit', name, seal, ...(seat === undefined ? {} : { seat }) }, troubleOf);
}

/** At which tables one is about to. */
const underway = new Set<string>();

/** Whoever sits means to no more: they may leave the seat again, or lose it. */
export function forgetMeant(table: string): void {
	if (tableMemory(table).meant !== null) remember(table, { meant: null });
}

/** Sits down where one meant to. */
export function sitIfMeant(session: Pick<Session, 'id' | 'known' | 'order'>): void {
	const { meant } = tableMemory(session.id);
	if (meant === null || underway.has(session.id)) return;
	underway.add(session.id);
	// Until it is answered: whatever else the server says, nobody sits down here unasked later.
	void sitDown(session, meant).finally(() => {
		underway.delete(session.id);
		remember(session.id, { meant: null });
	});
}
