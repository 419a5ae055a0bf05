import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../table/host.ts';
import { readSave, writeSave } from './format.ts';
import { createTable, forget, glanceAt, keyOf, savedGames, setAside, setAsideGames } from './games.ts';
import { forbiddingDevice, type MemoryDevice, memoryDevice } from './testing/memory.ts';

const SEATS: readonly SeatInfo[] = [
	{ name: 'Maya', kind: { type: 'person' } },
	{ name: null, kind: { type: 'bot', level: 'family' } },
];

const create = (device: MemoryDevice): string => createTable({ game: 'classic', seats: SEATS }, device);

/** Lets a game be over as far as the list of games is concerned. */
function finish(id: string, device: MemoryDevice): void {
	const save = readSave(device.shelf.get(keyOf(id)) ?? '');
	if (!save.ok) throw new Error(save.problem);
	const standing = { ...save.value.standing, winners: [] };
	device.shelf.put(keyOf(id), writeSave({ ...save.value, standing }));
}

describe('the games on a device', () => {
	test('tell at a glance which game they are, and nothing where there is none', () => {
		const device = memoryDevice();
		for (const game of ['classic', 'cubes', 'cards'] as const)
			expect(glanceAt(createTable({ game, seats: SEATS }, device), device.shelf)).toBe(game);
		device.shelf.put(keyOf('damaged'), '{"game":"chess"}');
		expect(glanceAt('damaged', device.shelf)).toBeNull();
		expect(glanceAt('missing', device.shelf)).toBeNull();
	});
	test('are listed with what home tells of them, the last played first', () => {
		const device = memoryDevice();
		const first = create(device);
		const second = createTable({ game: 'cards', seats: SEATS }, device);
		expect(savedGames(device).map(({ id }) => id)).toEqual([second, first]);
		expect(savedGames(device)[1]).toEqual({
			id: first,
			game: 'classic',
			seats: SEATS,
			scores: [0, 0],
			turn: null,
			winners: null,
			isOver: false,
			step: 0,
			touched: 1,
		});
	});

	test('never share an id or a secret', () => {
		const device = memoryDevice();
		const secrets = [create(device), create(device), create(device)].map((id) => {
			const save = readSave(device.shelf.get(keyOf(id)) ?? '');
			return save.ok && save.value.secret;
		});
		expect(new Set(secrets).size).toBe(3);
		expect(savedGames(device)).toHaveLength(3);
	});

	test('can be forgotten', () => {
		const device = memoryDevice();
		const id = create(device);
		forget(id, device);
		expect(savedGames(device)).toEqual([]);
	});

	test('leave other things in the storage alone', () => {
		const device = memoryDevice();
		device.memory.setItem('tessera.settings', '{}');
		expect(savedGames(device)).toEqual([]);
		expect(setAsideGames(device)).toEqual([]);
		expect(device.memory.getItem('tessera.settings')).toBe('{}');
	});

	test('that are over make room at last, the oldest first; those under way never do', () => {
		const device = memoryDevice();
		const underWay = create(device);
		const over = Array.from({ length: 22 }, () => create(device));
		for (const id of over) finish(id, device);
		create(device);
		const left = savedGames(device).map(({ id }) => id);
		expect(left).toContain(underWay);
		expect(over.filter((id) => !left.includes(id))).toEqual(over.slice(0, 2));
	});
});

describe('a damaged game', () => {
	test('is set aside with all that was stored, and the others stay', () => {
		const device = memoryDevice();
		const good = create(device);
		const bad = create(device);
		device.memory.setItem(keyOf(bad), '{"version":1,"id"');
		expect(savedGames(device).map(({ id }) => id)).toEqual([good]);
		expect(device.memory.getItem(keyOf(bad))).toBeNull();
		expect(setAsideGames(device)).toEqual([{ id: bad, problem: 'unreadable', text: '{"version":1,"id"' }]);
		forget(bad, device);
		expect(setAsideGames(device)).toEqual([]);
	});

	test('is found by whichever list is asked for first', () => {
		const device = memoryDevice();
		device.memory.setItem(keyOf('x'), 'null');
		expect(setAsideGames(device)).toEqual([{ id: 'x', problem: 'unreadable', text: 'null' }]);
	});

	test('under the key of another is not taken for that one', () => {
		const device = memoryDevice();
		const text = device.memory.getItem(keyOf(create(device))) ?? '';
		device.memory.setItem(keyOf('other'), text);
		expect(savedGames(device)).toHaveLength(1);
		expect(setAsideGames(device)).toEqual([{ id: 'other', problem: 'unreadable', text }]);
	});

	test('stays where it is while there is no room to set it aside, and is told of all the same', () => {
		const device = memoryDevice();
		device.memory.setItem(keyOf('x'), 'null');
		device.memory.isFull = true;
		expect(setAsideGames(device)).toEqual([{ id: 'x', problem: 'unreadable', text: 'null' }]);
		expect(device.memory.getItem(keyOf('x'))).toBe('null');
	});

	test('whose note was damaged as well is still given back', () => {
		const device = memoryDevice();
		device.memory.setItem(keyOf('x'), 'null');
		setAside('x', 'unreadable', device);
		const [note = ''] = device.shelf.keys();
		device.memory.setItem(note, '{"text":');
		expect(setAsideGames(device)).toEqual([{ id: 'x', problem: 'unreadable', text: '{"text":' }]);
	});
});

test('a game of a later version of the app is told of and left for that version', () => {
	const device = memoryDevice();
	const id = create(device);
	const text = JSON.stringify({ ...JSON.parse(device.memory.getItem(keyOf(id)) ?? ''), version: 99 });
	device.memory.setItem(keyOf(id), text);
	expect(savedGames(device)).toEqual([]);
	expect(setAsideGames(device)).toEqual([{ id, problem: 'newer', text }]);
	expect(device.memory.getItem(keyOf(id))).toBe(text);
});

describe('where nothing can be stored', () => {
	test('a game lives as long as the page', () => {
		const device = forbiddingDevice();
		const id = createTable({ game: 'cubes', seats: SEATS }, device);
		expect(savedGames(device).map((saved) => saved.id)).toEqual([id]);
		expect(device.shelf.isKept(keyOf(id))).toBe(false);
	});

	test('a full storage keeps what it had', () => {
		const device = memoryDevice();
		const id = create(device);
		device.memory.isFull = true;
		expect(device.shelf.put(keyOf(id), 'newer')).toBe(false);
		expect(device.shelf.get(keyOf(id))).toBe('newer');
		expect(device.memory.getItem(keyOf(id))).not.toBe('newer');
		device.memory.isFull = false;
		expect(device.shelf.put(keyOf(id), 'newest')).toBe(true);
		expect(device.memory.getItem(keyOf(id))).toBe('newest');
	});
});
