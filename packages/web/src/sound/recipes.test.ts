import { expect, test } from 'vitest';
import { SOUNDS } from './recipes.ts';

test.each(Object.entries(SOUNDS))('%s is short, soft and within what speakers can do', (_, parts) => {
	for (const { at, length, loudness, frequency } of parts) {
		expect(at + length).toBeLessThan(1.5);
		expect(loudness).toBeGreaterThan(0);
		expect(loudness).toBeLessThanOrEqual(1);
		expect(frequency).toBeGreaterThan(100);
		expect(frequency).toBeLessThan(8000);
	}
});
