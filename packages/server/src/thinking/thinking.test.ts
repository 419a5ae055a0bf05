import { playerOf, USUAL_BUDGET } from '@tessera/bots';
import { type GameName, type Position, play, seedFromText, start, type View, viewFor } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { Think, Thought } from './messages.ts';
import { createThinker, type OpenLine } from './pool.ts';
import { think } from './think.ts';
import { openThinker } from './threads.ts';
import type { Question, Thinker } from './types.ts';

/** What the seat to move sees once the opening has been laid. */
function secondView(game: GameName): View {
	const begun = start<GameName>({ game, ages: [null, null] }, seedFromText('thinking'));
	if (!begun.ok) return expect.fail(begun.problem.kind);
	const { position } = begun.value;
	const opening = playerOf('greedy', 'bot').choose(viewFor<Position>(position, position.turn), USUAL_BUDGET);
	const opened = play<Position>(position, opening.action);
	if (!opened.ok) return expect.fail(opened.problem.kind);
	return viewFor<Position>(opened.value.position, opened.value.position.turn);
}

const question = (game: GameName = 'classic', level: Question['level'] = 'master'): Question => ({
	view: secondView(game),
	level,
	table: 'table',
	seed: 'bot',
});

describe('a thought', () => {
	const asked = (rest: Partial<Think> = {}): Think => ({
		...question(),
		id: 1,
		rollouts: 3000,
		milliseconds: 1_000_000,
		...rest,
	});

	test('with time enough is the same as that of the bot asked directly', () => {
		const usual = playerOf('master', 'bot').choose(secondView('classic'), USUAL_BUDGET).action;
		expect(think(asked(), () => 0)).toEqual({ id: 1, action: usual });
	});

	test('ends when its time is over, with an answer', () => {
		let calls = 0;
		const clock = () => 1000 * calls++;
		expect(think(asked({ milliseconds: 1500 }), clock)).toMatchObject({ id: 1, action: { type: expect.any(String) } });
		expect(calls).toBe(3);
	});

	test('that cannot be had is a failure', () => {
		const { view } = question();
		expect(think(asked({ view: { ...view, viewer: null } }), () => 0)).toMatchObject({
			id: 1,
			failed: expect.any(String),
		});
	});
});

