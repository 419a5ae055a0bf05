// What a table still waits for, in words.
import { type FollowedTable, type Presence, unopened } from '@tessera/protocol';
import { listed } from '../../parts/list.ts';
import { say } from '../../words/say.ts';
import { freeSeats } from '../seats.ts';

/** Whose device is not there to open what it adds to the deal (O20). All others do it by themselves, at once. */
function dealWaitsFor({ call, sitters }: FollowedTable, { seats }: Presence): readonly string[] {
	const away = call ? unopened(call).filter((seat) => seats[seat] === false) : [];
	return away.flatMap((seat) => {
		const sitter = sitters[seat];
		return sitter?.type === 'person' ? [sitter.name] : [];
	});
}

/** Seats that are kept for those who played before are not told of as free. */
export function waitsWords(table: FollowedTable, mayBegin: boolean, presence: Presence): string {
	const { sitters, reserved, call } = table;
	if (call) {
		const names = dealWaitsFor(table, presence);
		return say(names.length > 0 ? 'online.deal-waits' : 'online.dealing', {
			names: listed(names),
			count: names.length,
		});
	}
	const free = freeSeats(table);
	const kept = reserved.flatMap((name, seat) => (name !== null && sitters[seat] === null ? [name] : []));
	if (kept.length === 0) return say(mayBegin ? 'online.may-begin' : 'online.waits', { count: free });
	const forThem = say(mayBegin ? 'online.may-begin-kept' : 'online.waits-kept', {
		count: kept.length,
		names: listed(kept),
	});
	return free === 0 ? forThem : `${say('online.seats-free', { count: free })} ${forThem}`;
}
