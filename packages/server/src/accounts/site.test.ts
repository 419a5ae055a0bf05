// Which site passkeys are for.
import { expect, test } from 'vitest';
import { publicUrlFrom, siteOf } from './site.ts';

test.each([
	['http', 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
	['https', 'play.example.org', { id: 'play.example.org', origin: 'https://play.example.org' }],
	['https', 'Play.Example.org:443', { id: 'play.example.org', origin: 'https://play.example.org' }],
	['https', 'play.example.org:8443', { id: 'play.example.org', origin: 'https://play.example.org:8443' }],
])('without a chosen address it is where the request went: %s %s', (protocol, host, site) => {
	expect(siteOf(null, { protocol, host })).toEqual(site);
});

test('a chosen address goes before', () => {
	const chosen = new URL('https://example.org/tessera/');
	expect(siteOf(chosen, { protocol: 'http', host: '10.0.0.7:3000' })).toEqual({
		id: 'example.org',
		origin: 'https://example.org',
	});
});

test.each(['127.0.0.1:3000', '192.168.1.20', '[::1]:3000', '', 'a b', 'http://x', '[', 'x/y'])(
	'there is none at %j, where browsers make no passkeys',
	(host) => {
		expect(siteOf(null, { protocol: 'https', host })).toBeNull();
	},
);

test('the address is chosen by the environment, or not', () => {
	expect(publicUrlFrom({})).toBeNull();
	expect(publicUrlFrom({ PUBLIC_URL: '' })).toBeNull();
	expect(publicUrlFrom({ PUBLIC_URL: 'https://play.example.org/' })).toEqual(new URL('https://play.example.org/'));
	for (const wrong of ['play.example.org', 'ftp://play.example.org', '//x'])
		expect(publicUrlFrom({ PUBLIC_URL: wrong })).toEqual({
			problem: `PUBLIC_URL must be an address like https://play.example.org, not "${wrong}".`,
		});
});
