import { expect, test } from 'vitest';
import { configFrom } from './config.ts';

const choose = (environment: Record<string, string>) => {
	const config = configFrom(environment, '/home/of/it');
	if ('problem' in config) throw new Error(config.problem);
	return config;
};

test('without any wish everything is as usual', () => {
	expect(choose({})).toMatchObject({ dataFolder: '/home/of/it/data', trustProxy: false, logLevel: 'warn' });
});

test('whoever hosts it chooses the folder, the log, the proxy, and how much is allowed', () => {
	const config = choose({ DATA_DIR: '/kept', TRUST_PROXY: '1', LOG_LEVEL: 'info', LIMIT_FACTOR: '2.5' });
	expect(config).toMatchObject({ dataFolder: '/kept', trustProxy: 1, logLevel: 'info' });
	expect(config.limits.connectionsPerIdentity).toBe(2.5 * choose({}).limits.connectionsPerIdentity);
});

test.each(['1.25', '0.001', '0.3', '1e300'])(
	'with LIMIT_FACTOR=%s counts are whole and something is allowed',
	(LIMIT_FACTOR) => {
		for (const limit of Object.values(choose({ LIMIT_FACTOR }).limits)) {
			const count = typeof limit === 'number' ? limit : limit.burst;
			expect(Number.isSafeInteger(count) && count >= 1, String(count)).toBe(true);
		}
	},
);

test.each([
	['0', false],
	['', false],
	['2', 2],
	['127.0.0.1', ['127.0.0.1']],
	['127.0.0.1, 10.0.0.0/8,::1,fd00::/8', ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']],
])('TRUST_PROXY=%s', (TRUST_PROXY, trusted) => {
	expect(choose({ TRUST_PROXY }).trustProxy).toEqual(trusted);
});

test.each(['true', '-1', '10', '1.5', '127.0.0.1/33', '0.0.0.0/0', '10.0.0', '127.0.0.1,', 'proxy.example.org'])(
	'TRUST_PROXY=%s is refused with what is allowed',
	(TRUST_PROXY) => {
		expect(configFrom({ TRUST_PROXY }, '/')).toMatchObject({ problem: expect.stringContaining('10.0.0.0/8') });
	},
);

test('everything that is wrong is said at once, each once', () => {
	expect(configFrom({ LIMIT_FACTOR: 'lots', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' }, '/')).toEqual({
		problem: [
			'LIMIT_FACTOR must be a number above 0, not "lots".',
			'TRUST_PROXY must be how many proxies are in front (0 to 9) or their addresses, as in 127.0.0.1,10.0.0.0/8, not "yes".',
			'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
		].join('\n'),
	});
});
