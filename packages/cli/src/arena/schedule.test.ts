// Games are handed out in order, come again after a death, and are not tried for ever.
import { expect, test } from 'vitest';
import { scheduleOf } from './schedule.ts';

test('every game comes once, in order', () => {
	const schedule = scheduleOf(3, 2);
	expect([schedule.take(), schedule.take(), schedule.take(), schedule.take()]).toEqual([0, 1, 2, null]);
	expect(schedule.end()).toEqual({ lost: [], gaveUp: false });
});

test('a game over which its process died comes once more, then it is lost', () => {
	const schedule = scheduleOf(3, 2);
	expect([schedule.take(), schedule.take()]).toEqual([0, 1]);
	expect(schedule.died(0)).toBe(true);
	expect(schedule.take()).toBe(0);
	expect(schedule.died(0)).toBe(false);
	expect([schedule.take(), schedule.take()]).toEqual([2, null]);
	expect(schedule.end()).toEqual({ lost: [0], gaveUp: false });
});

test('three deaths for each process without a game in between are enough', () => {
	const schedule = scheduleOf(100, 1);
	for (let death = 0; death < 2; death++) schedule.died(schedule.take() ?? -1);
	schedule.finished();
	for (let death = 0; death < 3; death++) schedule.died(schedule.take() ?? -1);
	expect(schedule.take()).toBeNull();
	expect(schedule.end().gaveUp).toBe(true);
});