describe('a pool', () => {
	interface Puppet {
		readonly posted: Think[];
		hear(thought: Thought): void;
		crash(): void;
		isClosed: boolean;
	}

	/** Threads that do what the test tells them to, and timers that run when it says. */
	function puppets(settings: { threads?: number; mostWaiting?: number } = {}) {
		const lines: Puppet[] = [];
		const timers = new Set<() => void>();
		const open: OpenLine = (hear, crashed) => {
			const line: Puppet = { posted: [], hear, crash: () => crashed('crash'), isClosed: false };
			lines.push(line);
			return {
				post: (each) => void line.posted.push(each),
				close: async () => {
					line.isClosed = true;
				},
			};
		};
		const later = (_: number, run: () => void) => {
			timers.add(run);
			return () => void timers.delete(run);
		};
		const pool = { threads: 2, mostWaiting: 2, rollouts: 10, milliseconds: 20, grace: 30, ...settings };
		let now = 0;
		const thinker = createThinker(open, later, pool, () => now);
		return { lines, timers, thinker, pass: (time: number) => (now += time) };
	}

	const pass = { type: 'pass' } as const;

	test('starts threads when they are needed, and uses them again', async () => {
		const { lines, timers, thinker } = puppets();
		expect(lines).toHaveLength(0);
		const first = thinker.choose(question());
		expect(lines).toHaveLength(1);
		expect(lines[0]?.posted[0]).toMatchObject({ id: 1, level: 'master', rollouts: 10, milliseconds: 20 });
		lines[0]?.hear({ id: 1, action: pass });
		expect(await first).toEqual(pass);
		expect(timers.size).toBe(0);
		void thinker.choose(question());
		expect(lines).toHaveLength(1);
	});

	test('lets questions wait, but not without end', async () => {
		const { lines, thinker } = puppets();
		const asked = Array.from({ length: 4 }, () => thinker.choose(question()));
		expect(thinker.waiting).toBe(4);
		await expect(thinker.choose(question())).rejects.toThrow('too many');
		lines[1]?.hear({ id: 2, action: pass });
		expect(await asked[1]).toEqual(pass);
		expect(lines[1]?.posted.map(({ id }) => id)).toEqual([2, 3]);
		expect(thinker.waiting).toBe(3);
	});

	test('lets no table wait behind one whose bots think long, again and again', async () => {
		const { lines, thinker, pass: time } = puppets({ threads: 1 });
		const ask = (table: string) => thinker.choose({ ...question(), table });
		const thought = (id: number): void => {
			time(2000);
			lines[0]?.hear({ id, action: pass });
		};
		const first = ask('slow');
		void ask('also slow');
		thought(1);
		await first;
		void ask('slow');
		void ask('new');
		await expect(ask('one too many')).rejects.toThrow('too many');
		thought(2);
		thought(3);
		expect(lines[0]?.posted.map(({ table }) => table)).toEqual(['slow', 'also slow', 'new', 'slow']);
	});

	test('tells of a thought that failed', async () => {
		const { lines, thinker } = puppets();
		const asked = thinker.choose(question());
		lines[0]?.hear({ id: 1, failed: 'no idea' });
		await expect(asked).rejects.toThrow('no idea');
	});

	test('replaces a thread that crashed; whoever waits is asked of the new one', async () => {
		const { lines, thinker } = puppets({ threads: 1 });
		const lost = thinker.choose(question());
		const kept = thinker.choose(question());
		lines[0]?.crash();
		await expect(lost).rejects.toThrow('crash');
		expect(lines[0]?.isClosed).toBe(true);
		lines[0]?.crash();
		lines[0]?.hear({ id: 2, action: { type: 'swap' } });
		lines[1]?.hear({ id: 2, action: pass });
		expect(await kept).toEqual(pass);
	});

	test('takes a thread that does not answer for dead', async () => {
		const { lines, timers, thinker } = puppets({ threads: 1 });
		const asked = thinker.choose(question());
		for (const run of timers) run();
		await expect(asked).rejects.toThrow('no answer');
		expect(lines[0]?.isClosed).toBe(true);
		expect(thinker.waiting).toBe(0);
	});

	test('fails where there are no threads', async () => {
		const thinker = createThinker(
			() => {
				throw new Error('forbidden');
			},
			() => () => {},
			{ threads: 1, mostWaiting: 1, rollouts: 1, milliseconds: 1, grace: 1 },
		);
		await expect(thinker.choose(question())).rejects.toThrow('forbidden');
		await expect(thinker.choose(question())).rejects.toThrow('forbidden');
	});

	test('answers everybody when it closes', async () => {
		const { lines, timers, thinker } = puppets({ threads: 1 });
		const asked = [thinker.choose(question()), thinker.choose(question())];
		const all = Promise.allSettled(asked);
		await thinker.close();
		expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		await expect(thinker.choose(question())).rejects.toThrow('any more');
		expect(lines.map(({ isClosed }) => isClosed)).toEqual([true]);
		expect(timers.size).toBe(0);
	});
});

describe('real threads', () => {
	let thinker: Thinker | null = null;
	afterEach(() => thinker?.close());

	test('think as the bots do', async () => {
		thinker = openThinker({ threads: 2, milliseconds: 100_000, grace: 100_000 });
		const games = ['classic', 'cubes', 'cards'] as const;
		const { choose } = thinker;
		const actions = await Promise.all(games.map((game) => choose(question(game, 'club'))));
		expect(actions).toEqual(games.map((game) => playerOf('club', 'bot').choose(secondView(game), USUAL_BUDGET).action));
	});

	test('go on after a question that nobody can answer', async () => {
		thinker = openThinker({ threads: 1, grace: 100_000 });
		const { view } = question();
		await expect(thinker.choose({ ...question(), view: { ...view, viewer: null } })).rejects.toThrow('turn');
		expect(await thinker.choose(question('classic', 'greedy'))).toMatchObject({ type: 'place' });
	});
});
