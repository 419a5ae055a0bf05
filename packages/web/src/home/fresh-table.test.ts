import { expect, test } from 'vitest';
import { readSave, writeSave } from '../saves/format.ts';
import { keyOf, savedGames } from '../saves/games.ts';
import { type MemoryDevice, memoryDevice } from '../saves/testing/memory.ts';
import { FIRST_CHOICES, seatsOf, withSeats } from './choices.ts';
import { freshTable } from './fresh-table.ts';

const WISH = { game: 'classic', seats: seatsOf(FIRST_CHOICES), options: {} } as const;

const idsOn = (device: MemoryDevice) => savedGames(device).map(({ id }) => id);

function change(id: string, device: MemoryDevice, part: object): void {
	const save = readSave(device.shelf.get(keyOf(id)) ?? '');
	if (!save.ok) throw new Error(save.problem);
	device.shelf.put(keyOf(id), writeSave({ ...save.value, ...part }));
}

test('to start twice is another deal, and one game', () => {
	const device = memoryDevice();
	const first = freshTable(WISH, device);
	const second = freshTable(WISH, device);
	expect(second).not.toBe(first);
	expect(idsOn(device)).toEqual([second]);
});

test.each([
	['somebody has acted', { actions: [{ type: 'pass' }] }],
	['somebody has put something down', { prepared: [{ seat: 0, what: 'a plan' }] }],
])('a table at which %s stays', (_, part) => {
	const device = memoryDevice();
	const first = freshTable(WISH, device);
	change(first, device, part);
	expect([...idsOn(device), freshTable(WISH, device)].sort()).toEqual([...idsOn(device)].sort());
	expect(idsOn(device)).toContain(first);
});

test('a table for another game, other people or other rulings stays', () => {
	const device = memoryDevice();
	const others = [
		freshTable({ ...WISH, game: 'cubes' }, device),
		freshTable({ ...WISH, seats: seatsOf(withSeats(FIRST_CHOICES, 3)) }, device),
		freshTable({ ...WISH, options: { voluntaryPass: true } }, device),
	];
	freshTable(WISH, device);
	expect(idsOn(device)).toEqual(expect.arrayContaining(others));
});
