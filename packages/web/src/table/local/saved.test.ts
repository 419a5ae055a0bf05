import { describe, expect, test } from 'vitest';
import { keyOf, setAsideGames } from '../../saves/games.ts';
import { memoryDevice } from '../../saves/testing/memory.ts';
import versionOne from '../../saves/testing/version-1.json' with { type: 'json' };
import versionTwo from '../../saves/testing/version-2.json' with { type: 'json' };
import versionThree from '../../saves/testing/version-3.json' with { type: 'json' };
import { openTable } from '../local-host.ts';
import {
	actOnce,
	isForPeople,
	opened,
	playOn,
	portsOn,
	stored,
	tableOn,
	until,
	YOU_AND_BOT,
} from './testing/tables.ts';

describe('a saved game', () => {
	test.each(versionOne)('of version 1 opens where it was left: $terms.game', ({ id, ...written }) => {
		const device = memoryDevice();
		device.memory.setItem(keyOf(id), JSON.stringify({ id, ...written }));
		const host = opened(id, portsOn(device));
		const { view, waiting } = host.state.peek();
		expect(waiting).toEqual({ for: 'me' });
		expect(view).toMatchObject({ turn: written.standing.turn, step: written.actions.length });
		if (view.game !== 'cards') expect(view.scores).toEqual(written.standing.scores);
		expect(host.prepared).toEqual(written.prepared.what);
	});

	test.each([...versionTwo, ...versionThree])(
		'of version $version opens with what each person prepared: $terms.game',
		async ({ id, ...written }) => {
			const device = memoryDevice();
			device.memory.setItem(keyOf(id), JSON.stringify({ id, ...written }));
			const host = opened(id, portsOn(device));
			expect(host.state.peek().view).toMatchObject({ turn: written.standing.turn, step: written.actions.length });
			const found = [];
			for (const _ of written.prepared) {
				await until(host, isForPeople);
				host.takeOver();
				found.push({ seat: host.state.peek().view.viewer, what: host.prepared });
				await actOnce(host);
			}
			expect(found).toEqual(expect.arrayContaining(written.prepared));
		},
	);

	test('that was never there is missing', () => {
		expect(openTable('nothing', portsOn(memoryDevice()))).toEqual({ problem: 'missing' });
	});

	test('that cannot be read is set aside', () => {
		const device = memoryDevice();
		device.memory.setItem(keyOf('x'), '{');
		expect(openTable('x', portsOn(device))).toEqual({ problem: 'unreadable' });
		expect(setAsideGames(device)).toEqual([{ id: 'x', problem: 'unreadable', text: '{' }]);
		expect(openTable('x', portsOn(device))).toEqual({ problem: 'missing' });
	});

	test.each([
		['an action that is none', { actions: [{ type: 'fly' }] }],
		['an action the rules refuse', { actions: [{ type: 'exchange', pieces: [0] }] }],
		['an action that is no data', { actions: [null] }],
		['rulings that do not exist', { terms: { ...versionOne[0]?.terms, options: { dice: true } } }],
	])('with %s is set aside', (_, damage) => {
		const device = memoryDevice();
		const text = JSON.stringify({ ...versionOne[0], id: 'x', ...damage });
		device.memory.setItem(keyOf('x'), text);
		expect(openTable('x', portsOn(device))).toEqual({ problem: 'refused' });
		expect(setAsideGames(device)).toEqual([{ id: 'x', problem: 'refused', text }]);
	});

	test('that cannot be stored goes on, and the table says so for as long as it lasts', async () => {
		const device = memoryDevice();
		const host = tableOn(device, 'classic', YOU_AND_BOT);
		await playOn(host, 3);
		const text = stored(device, host.id);
		device.memory.isFull = true;
		await until(host, isForPeople);
		host.prepare('a plan');
		expect(host.state.peek().notices).toEqual(['not-kept']);
		const { notices, view } = await playOn(host, host.state.peek().view.step + 4);
		expect(notices).toEqual(['not-kept']);
		expect(stored(device, host.id)).toBe(text);
		expect(opened(host.id, portsOn(device)).state.peek()).toMatchObject({ view: { step: view.step }, notices });
		device.memory.isFull = false;
		await until(host, isForPeople);
		host.prepare(null);
		expect(host.state.peek().notices).toEqual([]);
	});
});
