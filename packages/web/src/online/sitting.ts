// Sitting down: with a name, which is remembered, and with chance of one's own, so that nobody can choose the deal.
import type { Seat } from '@tessera/engine';
import type { Answer } from '@tessera/protocol';
import { unforeseeable } from './here.ts';
import { remember, rememberName, tableMemory } from './memory.ts';
import type { Session } from './session.ts';

export const LONGEST_NAME = 24;

/** The table at which one means to sit as soon as it is there: the own new one, or the next with the same people. */
let meant: { readonly table: string; readonly name: string } | null = null;

export function meanToSit(table: string, name: string): void {
	meant = { table, name };
}

export async function sitDown(
	session: Pick<Session, 'id' | 'known' | 'order'>,
	name: string,
	seat?: Seat,
): Promise<Answer> {
	rememberName(name);
	const before = tableMemory(session.id);
	const contribution = before.contribution ?? unforeseeable(24);
	const commitment = before.commitment ?? session.known.peek()?.table.commitment ?? null;
	// Before it is sent: what one added, and what the server was bound to until then, must be known here, whatever it says later.
	remember(session.id, { contribution, commitment });
	return session.order({ type: 'sit', name, contribution, ...(seat === undefined ? {} : { seat }) });
}

/** Sits down where one meant to. */
export function sitIfMeant(session: Session): void {
	if (meant?.table !== session.id) return;
	const { name } = meant;
	meant = null;
	void sitDown(session, name);
}
