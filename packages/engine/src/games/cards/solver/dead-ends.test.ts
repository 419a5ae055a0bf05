import { randomFrom } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { DeadEnds } from './dead-ends.ts';

type Key = readonly [number, number, number];

test('what was never added is not remembered, however much else was', () => {
	const random = randomFrom(1);
	const randomKey = (): Key => [1 + random(2 ** 30), random(2 ** 31), random(2 ** 31)];
	const ends = new DeadEnds();
	const add = (key: Key): void => ends.add(ends.slotOf(...key), ...key);
	const has = (key: Key): boolean => ends.has(ends.slotOf(...key), ...key);
	const added = Array.from({ length: 20_000 }, randomKey);
	for (const key of added) {
		expect(has(key)).toBe(false);
		add(key);
		expect(has(key)).toBe(true);
	}
	const remembered = added.filter(has).length;
	expect(remembered).toBeGreaterThan(4_000);
	expect(remembered).toBeLessThan(added.length);
});
