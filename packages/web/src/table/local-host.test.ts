import { GAMES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { createTable } from '../saves/games.ts';
import { memoryDevice } from '../saves/testing/memory.ts';
import { bot, opened, person, playOn, portsOn } from './local/testing/tables.ts';

describe.each(GAMES)('a whole game of %s', (game) => {
	test.each([
		{ seats: [person(), bot()] },
		{ seats: [person(), person(), bot('family')] },
		{ seats: [bot('club'), person(), bot('first-steps'), person()] },
		{ seats: [bot(), bot()] },
	])('by $seats.length at the table comes to its end', async ({ seats }) => {
		const device = memoryDevice();
		const host = opened(createTable({ game, seats }, device), portsOn(device));
		const { view, waiting } = await playOn(host);
		expect(waiting).toEqual({ for: 'nobody', because: 'over' });
		expect(view.ending?.winners.length).toBeGreaterThan(0);
	});
});
