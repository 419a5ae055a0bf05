import { GAMES, type View, verifyFairness } from '@tessera/engine';
import { parseGame } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { createTable, savedGames } from '../saves/games.ts';
import { memoryDevice } from '../saves/testing/memory.ts';
import type { Thinking } from '../thinking/client.ts';
import type { TableHost } from './host.ts';
import {
	actOnce,
	bot,
	isForPeople,
	opened,
	person,
	playOn,
	portsOn,
	stored,
	TWO_PEOPLE,
	tableOn,
	until,
	YOU_AND_BOT,
} from './local/testing/tables.ts';

/** A thinker that never has an answer. */
const speechless: Thinking = { ask: () => ({ answer: new Promise(() => {}), hurry: () => {}, drop: () => {} }) };

describe.each(GAMES)('a whole game of %s', (game) => {
	test.each([
		{ seats: YOU_AND_BOT },
		{ seats: [person(), person(), bot('family')] },
		{ seats: [bot('club'), person(), bot('first-steps'), person()] },
		{ seats: [bot(), bot()] },
	])('by $seats.length at the table comes to its end and is kept', async ({ seats }) => {
		const device = memoryDevice();
		const host = tableOn(device, game, seats);
		const { view, waiting, course, notices } = await playOn(host);
		expect(waiting).toEqual({ for: 'nobody', because: 'over' });
		expect(notices).toEqual([]);
		expect(course.map(({ step }) => step)).toEqual(course.map((_, index) => index));
		expect(savedGames(device)).toMatchObject([{ isOver: true, winners: view.ending?.winners, step: view.step }]);
	});

	test('resumes anywhere exactly as it was, with what was prepared', async () => {
		const device = memoryDevice();
		const host = tableOn(device, game, [person(), bot('family'), bot('first-steps')]);
		for (const steps of [0, 4, 9]) {
			await playOn(host, steps);
			const before = await until(host, isForPeople);
			host.prepare({ pieces: [steps] });
			const again = opened(host.id, portsOn(device));
			expect(again.state.peek()).toEqual(before);
			expect(again.prepared).toEqual({ pieces: [steps] });
			expect(again.viewAt(0)).toEqual(host.viewAt(0));
			again.leave();
		}
	});

	test('goes on after a resumption as it would have without', async () => {
		const [one, other] = [memoryDevice(), memoryDevice()];
		const straight = await playOn(tableOn(one, game, YOU_AND_BOT));
		const first = tableOn(other, game, YOU_AND_BOT);
		await playOn(first, 5);
		first.leave();
		const resumed = await playOn(opened(first.id, portsOn(other)));
		expect(resumed).toEqual(straight);
	});

	test('looks back at what was seen then', async () => {
		const host = tableOn(memoryDevice(), game, YOU_AND_BOT);
		const seen: View[] = [];
		const stop = host.state.subscribe(({ view }) => {
			seen[view.step] = view;
		});
		await playOn(host, 6);
		stop();
		expect(seen.map((_, step) => host.viewAt(step))).toEqual(seen);
		expect(() => host.viewAt(seen.length)).toThrow(RangeError);
	});
});

describe('acting', () => {
	test('is refused with the reason, and changes nothing', async () => {
		const device = memoryDevice();
		const host = tableOn(device, 'classic', [person(), bot()]);
		const before = await until(host, isForPeople);
		const text = stored(device, host.id);
		expect(await host.act({ type: 'exchange', pieces: [] })).toEqual({ kind: 'nothing-exchanged' });
		expect(host.state.peek()).toBe(before);
		expect(stored(device, host.id)).toBe(text);
	});

	test('is written down before it is shown', async () => {
		const device = memoryDevice();
		const host = tableOn(device, 'classic', YOU_AND_BOT);
		const steps: [shown: number, kept: number][] = [];
		host.state.subscribe(({ view }) => {
			steps.push([view.step, JSON.parse(stored(device, host.id)).actions.length]);
		});
		await playOn(host, 6);
		expect(steps.length).toBeGreaterThan(5);
		for (const [shown, kept] of steps) expect(kept).toBe(shown);
	});

	test('out of turn is refused', async () => {
		const device = memoryDevice();
		const id = createTable({ game: 'classic', seats: YOU_AND_BOT }, device);
		const host = opened(id, portsOn(device, { thinking: speechless }));
		if (host.state.peek().waiting.for === 'me') await actOnce(host);
		expect(await host.act({ type: 'pass' })).toEqual({ kind: 'not-your-turn', turn: 1 });
	});
});

