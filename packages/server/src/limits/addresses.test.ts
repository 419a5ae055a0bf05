import { expect, test } from 'vitest';
import { AddressCounts, AddressRates, networkOf } from './addresses.ts';

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['no address', 'no address'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('whoever is gone before it is known where they came from counts as somebody', () => {
	expect(networkOf(undefined)).toBe('gone');
	expect(new AddressRates({ burst: 1, perSecond: 1 }).take(undefined, 0)).toBe(0);
	expect(new AddressCounts(1).take(undefined)).not.toBeNull();
});

test('all addresses of one network share what is allowed', () => {
	const rates = new AddressRates({ burst: 1, perSecond: 1 });
	expect(rates.take('2001:db8::1', 0)).toBe(0);
	expect(rates.take('2001:db8::ffff:2', 0)).toBe(1000);
	expect(rates.take('2001:db8:0:1::1', 0)).toBe(0);
	const counts = new AddressCounts(1);
	const release = counts.take('2001:db8::1');
	expect(counts.take('2001:db8::2')).toBeNull();
	release?.();
	expect(counts.take('2001:db8::2')).not.toBeNull();
});
