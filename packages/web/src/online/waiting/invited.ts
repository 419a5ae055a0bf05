// What somebody who has opened the link of a table is told first: that they are invited, to what, and by whom.
import { say } from '../../words/say.ts';
import { freeSeats } from '../seats.ts';
import type { Known } from '../session.ts';

/** Whether there is a seat for whoever looks. Whose seat is kept, and who set the table, knows all of it already. */
export const isInvited = ({ table, standing }: Known): boolean =>
	standing.seat === null && !standing.isHost && standing.kept === undefined && freeSeats(table) > 0;

export function invitedWords({ table, standing }: Known): string {
	const host = standing.host === undefined ? null : table.sitters[standing.host];
	const by = host?.type === 'person' ? { who: 'host', name: host.name } : { who: 'nobody', name: '' };
	return say('online.invited', { ...by, game: table.terms.game });
}
