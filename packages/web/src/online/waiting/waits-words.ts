// What a table still waits for, in words.
import type { FollowedTable } from '@tessera/protocol';
import { listed } from '../../parts/list.ts';
import { say } from '../../words/say.ts';
import { freeSeats } from '../seats.ts';

/** Seats that are kept for those who played before are not told of as free. */
export function waitsWords({ sitters, reserved }: FollowedTable, mayBegin: boolean): string {
	const free = freeSeats(sitters, reserved);
	const kept = reserved.flatMap((name, seat) => (name !== null && sitters[seat] === null ? [name] : []));
	if (kept.length === 0) return say(mayBegin ? 'online.may-begin' : 'online.waits', { count: free });
	const forThem = say(mayBegin ? 'online.may-begin-kept' : 'online.waits-kept', {
		count: kept.length,
		names: listed(kept),
	});
	return free === 0 ? forThem : `${say('online.seats-free', { count: free })} ${forThem}`;
}
