// What every answer says about caching and about what a page may do.

/** The page runs its own scripts and styles and talks to its own server; nothing else, and nobody may frame it. */
const POLICY = [
	"default-src 'self'",
	"img-src 'self' data:",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

export const SECURITY: Readonly<Record<string, string>> = {
	'content-security-policy': POLICY,
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'no-referrer',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Of two pages that open each other. Elsewhere than at such an address browsers do not heed it, and complain of it on every page. */
const APART = { 'cross-origin-opener-policy': 'same-origin' };
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What goes with every answer to somebody who came over this protocol to a host of this name. */
export const securityFor = (protocol: string, hostname: string): Readonly<Record<string, string>> =>
	protocol === 'https' || HERE.test(hostname) ? { ...SECURITY, ...APART } : SECURITY;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Files in `assets/` carry a hash of what is in them in their name; everything else may change behind the same name. */
export const cachingOf = (address: string): string => (address.startsWith('/assets/') ? FOREVER : ASK_FIRST);
