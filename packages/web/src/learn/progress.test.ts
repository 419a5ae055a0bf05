import { expect, test } from 'vitest';
import { shelfOn } from '../saves/shelf.ts';
import { MemoryStore } from '../saves/testing/memory.ts';
import { doneFrom, progressOn } from './progress.ts';

const shelf = (store: MemoryStore) => shelfOn(store, () => () => undefined);

test('what is done is known again later, each step once', () => {
	const store = new MemoryStore();
	const progress = progressOn(shelf(store));
	progress.markDone('cubes', 'roll');
	progress.markDone('cubes', 'roll');
	progress.markDone('classic', 'line');
	expect(progressOn(shelf(store)).done.value).toEqual({ classic: ['line'], cubes: ['roll'], cards: [] });
});

test('a storage that is full does not stop anyone from learning', () => {
	const store = new MemoryStore();
	store.isFull = true;
	const progress = progressOn(shelf(store));
	progress.markDone('cards', 'add');
	expect(progress.done.value.cards).toEqual(['add']);
});

test.each([null, '', '{', '[]', '7', '{"classic":"line"}', '{"classic":[1,null]}'])('damaged: %s', (text) => {
	expect(doneFrom(text)).toEqual({ classic: [], cubes: [], cards: [] });
});
