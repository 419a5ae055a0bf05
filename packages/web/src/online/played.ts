// Whether this browser has ever been at a table elsewhere; asked by home, which loads nothing else of it for those who have not.
import { KNOWN_COOKIE } from '@tessera/protocol';
import { thisDevice } from '../saves/device.ts';

/** Where memory of such tables is kept. */
export const KEY = 'tessera.online';

function ownCookies(): string {
	try {
		return document.cookie;
	} catch {
		return '';
	}
}

/** By what it keeps itself or, since a browser may throw that away and leave the cookies of the server, by being somebody to that. */
export const hasPlayedOnline = ({ shelf } = thisDevice(), cookies = ownCookies()): boolean =>
	shelf.get(KEY) !== null || cookies.split('; ').some((cookie) => cookie.startsWith(`${KNOWN_COOKIE}=`));
