import { type Choice, playerOf, USUAL_BUDGET } from '@tessera/bots';
import { type GameName, type Position, play, seedFromText, start, type View, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { createThinking, PATIENCE } from './client.ts';
import type { FromThinker, OpenPort, Question, ToThinker } from './messages.ts';
import { HandClock, thinkingInProcess } from './testing/in-process.ts';
import { createThinker } from './thinker.ts';

/** What the seat to move sees once the opening has been laid. */
function secondView(game: GameName): View {
	const begun = start<GameName>({ game, ages: [null, null] }, seedFromText('thinking'));
	if (!begun.ok) throw new Error(begun.problem.kind);
	const { position } = begun.value;
	const opening = playerOf('greedy', 'bot').choose(viewFor<Position>(position, position.turn), USUAL_BUDGET);
	const opened = play<Position>(position, opening.action);
	if (!opened.ok) throw new Error(opened.problem.kind);
	return viewFor<Position>(opened.value.position, opened.value.position.turn);
}

const question = (game: GameName = 'classic'): Question => ({ view: secondView(game), level: 'master', seed: 'bot' });

describe('a thinker', () => {
	test.each(['classic', 'cubes', 'cards'] as const)(
		'answers in %s as the bot does that is asked directly',
		async (game) => {
			const asked = question(game);
			const { action } = await thinkingInProcess().ask(asked).answer;
			expect(action).toEqual(playerOf('master', 'bot').choose(asked.view, USUAL_BUDGET).action);
		},
	);

	/** A thinker whose every slice is over at once, run step by step. */
	function stepwise() {
		const sent: FromThinker[] = [];
		const runs: (() => void)[] = [];
		let time = 0;
		const hear = createThinker({
			send: (message) => sent.push(message),
			breathe: (run) => runs.push(run),
			clock: () => (time += 1000),
		});
		return { sent, hear, breath: () => runs.shift()?.(), isIdle: () => runs.length === 0 };
	}

	test('tells how far it is, and listens in between', () => {
		const { sent, hear, breath, isIdle } = stepwise();
		hear({ type: 'think', id: 1, question: { ...question(), rollouts: 1_000_000 } });
		breath();
		breath();
		expect(sent.map(({ type }) => type)).toEqual(['progress', 'progress']);
		hear({ type: 'hurry', id: 1 });
		breath();
		expect(sent.at(-1)).toMatchObject({ type: 'chosen', id: 1 });
		expect(isIdle()).toBe(true);
	});

	test('that is hurried before it began still has an answer', () => {
		const { sent, hear, breath } = stepwise();
		hear({ type: 'think', id: 1, question: { ...question(), rollouts: 1_000_000 } });
		hear({ type: 'hurry', id: 1 });
		breath();
		breath();
		expect(sent.at(-1)).toMatchObject({ type: 'chosen', id: 1 });
	});

	test('that is dropped stays silent', () => {
		const { sent, hear, breath, isIdle } = stepwise();
		hear({ type: 'think', id: 1, question: question() });
		hear({ type: 'drop', id: 1 });
		breath();
		expect(sent).toEqual([]);
		expect(isIdle()).toBe(true);
	});

	test('says so when it cannot think', () => {
		const { sent, hear } = stepwise();
		const { view } = question();
		hear({ type: 'think', id: 7, question: { view: { ...view, viewer: null }, level: 'master', seed: 'bot' } });
		expect(sent).toEqual([{ type: 'failed', id: 7, why: expect.stringContaining('turn') }]);
	});
});

describe('asking', () => {
	const choice: Choice = { action: { type: 'pass' }, candidates: [], rollouts: 0 };

	/** Thinkers that do what the test tells them to. */
	function puppets() {
		const lines: { posted: ToThinker[]; hear(message: FromThinker): void; crash(): void; isClosed: boolean }[] = [];
		const open: OpenPort = (hear, crashed) => {
			const line = { posted: [] as ToThinker[], hear, crash: () => crashed('crash'), isClosed: false };
			lines.push(line);
			return {
				post: (message) => line.posted.push(message),
				close: () => {
					line.isClosed = true;
				},
			};
		};
		const clock = new HandClock();
		return { lines, clock, thinking: createThinking(open, clock.later) };
	}

	test('starts no worker before it is needed, and one for all questions', () => {
		const { lines, thinking } = puppets();
		expect(lines).toHaveLength(0);
		thinking.ask(question());
		thinking.ask(question());
		expect(lines).toHaveLength(1);
		expect(lines[0]?.posted).toHaveLength(2);
	});

	test('gives each answer to the one who asked', async () => {
		const { lines, thinking } = puppets();
		const progress: number[] = [];
		const first = thinking.ask(question(), (done) => progress.push(done));
		const second = thinking.ask(question());
		lines[0]?.hear({ type: 'progress', id: 1, done: 0.5 });
		lines[0]?.hear({ type: 'failed', id: 2, why: 'no idea' });
		lines[0]?.hear({ type: 'chosen', id: 1, choice });
		await expect(first.answer).resolves.toEqual(choice);
		await expect(second.answer).rejects.toThrow('no idea');
		expect(progress).toEqual([0.5]);
	});

	test('asks a new worker when one crashes, and gives up when that crashes too', async () => {
		const { lines, thinking } = puppets();
		const thought = thinking.ask(question());
		thought.hurry();
		lines[0]?.crash();
		expect(lines[0]?.isClosed).toBe(true);
		expect(lines[1]?.posted.map(({ type }) => type)).toEqual(['think', 'hurry']);
		lines[1]?.crash();
		await expect(thought.answer).rejects.toThrow('crash');
		thinking.ask(question());
		expect(lines).toHaveLength(3);
	});

	test('answers from a restarted worker count', async () => {
		const { lines, thinking } = puppets();
		const thought = thinking.ask(question());
		lines[0]?.crash();
		lines[0]?.crash();
		expect(lines).toHaveLength(2);
		lines[1]?.hear({ type: 'chosen', id: 1, choice });
		await expect(thought.answer).resolves.toEqual(choice);
	});

	test('hurries a worker that takes too long, then does without it', async () => {
		const { lines, clock, thinking } = puppets();
		const stuck = thinking.ask(question());
		clock.pass(PATIENCE);
		expect(lines[0]?.posted.at(-1)).toEqual({ type: 'hurry', id: 1 });
		const later = thinking.ask(question());
		clock.pass(PATIENCE - 1);
		expect(lines).toHaveLength(1);
		clock.pass(1);
		await expect(stuck.answer).rejects.toThrow('no answer');
		expect(lines[0]?.isClosed).toBe(true);
		lines[1]?.hear({ type: 'chosen', id: 2, choice });
		await expect(later.answer).resolves.toEqual(choice);
	});

	test('tells a worker what nobody waits for any more', () => {
		const { lines, clock, thinking } = puppets();
		thinking.ask(question()).drop();
		expect(lines[0]?.posted.at(-1)).toEqual({ type: 'drop', id: 1 });
		clock.pass(3 * PATIENCE);
		expect(lines).toHaveLength(1);
	});

	test('fails where workers are forbidden', async () => {
		const thinking = createThinking(() => {
			throw new Error('forbidden');
		}, new HandClock().later);
		await expect(thinking.ask(question()).answer).rejects.toThrow('forbidden');
	});
});
