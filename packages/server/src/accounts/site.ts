// The site that passkeys are for: a browser gives a passkey only to the site that it was made for.
import { isIP } from 'node:net';

export interface Site {
	/** The name that passkeys are bound to, without protocol and port. */
	readonly id: string;
	readonly origin: string;
}

/** Where a request went. */
export interface Asked {
	readonly protocol: string;
	readonly host: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The address that whoever hosts this has chosen; null when none was. */
export function publicUrlFrom({ PUBLIC_URL }: Environment): URL | null | { readonly problem: string } {
	if (PUBLIC_URL === undefined || PUBLIC_URL === '') return null;
	const url = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : null;
	if (url && /^https?:$/.test(url.protocol)) return url;
	return { problem: `PUBLIC_URL must be an address like https://play.example.org, not "${PUBLIC_URL}".` };
}

function addressOf({ protocol, host }: Asked): URL | null {
	if (!/^[^/\s@]+$/.test(host)) return null;
	const address = `${protocol}://${host}`;
	return URL.canParse(address) ? new URL(address) : null;
}

/**
 * The chosen site, or else the one that the request was sent to. To believe the request is safe: a browser signs for the site
 * that its page really is of, so a request that names another gets no signature that fits. Null for an address made of numbers,
 * for which browsers make no passkeys.
 */
export function siteOf(chosen: URL | null, asked: Asked): Site | null {
	const url = chosen ?? addressOf(asked);
	if (url === null) return null;
	const isNumeric = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
	return isNumeric ? null : { id: url.hostname, origin: url.origin };
}
