// Limits by address. Whoever has one IPv6 address has the 2^64 of its network: those count as one.
import { isIPv6 } from 'node:net';
import { Counts } from './counts.ts';
import { Rates } from './rates.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** Where a connection came from that was cut while its request was on the way: nobody knows any more, and nobody hears the answer. */
const GONE = 'gone';

/** What an address is counted as: itself, or its /64. */
export function networkOf(address: string | undefined): string {
	if (address === undefined) return GONE;
	const [, v4] = MAPPED.exec(address) ?? [];
	if (v4 !== undefined) return v4;
	const [plain = ''] = address.split('%');
	if (!isIPv6(plain)) return address;
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
	const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
	const zeros = Array<string>(GROUPS - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
	const groups = tail === undefined ? (first ?? []) : [...(first ?? []), ...zeros, ...(last ?? [])];
	return `${groups.slice(0, GROUPS / 2).join(':')}::/64`;
}

export class AddressRates extends Rates {
	/** Of the last address: whoever sends much is asked for again and again. */
	private last: { readonly address: string | undefined; readonly network: string } = { address: '', network: '' };

	override take(address: string | undefined, now: number): number {
		if (address !== this.last.address) this.last = { address, network: networkOf(address) };
		return super.take(this.last.network, now);
	}
}

export class AddressCounts extends Counts {
	override take(address: string | undefined): (() => void) | null {
		return super.take(networkOf(address));
	}
}
