// The bus within one process does what any bus does, and keeps nothing for topics that nobody listens to.
import { expect, test } from 'vitest';
import { busContract } from './contract.ts';
import { localBus } from './local.ts';

busContract('the bus within one process', (onFailure) => localBus<string>(onFailure));

test('a failure that cannot even be told of disturbs nobody either', async () => {
	const bus = localBus<string>(() => {
		throw new Error('no paper left');
	});
	bus.subscribe('a', () => {
		throw new Error('no ear left');
	});
	const heard = new Promise((resolve) => bus.subscribe('a', resolve));
	bus.publish('a', 'm');
	expect(await heard).toBe('m');
});

test('what is told is the very message, not a copy for each listener', async () => {
	const bus = localBus<{ readonly version: number }>(() => {});
	const message = { version: 1 };
	const heard = Promise.all([1, 2].map(() => new Promise((resolve) => bus.subscribe('a', resolve))));
	bus.publish('a', message);
	for (const one of await heard) expect(one).toBe(message);
});
