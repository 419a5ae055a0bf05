// Whether passkeys can work on this page: browsers keep them only for sites with a name, over a safe line. Pure.

export type Possible = 'yes' | 'numbers' | 'unsafe' | 'no-passkeys';

export interface Page {
	readonly hostname: string;
	/** Whether the browser takes the line to the server for safe: https, or this machine itself. */
	readonly isSafe: boolean;
	/** Whether the browser knows of passkeys; on an unsafe page it pretends not to. */
	readonly hasPasskeys: boolean;
}

/** IPv4 has nothing but digits and dots, IPv6 stands in brackets. */
const NUMBERS = /^([\d.]+|\[.*\])$/;

export function possibleOn({ hostname, isSafe, hasPasskeys }: Page): Possible {
	if (NUMBERS.test(hostname)) return 'numbers';
	if (!isSafe) return 'unsafe';
	return hasPasskeys ? 'yes' : 'no-passkeys';
}
