// What is told in passing, beside the game: somebody said something, a bot stood in, a move was taken back. Pure.
import type { Seat } from '@tessera/engine';
import type { ChatLine, FollowedTable, Offer, PendingOffer } from '@tessera/protocol';

export type News =
	| { readonly type: 'said'; readonly line: ChatLine }
	| { readonly type: 'stood-in'; readonly seat: Seat }
	| { readonly type: 'taken-back' }
	/** By whom is known where only one could. */
	| { readonly type: 'declined'; readonly offer: Offer; readonly by: Seat | null };

/** Who had not agreed yet; null where several had not. */
function onlyOneLeft({ sitters, out }: FollowedTable, { agreed }: PendingOffer): Seat | null {
	const left = sitters.flatMap((sitter, index) => {
		const seat = index as Seat;
		return sitter?.type === 'person' && !agreed.includes(seat) && out.every((each) => each.seat !== seat) ? [seat] : [];
	});
	return left.length === 1 ? (left[0] ?? null) : null;
}

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
	// One that is gone without what it asked for was declined; a move that is made ends the wish to take one back.
	const isMoot = isTakenBack || after.over !== null || fresh.length > 0;
	const declined = isMoot
		? []
		: before.offers.filter(({ offer }) => after.offers.every((each) => each.offer !== offer));
	return [
		...stoodIn.flatMap(({ seat }): News[] => (seat === null ? [] : [{ type: 'stood-in', seat }])),
		...(isTakenBack ? [{ type: 'taken-back' } as const] : []),
		...declined.map((gone): News => ({ type: 'declined', offer: gone.offer, by: onlyOneLeft(before, gone) })),
		...said.map((line): News => ({ type: 'said', line })),
	];
}
