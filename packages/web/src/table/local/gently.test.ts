import { expect, test } from 'vitest';
import { atOnce, gently } from './gently.ts';

const done: number[] = [];

function* steps(count: number): Generator<void, string> {
	done.length = 0;
	for (let step = 1; step <= count; step++) {
		done.push(step);
		yield;
	}
	return 'the end';
}

test('every step is taken, at once or with pauses', async () => {
	expect(atOnce(steps(3))).toBe('the end');
	expect(done).toEqual([1, 2, 3]);
	await expect(gently(steps(100_000), new AbortController().signal)).resolves.toBe('the end');
	expect(done).toHaveLength(100_000);
});

test('nothing is done for somebody who has left', async () => {
	done.length = 0;
	await expect(gently(steps(3), AbortSignal.abort())).resolves.toBeNull();
	expect(done).toEqual([]);
});

test('somebody who leaves on the way is not waited for', async () => {
	const leaving = new AbortController();
	function* leave(): Generator<void, string> {
		yield;
		leaving.abort();
		yield;
		throw new Error('a step too many');
	}
	await expect(gently(leave(), leaving.signal)).resolves.toBeNull();
});
