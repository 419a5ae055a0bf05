// What comes of leaving a game for good, before and after, in words.
import type { Seat } from '@tessera/engine';
import type { FollowedTable, WhyOut } from '@tessera/protocol';
import type { SeatInfo } from '../../table/host.ts';
import { nameOf, whoIs } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { isOut } from './desk.ts';

const GONE: Readonly<Record<WhyOut, Key>> = { resigned: 'online.why-resigned', time: 'online.why-out-of-time' };

const seatsIn = (table: FollowedTable): readonly Seat[] =>
	table.sitters.map((_, seat) => seat as Seat).filter((seat) => !isOut(table, seat));

const isPerson = ({ sitters }: FollowedTable, seat: Seat): boolean => sitters[seat]?.type === 'person';

/** For whoever is about to resign. */
export function resignWords(table: FollowedTable, seats: readonly SeatInfo[], mine: Seat): string {
	const others = seatsIn(table).filter((seat) => seat !== mine);
	const [only] = others;
	if (only !== undefined && others.length === 1) return say('online.resign-ends', { name: nameOf(seats, only) });
	const people = others.filter((seat) => isPerson(table, seat));
	if (people.length === 0) return say('online.resign-bots');
	const offer = table.offers.find((each) => each.offer === 'end' && each.by !== mine);
	const isAgreed = people.every((seat) => offer?.agreed.includes(seat));
	return isAgreed ? say('online.resign-agreed') : say('online.resign-sure');
}

/** For whoever is about to leave the table with the game going on; null where nothing runs out meanwhile. */
export const leaveWords = ({ terms: { clock, timeout } }: FollowedTable): string | null =>
	clock && say('online.leave-timed', { timeout });

/** Whether leaving ended the game: one is left in it, or no person. */
function hasEmptied(table: FollowedTable): boolean {
	const left = seatsIn(table);
	return left.length <= 1 || !left.some((seat) => isPerson(table, seat));
}

/** Why the game is over where its rules do not say it well; null where they do. */
export function whyOverWords(table: FollowedTable, seats: readonly SeatInfo[]): string | null {
	const { over, out } = table;
	if (!over) return null;
	if (over.because === 'expired') return say('online.why-expired');
	if (hasEmptied(table)) return out.map(({ seat, because }) => say(GONE[because], whoIs(seats, seat))).join(' ');
	return over.because === 'agreed' ? say('online.why-agreed') : null;
}
