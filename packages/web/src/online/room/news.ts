// What is told in passing, beside the game: somebody said something, a bot stood in, a move was taken back. Pure.
import type { Seat } from '@tessera/engine';
import type { ChatLine, Declined, FollowedTable, Offer } from '@tessera/protocol';

export type News =
	| { readonly type: 'said'; readonly line: ChatLine }
	| { readonly type: 'stood-in'; readonly seat: Seat }
	/** Their time is over, and nothing follows from it. */
	| { readonly type: 'overdue'; readonly seat: Seat }
	| { readonly type: 'taken-back' }
	/** Dropped by the one who had made it, otherwise declined. */
	| { readonly type: 'declined' | 'dropped'; readonly offer: Offer; readonly by: Seat };

const endOf = ({ offer, by, madeBy }: Declined): News => ({ type: by === madeBy ? 'dropped' : 'declined', offer, by });

/** What happened between two states of a table that somebody should hear of. */
export function newsBetween(
	before: FollowedTable,
	after: FollowedTable,
	isHeard: (line: ChatLine) => boolean,
): readonly News[] {
	const said = after.chat.filter((line) => line.version > before.version && isHeard(line));
	const isTakenBack = after.steps.length < before.steps.length;
	const fresh = after.steps.slice(before.steps.length);
	const stoodIn = fresh.filter(({ by }) => by === 'stand-in');
	// Who comes back to a game that has gone on meanwhile need not hear of it.
	const isMoot = isTakenBack || after.over !== null || fresh.length > 0;
	const { declined } = after;
	// One that was kept by an earlier build says nothing of it.
	const ended = declined && declined.version > before.version && !isMoot ? [endOf(declined)] : [];
	return [
		...stoodIn.flatMap(({ seat }): News[] => (seat === null ? [] : [{ type: 'stood-in', seat }])),
		...(isTakenBack ? [{ type: 'taken-back' } as const] : []),
		...ended,
		...said.map((line): News => ({ type: 'said', line })),
	];
}
