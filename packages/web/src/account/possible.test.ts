import { expect, test } from 'vitest';
import { type Possible, possibleOn } from './possible.ts';

test.each<[string, boolean, boolean, Possible]>([
	['play.example.org', true, true, 'yes'],
	['localhost', true, true, 'yes'],
	['127.0.0.1', true, true, 'numbers'],
	['192.168.1.20', false, false, 'numbers'],
	['[::1]', true, true, 'numbers'],
	['tessera.local', false, false, 'unsafe'],
	['play.example.org', true, false, 'no-passkeys'],
	['4ever.example.org', true, true, 'yes'],
])('at %s, safe: %s, known: %s, the answer is %s', (hostname, isSafe, hasPasskeys, answer) => {
	expect(possibleOn({ hostname, isSafe, hasPasskeys })).toBe(answer);
});
