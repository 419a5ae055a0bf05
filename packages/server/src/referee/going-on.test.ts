// What happens by itself: bots, clocks, and all of it again after a restart.
import { GAMES } from '@tessera/engine';
import { deadlineOf } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { settled, World } from './test-help.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const statusOf = async (world: World, table: string) => (await world.referee.table(null, table))?.status;

/** Waits for what only other turns of the event loop are needed for. */
async function until(holds: () => boolean): Promise<void> {
	for (let turn = 0; turn < 200 && !holds(); turn++) await settled();
	expect(holds()).toBe(true);
}

describe('bots', () => {
	test.each(GAMES)('play %s with people to the end', async (game) => {
		const world = new World();
		const table = await world.withBot({ game });
		await world.playOn(['ann'], table);
		expect(await statusOf(world, table)).toBe('over');
		expect(world.faults).toEqual([]);
		expect(world.thinker.asked[0]).toMatchObject({ level: 'club', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
	});

	test('see no more than their seat may', async () => {
		const world = new World();
		await world.playOn(['ann'], await world.withBot(), 3);
		for (const { view } of world.thinker.asked) {
			expect(view.viewer).toBe(view.turn);
			expect(Object.keys(view)).not.toContain('seed');
			expect(Object.keys(view)).not.toContain('bag');
		}
	});

	test.each([
		['fail', async () => Promise.reject(new Error('no idea')), 'a bot gave no answer'],
		['cheat', async () => ({ type: 'place', pieces: [] }) as const, 'a bot chose what is not legal'],
	])('that %s play something legal', async (_, answer, fault) => {
		const world = new World();
		world.thinker.answer = answer;
		const table = await world.withBot();
		await world.playOn(['ann'], table, 2);
		expect(world.faults).toContain(fault);
		const seen = await world.listen('ann', table);
		expect(seen.table?.steps.filter(({ by }) => by === 'bot').length).toBeGreaterThan(0);
	});

	test('take their time, so that people can follow', async () => {
		const world = new World({ botPace: 500 });
		const table = await world.withBot();
		const ann = await world.listen('ann', table);
		await world.actFirst('ann', table);
		const before = ann.lines.length;
		await world.clock.pass(499);
		expect(ann.lines).toHaveLength(before);
		await world.clock.pass(1);
		expect(ann.types.at(-1)).toBe('acted');
	});

	test('are not heard about a game that is over meanwhile', async () => {
		const world = new World({ botPace: 500 });
		const table = await world.withBot();
		await world.actFirst('ann', table);
		await world.ask('ann', table, { type: 'offer-end' });
		const ann = await world.listen('ann', table);
		await world.clock.pass(1000);
		expect(ann.types.at(-1)).toBe('over');
	});
});

describe('clocks', () => {
	const clock = { per: 'turn', seconds: 60 } as const;

	test('O6 put one out where that is the rule', async () => {
		const world = new World();
		const table = await world.begun({ clock, timeout: 'out' }, ['ann', 'bob', 'cleo']);
		const ann = await world.listen('ann', table);
		await world.clock.pass(MINUTE - 1);
		expect(ann.types.at(-1)).toBe('began');
		await world.clock.pass(1);
		expect(ann.types.at(-1)).toBe('withdrew');
		await world.clock.pass(MINUTE);
		expect(ann.types.at(-1)).toBe('over');
		expect(world.referee.stats().deadlines).toBe(0);
	});

	test('O6 let a bot step in where that is the rule, for as long as it takes', async () => {
		const world = new World();
		const table = await world.begun({ clock, timeout: 'bot' });
		const ann = await world.listen('ann', table);
		await world.clock.pass(MINUTE);
		expect(ann.lines.at(-1)?.told.happening).toMatchObject({ type: 'acted', by: 'stand-in' });
		await world.clock.pass(3 * MINUTE);
		expect(ann.types.filter((type) => type === 'acted')).toHaveLength(4);
		expect(world.thinker.asked[0]?.level).toBe('club');
	});

	test('O6 one who acts while a bot is thinking for them is in time', async () => {
		const world = new World({ botPace: 5000 });
		const table = await world.begun({ clock, timeout: 'bot' });
		await world.clock.pass(MINUTE);
		const answers = [await world.actFirst('ann', table), await world.actFirst('bob', table)];
		expect(answers.some((answer) => answer?.ok)).toBe(true);
		const ann = await world.listen('ann', table);
		await world.clock.pass(6000);
		expect(ann.table?.steps.map(({ by }) => by)).not.toContain('stand-in');
	});

	test('O6 a move that comes too late finds that one is out', async () => {
		const world = new World();
		const table = await world.begun({ clock, timeout: 'out' }, ['ann', 'bob', 'cleo']);
		const ann = await world.listen('ann', table);
		const late = ['ann', 'bob', 'cleo'][ann.table?.clock.turn ?? 0] ?? expect.fail();
		world.clock.now += 2 * MINUTE;
		const { fallbackAction } = await import('@tessera/bots/fallback');
		const { view } = await world.listen(late, table);
		const act = { type: 'act', action: fallbackAction(view) } as const;
		expect(await world.ask(late, table, act)).toMatchObject({ problem: { code: 'stale' } });
		expect(ann.types.at(-1)).toBe('withdrew');
		expect(await world.ask(late, table, act)).toMatchObject({ problem: { code: 'refused' } });
	});

	test('go on without the table in memory', async () => {
		const world = new World({ idleAfter: DAY / 2, sweepEvery: DAY });
		const table = await world.begun({ clock: { per: 'slow-turn', days: 30 }, timeout: 'out' });
		await world.clock.pass(DAY);
		expect(world.referee.stats()).toMatchObject({ tables: 0, deadlines: 1 });
		await world.clock.pass(29 * DAY - 1);
		expect(await statusOf(world, table)).toBe('running');
		await world.clock.pass(1);
		expect(await statusOf(world, table)).toBe('over');
	});
});

describe('memory', () => {
	test('holds a table while somebody follows, is connected or acts', async () => {
		const world = new World({ idleAfter: 1000 });
		const table = await world.begun();
		const ann = await world.listen('ann', table);
		const leave = world.referee.connected('ann', table);
		await world.clock.pass(5000);
		expect(world.referee.stats()).toMatchObject({ tables: 1, followers: 1 });
		ann.stop();
		await world.clock.pass(5000);
		expect(world.referee.stats().tables).toBe(1);
		leave();
		await world.clock.pass(5000);
		expect(world.referee.stats()).toMatchObject({ tables: 0, followers: 0 });
		expect(await world.ask('ann', table, { type: 'say', text: 'hello' })).toMatchObject({ ok: true });
	});
});

describe('after a restart', () => {
	test('bots and clocks go on, and nothing else is kept in memory', async () => {
		const world = new World({ botPace: 500 });
		const quiet = await world.begun();
		const timed = await world.begun({ clock: { per: 'turn', seconds: 60 }, timeout: 'out' });
		const bots = await world.withBot();
		await world.actFirst('ann', bots);
		await world.referee.close();
		world.clock.now += 10_000;
		world.start();
		await world.referee.resume();
		expect(world.referee.stats()).toMatchObject({ tables: 1, deadlines: 1 });
		const ann = await world.listen('ann', bots);
		await world.clock.pass(500);
		await until(() => ann.types.at(-1) === 'acted');
		await world.clock.pass(50_000);
		expect(await statusOf(world, timed)).toBe('over');
		expect(await statusOf(world, quiet)).toBe('running');
	});
});

describe('O6 time in which the server was not there', () => {
	const perTurn = { per: 'turn', seconds: 300 } as const;
	const perGame = { per: 'game', seconds: 100, increment: 0 } as const;

	/** Stops for so long, and is there again. */
	async function stopFor(world: World, milliseconds: number): Promise<void> {
		await world.referee.close();
		world.ranUntil = world.clock.now;
		world.clock.now += milliseconds;
		world.start();
	}

	test('is given back: nobody is out for it, and screens count as the server does', async () => {
		const world = new World();
		const table = await world.begun({ clock: perTurn, timeout: 'out' });
		await world.clock.pass(MINUTE);
		await stopFor(world, DAY);
		await world.referee.resume();
		const ann = await world.listen('ann', table);
		expect(ann.lines.at(-1)?.told.happening).toEqual({ type: 'clock-moved', by: DAY });
		expect(deadlineOf(perTurn, ann.table?.clock ?? expect.fail())).toBe(world.clock.now + 4 * MINUTE);
		await world.clock.pass(4 * MINUTE - 1);
		expect(await statusOf(world, table)).toBe('running');
		await world.clock.pass(1);
		expect(await statusOf(world, table)).toBe('over');
	});

	test('leaves a minute at least to come back in', async () => {
		const world = new World();
		const table = await world.begun({ clock: perGame, timeout: 'out' });
		await world.clock.pass(90_000);
		await stopFor(world, 5000);
		await world.referee.resume();
		await world.clock.pass(MINUTE - 1);
		expect(await statusOf(world, table)).toBe('running');
		await world.clock.pass(1);
		expect(await statusOf(world, table)).toBe('over');
	});

	test.each(['out', 'bot'] as const)('is given back before anything is done at the table (%s)', async (timeout) => {
		const world = new World();
		const table = await world.begun({ clock: perTurn, timeout });
		await stopFor(world, DAY);
		// Somebody is faster than the server looks through its tables.
		expect(await world.ask('ann', table, { type: 'say', text: 'back' })).toMatchObject({ ok: true });
		await world.referee.resume();
		const ann = await world.listen('ann', table);
		expect(ann.types.slice(-3)).toEqual(['began', 'clock-moved', 'said']);
	});

	test('is given back once, and not where it runs out for nothing or was no time at all', async () => {
		const world = new World({ idleAfter: 1000 });
		const table = await world.begun({ clock: perTurn, timeout: 'out' });
		const idle = await world.begun({ clock: perTurn });
		await stopFor(world, MINUTE);
		await world.referee.resume();
		await world.clock.pass(5000);
		expect(world.referee.stats().tables).toBe(0);
		await world.referee.resume();
		await stopFor(world, 500);
		await world.referee.resume();
		expect((await world.listen('ann', table)).types.filter((type) => type === 'clock-moved')).toHaveLength(1);
		expect((await world.listen('ann', idle)).types).not.toContain('clock-moved');
	});
});

describe('a finished game', () => {
	const ended = async (world: World): Promise<string> => {
		const table = await world.begun();
		await world.ask('ann', table, { type: 'resign' });
		return table;
	};

	test('is told of again after a restart, the newest first, for two days', async () => {
		const world = new World();
		await ended(world);
		world.clock.now += 2 * DAY + 1;
		const first = await ended(world);
		world.clock.now += DAY;
		const second = await ended(world);
		const never = await world.open();
		await world.begun();
		await world.referee.close();
		const [, ...told] = world.results.splice(0);
		expect(told).toMatchObject([{ table: first }, { table: second }]);
		world.start();
		await world.referee.resume();
		await settled();
		expect(world.results).toEqual(told.toReversed());
		expect(await statusOf(world, never)).toBe('waiting');
		expect(world.referee.stats().tables).toBe(1);
	});

	test('that cannot be told of is a fault, and closing waits for those that are being told of', async () => {
		const world = new World();
		world.onOver = () => Promise.reject(new Error('no paper left'));
		await ended(world);
		await settled();
		expect(world.faults).toEqual(['telling of a finished game failed']);
		const { promise, resolve } = Promise.withResolvers<void>();
		world.onOver = () => promise;
		await ended(world);
		let isClosed = false;
		const closed = world.referee.close().then(() => {
			isClosed = true;
		});
		await settled();
		expect(isClosed).toBe(false);
		resolve();
		await closed;
	});
});

test('whoever comes at any moment while tables are found again hears of everything', async () => {
	const world = new World();
	const table = await world.begun();
	for (let moment = 0; moment < 40; moment++) {
		world.start();
		const resumed = world.referee.resume();
		for (let turn = 0; turn < moment; turn++) await null;
		const ann = await world.listen('ann', table);
		await resumed;
		await world.ask('bob', table, { type: 'say', text: 'hello' });
		expect(ann.types.filter((type) => type === 'said')).toHaveLength(moment + 1);
	}
});

test('one that is stopped at any moment while tables are found again ends well, and asks nothing of what is closed by then', async () => {
	for (let moment = 0; moment < 40; moment++) {
		const world = new World();
		await world.begun();
		world.start();
		const resumed = world.referee.resume();
		for (let turn = 0; turn < moment; turn++) await null;
		await world.referee.close();
		await world.journal.close();
		await resumed;
		expect(world.faults).toEqual([]);
	}
});
