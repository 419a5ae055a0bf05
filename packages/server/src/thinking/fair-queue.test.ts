import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A bot thinks as soon as it is its turn, takes so long, and asks again at once. */
function turnsOf(costs: Readonly<Record<string, number>>, until: number): Readonly<Record<string, number>> {
	const queue = new FairQueue<string>();
	const time: Record<string, number> = {};
	for (const key of Object.keys(costs)) queue.push(key, key);
	for (let clock = 0; clock < until; ) {
		const key = queue.shift() ?? expect.fail('somebody waits');
		const cost = costs[key] ?? 0;
		clock += cost;
		time[key] = (time[key] ?? 0) + cost;
		queue.spend(key, cost);
		queue.push(key, key);
	}
	return time;
}

test('those who came first are first, as long as nobody has used more', () => {
	const queue = new FairQueue<number>();
	for (const each of [1, 2, 3]) queue.push(`${each}`, each);
	expect(queue.size).toBe(3);
	expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([1, 2, 3, undefined]);
});

test('all get the same time, however long each thought takes', () => {
	const time = turnsOf({ slow: 2000, alsoSlow: 2000, quick: 10, quicker: 1 }, 400_000);
	for (const used of Object.values(time)) {
		expect(used).toBeGreaterThan(95_000);
		expect(used).toBeLessThan(105_000);
	}
});

test('one who comes new goes before those who have thought long', () => {
	const queue = new FairQueue<string>();
	const slow = ['one', 'two', 'three'];
	for (const each of slow) queue.push(each, each);
	for (const each of slow.slice(0, 2)) {
		expect(queue.shift()).toBe(each);
		queue.spend(each, 2000);
		queue.push(each, `${each} again`);
	}
	queue.push('new', 'new');
	const order = Array.from({ length: 4 }, () => queue.shift());
	expect(order).toEqual(['three', 'new', 'one again', 'two again']);
});

test('however many come new, nobody waits for ever', () => {
	const queue = new FairQueue<string>();
	queue.spend('slow', 2000);
	queue.push('slow', 'slow');
	let turns = 0;
	for (; ; turns++) {
		queue.push(`new ${turns}`, 'new');
		if (queue.shift() === 'slow') break;
		queue.spend(`new ${turns}`, 100);
	}
	expect(turns).toBeLessThan(100);
});

test('all that wait can be taken out', () => {
	const queue = new FairQueue<number>();
	queue.push('a', 1);
	queue.push('b', 2);
	expect([queue.clear(), queue.size]).toEqual([[1, 2], 0]);
});
