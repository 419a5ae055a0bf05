import { expect, test } from 'vitest';
import { isOnlyHere } from './only-here.ts';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('a link to %s opens on this device only', (host) => {
	expect(isOnlyHere(host)).toBe(true);
});

test.each(['192.168.1.27', '[fe80::1]', 'tessera.example', 'localhost.example'])(
	'a link to %s may be opened elsewhere',
	(host) => {
		expect(isOnlyHere(host)).toBe(false);
	},
);
