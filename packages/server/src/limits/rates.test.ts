import { expect, test } from 'vitest';
import { Rates } from './rates.ts';

test('so many at once, then as fast as the bucket fills', () => {
	const rates = new Rates({ burst: 3, perSecond: 2 });
	expect([0, 0, 0, 0].map((now) => rates.take('ann', now))).toEqual([0, 0, 0, 500]);
	expect(rates.take('ann', 250)).toBe(250);
	expect(rates.take('ann', 500)).toBe(0);
	expect(rates.take('ann', 500)).toBe(500);
});

test('one does not use up what another has', () => {
	const rates = new Rates({ burst: 1, perSecond: 1 });
	expect(rates.take('ann', 0)).toBe(0);
	expect(rates.take('ben', 0)).toBe(0);
	expect(rates.take('ann', 0)).toBe(1000);
});

test('a clock that goes back gives nothing away', () => {
	const rates = new Rates({ burst: 1, perSecond: 1 });
	rates.take('ann', 5000);
	expect(rates.take('ann', 0)).toBe(1000);
});

test('under a flood those go first who have not asked for longest', () => {
	const rates = new Rates({ burst: 1, perSecond: 0.001 }, 2);
	rates.take('ann', 0);
	rates.take('ben', 1000);
	rates.take('ann', 3000);
	rates.take('cas', 4000);
	expect(rates.take('ann', 4000)).toBeGreaterThan(0);
	expect(rates.take('ben', 4000)).toBe(0);
});

test('those who are gone are forgotten, and a flood of names does not grow', () => {
	const rates = new Rates({ burst: 2, perSecond: 1 }, 100);
	for (let each = 0; each < 1000; each++) rates.take(`name ${each}`, 0);
	expect(rates.size).toBe(100);
	rates.take('later', 10_000);
	expect(rates.size).toBe(1);
});
