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
	expect(config).toMatchObject({ dataFolder: '/kept', trustProxy: true, logLevel: 'info' });
	expect(config.limits.connectionsPerIdentity).toBe(2.5 * choose({}).limits.connectionsPerIdentity);
});

test('everything that is wrong is said at once, each once', () => {
	expect(configFrom({ LIMIT_FACTOR: 'lots', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' }, '/')).toEqual({
		problem: [
			'TRUST_PROXY must be one of 0, 1, not "yes".',
			'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
			'LIMIT_FACTOR must be a number above 0, not "lots".',
		].join('\n'),
	});
});
