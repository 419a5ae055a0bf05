// Room for one more device in an account, by one rule for every store.
import { type Identity, UNUSED_AFTER } from './players.ts';

/** Devices that are signed in to one account, each of which is asked after at every table. */
export const MOST_DEVICES = 50;

/** Whether a device may enter, and which one leaves for it, if any must. */
export type Room = { readonly isFree: false } | { readonly isFree: true; readonly leaves: string | null };

/** One that was away for long makes room, so that nobody is locked out by devices they no longer have. */
export function roomFor(identity: string, devices: readonly Identity[], at: number): Room {
	const others = devices.filter(({ id }) => id !== identity);
	if (others.length < MOST_DEVICES) return { isFree: true, leaves: null };
	const longestAway = others.reduce((one, other) => (other.lastSeenAt < one.lastSeenAt ? other : one));
	return at - longestAway.lastSeenAt < UNUSED_AFTER ? { isFree: false } : { isFree: true, leaves: longestAway.id };
}
