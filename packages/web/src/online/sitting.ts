// Sitting down: with a name, which is remembered, and with the seal of chance of one's own, so that nobody can choose the deal.
import type { Seat } from '@tessera/engine';
import { type Answer, tidied } from '@tessera/protocol';
import { sealOwn } from './chance.ts';
import { remember, rememberName, tableMemory } from './memory.ts';
import type { Session, TroubleOf } from './session.ts';

interface Sitting {
	/** The first that is free, unless it is this one. */
	readonly seat?: Seat;
	readonly troubleOf?: TroubleOf;
}

export async function sitDown(
	session: Pick<Session, 'id' | 'known' | 'order'>,
	typed: string,
	{ seat, troubleOf }: Sitting = {},
): Promise<Answer> {
	// As the server will have it, so that it is found again among those who sit there (O13).
	const name = tidied(typed);
	rememberName(name);
	const seal = sealOwn(session.id, session.known.peek()?.table.commitment ?? null);
	const answer = await session.order({ type: 'sit', name, seal, ...(seat === undefined ? {} : { seat }) }, troubleOf);
	if (answer.ok) remember(session.id, { sat: name });
	return answer;
}

/** At which tables one is about to. */
const underway = new Set<string>();

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
