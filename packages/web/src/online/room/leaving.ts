// What comes of leaving a game for good, before and after, in words.
import type { Seat } from '@tessera/engine';
import type { FollowedTable, WhyOut } from '@tessera/protocol';
import { listed } from '../../parts/list.ts';
import type { SeatInfo } from '../../table/host.ts';
import { nameOf, whoIs } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { isOut } from './desk.ts';

const GONE: Readonly<Record<WhyOut, Key>> = { resigned: 'online.why-resigned', time: 'online.why-out-of-time' };

const seatsIn = (table: FollowedTable): readonly Seat[] =>
	table.sitters.map((_, seat) => seat as Seat).filter((seat) => !isOut(table, seat));

const isPerson = ({ sitters }: FollowedTable, seat: Seat): boolean => sitters[seat]?.type === 'person';

/** For whoever is about to resign. O7, O8 */
export function resignWords(table: FollowedTable, seats: readonly SeatInfo[], mine: Seat): string {
	const others = seatsIn(table).filter((seat) => seat !== mine);
	const [only] = others;
	if (only !== undefined && others.length === 1) return say('online.resign-ends', { name: nameOf(seats, only) });
	const people = otherPeople(table, mine);
	if (people.length === 0) return say('online.resign-bots');
	const offer = table.offers.find((each) => each.offer === 'end' && each.by !== mine);
	// Whoever is left alone among bots decides by themselves, whatever they offered.
	const isAgreed = people.length > 1 && people.every((seat) => offer?.agreed.includes(seat));
	return isAgreed ? say('online.resign-agreed') : say('online.resign-sure');
}

const otherPeople = (table: FollowedTable, mine: Seat): readonly Seat[] =>
	seatsIn(table).filter((seat) => seat !== mine && isPerson(table, seat));

/** Whether nobody else has to agree to the end: bots always do. O8 */
export const isAskedAlone = (table: FollowedTable, mine: Seat): boolean => otherPeople(table, mine).length === 0;

/** For whoever is about to agree to end the game, or to end it among bots. O8 */
export function endWords(table: FollowedTable, seats: readonly SeatInfo[], mine: Seat): string {
	if (isAskedAlone(table, mine)) return say('online.end-bots');
	const offer = table.offers.find((each) => each.offer === 'end');
	const missing = otherPeople(table, mine).filter((seat) => !offer?.agreed.includes(seat));
	if (missing.length === 0) return say('online.end-now');
	const names = listed(missing.map((seat) => nameOf(seats, seat)));
	return `${say('online.end-then')} ${say('online.waits-for', { names })}`;
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
	if (hasEmptied(table)) {
		const gone = out.map(({ seat, because }) => say(GONE[because], whoIs(seats, seat)));
		// The last one left has won; several that are left are bots, which need no end (O7).
		return [...gone, ...(seatsIn(table).length > 1 ? [say('online.why-bots-left')] : [])].join(' ');
	}
	return over.because === 'agreed' ? say('online.why-agreed') : null;
}
