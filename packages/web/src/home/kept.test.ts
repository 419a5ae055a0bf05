import { expect, test } from 'vitest';
import { createTable, keyOf } from '../saves/games.ts';
import { memoryDevice } from '../saves/testing/memory.ts';
import { FIRST_CHOICES, seatsOf } from './choices.ts';
import { type Keeping, keeping } from './kept.ts';

const WISH = { game: 'classic', seats: seatsOf(FIRST_CHOICES) } as const;

const linesOf = ({ games }: Keeping) => games.value.map(({ game, removed }) => [game.id, removed !== null]);

test('a removed game is gone from the device at once, but keeps its line', () => {
	const device = memoryDevice();
	const id = createTable(WISH, device);
	const kept = keeping(device);
	kept.remove(id);
	expect(device.shelf.get(keyOf(id))).toBeNull();
	expect(linesOf(kept)).toEqual([[id, true]]);
	expect(linesOf(keeping(device))).toEqual([]);
});

test('it comes back exactly as it was', () => {
	const device = memoryDevice();
	const id = createTable(WISH, device);
	const before = device.shelf.get(keyOf(id));
	const kept = keeping(device);
	kept.remove(id);
	kept.restore(id);
	expect(device.shelf.get(keyOf(id))).toBe(before);
	expect(linesOf(kept)).toEqual([[id, false]]);
});

test('removing one does not bring another back', () => {
	const device = memoryDevice();
	const ids = [createTable(WISH, device), createTable({ ...WISH, game: 'cards' }, device)];
	const kept = keeping(device);
	for (const id of ids) kept.remove(id);
	expect(kept.games.value.map(({ removed }) => removed !== null)).toEqual([true, true]);
});

test('what cannot be read is told of until it is put away', () => {
	const device = memoryDevice();
	device.shelf.put(keyOf('broken'), '{');
	const kept = keeping(device);
	expect(kept.aside.value).toEqual([{ id: 'broken', problem: 'unreadable', text: '{' }]);
	expect(kept.games.value).toEqual([]);
	kept.dismiss('broken');
	expect(kept.aside.value).toEqual([]);
	expect(keeping(device).aside.value).toEqual([]);
});
