// The list keeps what was put in, also when it has to grow for it.
import { expect, test } from 'vitest';
import { MoveList } from './move-list.ts';

const pieces = Int32Array.of(11, 22, 33, 44, 55, 66);

test('keeps score, size and pieces of each placement, in order', () => {
	const list = new MoveList();
	list.reserve();
	list.addUnchecked(3, pieces, 1);
	list.addUnchecked(60, pieces, 6);
	const second = list.next(0);
	expect([list.count, list.score(0), list.size(0), list.piece(0, 0)]).toEqual([2, 3, 1, 11]);
	expect([list.score(second), list.size(second), list.piece(second, 5)]).toEqual([60, 6, 66]);
	expect(list.next(second)).toBe(list.end);
	list.clear();
	expect([list.count, list.end]).toEqual([0, 0]);
});

test('has room for as many placements as are added, when room is made now and then', () => {
	const list = new MoveList();
	const MANY = 100_000;
	for (let score = 0; score < MANY; score++) {
		if (score % 1000 === 0) list.reserve();
		list.addUnchecked(score, pieces, 1 + (score % 6));
	}
	let entry = 0;
	for (let score = 0; score < MANY; score++) {
		if (list.score(entry) !== score || list.piece(entry, score % 6) !== pieces[score % 6])
			throw new Error(`lost ${score}`);
		entry = list.next(entry);
	}
	expect(entry).toBe(list.end);
});
