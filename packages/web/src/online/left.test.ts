import { expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import { leaveAccount, noticeAccount, SEEN_KEY } from './left.ts';

const SEEN = '[{"id":"table"}]';

/** A device that has seen a table, and then hears from the server in which account it is. */
function told(...accounts: readonly (string | null)[]) {
	const device = memoryDevice();
	device.shelf.put(SEEN_KEY, SEEN);
	for (const account of accounts) noticeAccount(account, device);
	return device;
}

test('whoever was signed out, from wherever, leaves nothing behind of what was seen', () => {
	const device = told('anna', null);
	expect(device.shelf.get(SEEN_KEY)).toBe('[]');
	// Once: what is seen from then on is the device's own.
	device.shelf.put(SEEN_KEY, SEEN);
	noticeAccount(null, device);
	expect(device.shelf.get(SEEN_KEY)).toBe(SEEN);
});

test('nor does who is in another account by now', () => {
	expect(told('anna', 'bob').shelf.get(SEEN_KEY)).toBe('[]');
});

test('whoever comes into an account, stays in it or never had one keeps what was seen', () => {
	for (const device of [told(null, null), told(null, 'anna'), told('anna', 'anna', 'anna')])
		expect(device.shelf.get(SEEN_KEY)).toBe(SEEN);
});

test('signing out here leaves nothing behind either, also where nothing was known of an account', () => {
	const device = told();
	leaveAccount(device);
	expect(device.shelf.get(SEEN_KEY)).toBe('[]');
});
