// What a table still waits for, in words.
import { type Call, type FollowedTable, type Presence, unopened } from '@tessera/protocol';
import { listed } from '../../parts/list.ts';
import { say } from '../../words/say.ts';
import { freeSeats } from '../seats.ts';

/**
 * What a deal waits for: those whose device is not there to open what it adds (O20). All others do it by themselves, at once; once that
 * has taken too long, whoever has not is named too, so that nobody holds the deal up unnoticed.
 */
function dealWords(call: Call, sitters: FollowedTable['sitters'], isHeldUp: boolean, { seats }: Presence): string {
	const away = unopened(call).filter((seat) => seats[seat] === false);
	const missing = isHeldUp ? unopened(call) : away;
	const names = missing.flatMap((seat) => {
		const sitter = sitters[seat];
		return sitter?.type === 'person' ? [sitter.name] : [];
	});
	const waits = missing.length > away.length ? 'online.deal-held-up' : 'online.deal-waits';
	return say(names.length > 0 ? waits : 'online.dealing', { names: listed(names), count: names.length });
}

/** Seats that are kept for those who played before are not told of as free. */
export function waitsWords(table: FollowedTable, mayBegin: boolean, isHeldUp: boolean, presence: Presence): string {
	const { sitters, reserved, call } = table;
	if (call) return dealWords(call, sitters, isHeldUp, presence);
	const free = freeSeats(table);
	const kept = reserved.flatMap((name, seat) => (name !== null && sitters[seat] === null ? [name] : []));
	if (kept.length === 0) return say(mayBegin ? 'online.may-begin' : 'online.waits', { count: free });
	const forThem = say(mayBegin ? 'online.may-begin-kept' : 'online.waits-kept', {
		count: kept.length,
		names: listed(kept),
	});
	return free === 0 ? forThem : `${say('online.seats-free', { count: free })} ${forThem}`;
}
