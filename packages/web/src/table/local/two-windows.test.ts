import { fallbackAction } from '@tessera/bots/fallback';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../saves/format.ts';
import { keyOf } from '../../saves/games.ts';
import { type MemoryDevice, memoryDevice } from '../../saves/testing/memory.ts';
import type { SeatInfo, TableHost } from '../host.ts';
import { actOnce, bot, opened, playOn, portsOn, stored, TWO_PEOPLE, tableOn } from './testing/tables.ts';

describe('two windows with the same game', () => {
	/** The same game of two people, open twice. */
	function twice(seats: readonly SeatInfo[] = TWO_PEOPLE): readonly [TableHost, TableHost, MemoryDevice] {
		const device = memoryDevice();
		const one = tableOn(device, 'classic', seats);
		return [one, opened(one.id, portsOn(memoryDevice(2, device.memory))), device];
	}

	test('follow each other, and tell of it', async () => {
		const [one, other] = twice();
		await actOnce(one);
		await actOnce(one);
		expect(other.state.peek().view).toEqual(one.state.peek().view);
		expect(other.state.peek().notices).toEqual(['went-on-elsewhere']);
		expect(one.state.peek().notices).toEqual([]);
		await actOnce(other);
		expect(other.state.peek().notices).toEqual([]);
		expect(one.state.peek()).toMatchObject({ view: { step: 3 }, notices: ['went-on-elsewhere'] });
	});

	test('never write over what the other played, though no word of it came', async () => {
		const [one, other, device] = twice();
		one.takeOver();
		other.takeOver();
		const action = fallbackAction(other.state.peek().view);
		// A window that does not hear: its watching ends, its acting does not.
		other.leave();
		await actOnce(one);
		const text = stored(device, one.id);
		expect(await other.act(action)).toBeNull();
		expect(stored(device, one.id)).toBe(text);
		expect(other.state.peek()).toMatchObject({ view: { step: 1 }, notices: ['went-on-elsewhere'] });
		await actOnce(one);
		other.takeOver();
		other.prepare('a plan');
		expect(other.state.peek().view.step).toBe(2);
	});

	test('say nothing about bots that act in both', async () => {
		const [one, other] = twice([bot(), bot('family')]);
		const [first, second] = await Promise.all([playOn(one), playOn(other)]);
		expect(first).toEqual(second);
		expect(first.notices).toEqual([]);
	});

	test('ignore what is no game, and write it over', async () => {
		const [one, other, device] = twice();
		const save = JSON.parse(stored(device, one.id));
		for (const damaged of ['{', JSON.stringify({ ...save, actions: [{ type: 'fly' }] })]) {
			device.memory.setItem(keyOf(one.id), damaged);
			await actOnce(one);
			expect(JSON.parse(stored(device, one.id)).actions).toHaveLength(one.state.peek().view.step);
		}
		expect(other.state.peek().view.step).toBe(2);
	});

	test('of which one is a later version of the app: what that wrote stays, and the other says so', async () => {
		const [one, , device] = twice();
		const written = stored(device, one.id);
		const newer = JSON.stringify({ ...JSON.parse(written), version: VERSION + 1 });
		const later = memoryDevice(3, device.memory);
		later.shelf.put(keyOf(one.id), newer);
		expect(one.state.peek().notices).toEqual(['newer-elsewhere']);
		await actOnce(one);
		one.takeOver();
		one.prepare('a plan');
		expect(one.state.peek()).toMatchObject({ view: { step: 1 }, notices: ['newer-elsewhere'] });
		expect(stored(device, one.id)).toBe(newer);
	});

	test('of which one is a later version are told apart though no word of it came', async () => {
		const [one, , device] = twice();
		const newer = JSON.stringify({ ...JSON.parse(stored(device, one.id)), version: VERSION + 1 });
		one.takeOver();
		device.memory.setItem(keyOf(one.id), newer);
		one.prepare('a plan');
		expect(one.state.peek().notices).toEqual(['newer-elsewhere']);
		expect(stored(device, one.id)).toBe(newer);
	});
});
