// A person with an account is one and the same at a table, from whichever device they ask.
import { describe, expect, test } from 'vitest';
import { World } from '../referee/test-help.ts';
import { actingAs } from './acting.ts';

describe('a device of an account acts', () => {
	const phone = { id: 'phone', name: null, account: 'of-ann', createdAt: 0, lastSeenAt: 0 };
	const devices = { devicesOf: async () => ['phone', 'ann'] };

	test('as the device that has the seat, or for which a seat is kept', async () => {
		const world = new World();
		const table = await world.begun();
		const at = (id: string) => actingAs(world.referee, devices, phone, id);
		expect(await at(table)).toBe('ann');
		await world.ask('bob', table, { type: 'resign' });
		const answer = await world.ask('bob', table, { type: 'rematch' });
		const next = (answer.ok && answer.table) || expect.fail();
		expect(await at(next)).toBe('ann');
		await world.ask('bob', next, { type: 'clear-seat', seat: 1 });
		expect(await at(next)).toBe('phone');
		expect(await at('no-such-table')).toBe('phone');
	});

	test('as itself where nothing is known of the others', async () => {
		const world = new World();
		const table = await world.begun();
		expect(await actingAs(world.referee, devices, { ...phone, account: null }, table)).toBe('phone');
	});
});
