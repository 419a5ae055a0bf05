// The way to the next game with the same people.
import { go } from '../../routes/location.ts';
import { nameOf } from '../../table/names.ts';
import { meanToSit } from '../meaning-to-sit.ts';
import type { Session } from '../session.ts';
import type { OnlineDesk } from './desk.ts';

export interface RematchDesk extends Pick<OnlineDesk, 'mine' | 'seats' | 'known' | 'next'> {
	readonly session: Pick<Session, 'order'>;
}

/** Goes on to the next game: to a seat at it, or to look at it once there is one. */
export async function goToRematch({ session, mine, seats, known, next }: RematchDesk): Promise<void> {
	const { rematch } = known.peek().table;
	const { status, seat = null } = next.peek() ?? {};
	// At a game that has begun nobody sits down any more.
	if (mine === null || status === 'running' || status === 'over') {
		if (rematch !== null) go(`/online/${rematch}`);
		return;
	}
	// Asked even where it is known: a table that nobody came to was closed meanwhile, and is opened anew for whoever asks.
	const answer = await session.order({ type: 'rematch' });
	if (!answer.ok || answer.table === undefined) return;
	// Who sits there already goes back to their seat.
	if (seat === null || answer.table !== rematch) meanToSit(answer.table, nameOf(seats, mine));
	go(`/online/${answer.table}`);
}