describe('a screen that fails', () => {
	test('does not stop the game: the bot acts all the same', async () => {
		const host = tableOn(memoryDevice(), 'classic', YOU_AND_BOT);
		const { view } = await until(host, isForPeople);
		let hasFailed = false;
		const stop = host.state.subscribe((state) => {
			if (hasFailed || state.view.step === view.step) return;
			hasFailed = true;
			throw new Error('a broken screen');
		});
		await expect(actOnce(host)).rejects.toThrow('a broken screen');
		expect((await until(host, isForPeople)).view.step).toBeGreaterThan(view.step + 1);
		stop();
	});
});

describe('beside the game', () => {
	test('advice is given to the one whose turn it is, and to nobody else', async () => {
		const host = tableOn(memoryDevice(), 'classic', TWO_PEOPLE);
		await expect(host.advise()).rejects.toThrow();
		host.takeOver();
		const [best] = await host.advise();
		if (!best) throw new Error('no advice');
		expect(best.points).toBeGreaterThan(0);
		expect(await host.act(best.action)).toBeNull();
	});

	test.each<[string, (host: TableHost, stop: AbortController) => unknown]>([
		['by whoever asked', (_, stop) => stop.abort()],
		['by asking again', (host) => void host.advise().catch(() => undefined)],
		['when the game goes on', actOnce],
		['when the table is left', (host) => host.leave()],
	])('advice is called off %s, and nobody thinks of it any longer', async (_, callOff) => {
		let dropped = 0;
		const device = memoryDevice();
		const thinking: Thinking = {
			ask: () => ({ answer: new Promise(() => {}), hurry: () => {}, drop: () => (dropped += 1) }),
		};
		const host = opened(createTable({ game: 'classic', seats: TWO_PEOPLE }, device), portsOn(device, { thinking }));
		host.takeOver();
		const stop = new AbortController();
		const advice = expect(host.advise(stop.signal)).rejects.toThrow('called off');
		await callOff(host, stop);
		await advice;
		expect(dropped).toBe(1);
		host.leave();
	});

	test('a rematch has the same people at a new table', async () => {
		const device = memoryDevice();
		const host = tableOn(device, 'cards', YOU_AND_BOT);
		await playOn(host);
		const next = opened(host.rematch(), portsOn(device));
		expect(next).toMatchObject({ game: 'cards', seats: YOU_AND_BOT });
		expect(next.id).not.toBe(host.id);
		next.leave();
	});

	test.each(GAMES)(
		'a finished game of %s can be taken away as a text, whatever people call themselves',
		async (game) => {
			const host = tableOn(memoryDevice(), game, YOU_AND_BOT);
			await expect(host.gameText(['A', 'B'])).rejects.toThrow();
			await playOn(host);
			for (const names of [
				['Ada', 'Bo'],
				['Ada: the first', ' '],
				['Ada', 'Ada'],
			])
				expect(parseGame(await host.gameText(names))).toMatchObject({ ok: true });
		},
	);

	test.each(GAMES)(
		'the text of a game of %s lets everybody check that deal, draws and rolls follow from the secret',
		async (game) => {
			const host = tableOn(memoryDevice(), game, YOU_AND_BOT);
			await playOn(host);
			const record = parseGame(await host.gameText(['Ada', 'Bo']));
			if (!record.ok) throw new Error('unreadable');
			const checks = verifyFairness(record.value, record.value.fairness);
			expect(checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
				'commitment holds',
				'seed holds',
				'deal holds',
				'chance holds',
			]);
		},
	);
});
