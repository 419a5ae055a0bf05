// Leaving an account, here or signed out from another device: what this device saw of its games is forgotten.
import { thisDevice } from '../saves/device.ts';

/** Where the tables that were looked at last are kept. */
export const SEEN_KEY = 'tessera.online.seen';
/** When somebody last left an account here: what a window knew before that it writes down no more. */
export const LEFT_KEY = 'tessera.online.left';
/** The account that this device was in when the server last said so. */
const ACCOUNT_KEY = 'tessera.online.account';

/** No game stays to be looked at by who uses the device next; what was prepared in one goes when it is opened without the seat. */
function forgetAllSeen({ shelf, now } = thisDevice()): void {
	shelf.put(LEFT_KEY, String(now()));
	shelf.put(SEEN_KEY, '[]');
}

/** Signed out on this device itself, whatever is known of the account. */
export function leaveAccount(device = thisDevice()): void {
	forgetAllSeen(device);
	device.shelf.remove(ACCOUNT_KEY);
}

/** Whenever the server has said in which account this device is; null where it is in none. */
export function noticeAccount(account: string | null, device = thisDevice()): void {
	const before = device.shelf.get(ACCOUNT_KEY);
	if (before === account) return;
	if (before !== null) forgetAllSeen(device);
	if (account === null) device.shelf.remove(ACCOUNT_KEY);
	else device.shelf.put(ACCOUNT_KEY, account);
}
