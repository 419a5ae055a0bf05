// The heap gives back what it got, in the order of worth.
import { randomFrom } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { ChoiceHeap } from './choice-heap.ts';

test('choices come out best first, as often as they went in', () => {
	const random = randomFrom(1);
	const heap = new ChoiceHeap(64);
	for (let size = 0; size <= 40; size++) {
		const worths = Array.from({ length: size }, () => random(25));
		heap.clear();
		for (const [choice, worth] of worths.entries()) heap.push(choice, worth);
		heap.order();
		const taken: number[] = [];
		while (heap.bestWorth() > -Infinity) {
			const worth = heap.bestWorth();
			const choice = heap.pop();
			expect(worths[choice]).toBe(worth);
			taken.push(choice);
		}
		expect(taken.map((choice) => worths[choice])).toEqual(worths.toSorted((a, b) => b - a));
		expect(new Set(taken).size).toBe(size);
	}
});
