import { fallbackAction } from '@tessera/bots/fallback';
import { GAMES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { createTable } from '../../saves/games.ts';
import { memoryDevice } from '../../saves/testing/memory.ts';
import type { Thinking } from '../../thinking/client.ts';
import { HandClock, thinkingInProcess } from '../../thinking/testing/in-process.ts';
import { fairnessOf } from './fairness.ts';
import { actOnce, bot, isForPeople, opened, playOn, portsOn, stored, until, YOU_AND_BOT } from './testing/tables.ts';

const failing: Thinking = {
	ask: () => ({ answer: Promise.reject(new Error('worn out')), hurry: () => {}, drop: () => {} }),
};

describe('a bot', () => {
	test('that fails does something legal, and the game goes on', async () => {
		for (const game of GAMES) {
			const device = memoryDevice();
			const id = createTable({ game, seats: [bot('master'), bot('master')] }, device);
			const { waiting, notices } = await playOn(opened(id, portsOn(device, { thinking: failing })));
			expect(waiting.for).toBe('nobody');
			expect(notices).toEqual(['bot-failed']);
		}
	});

	test('that failed is told of until a person acts', async () => {
		const device = memoryDevice();
		let isFailing = true;
		const answering = thinkingInProcess();
		const thinking: Thinking = { ask: (...asked) => (isFailing ? failing : answering).ask(...asked) };
		const id = createTable({ game: 'classic', seats: YOU_AND_BOT }, device);
		const host = opened(id, portsOn(device, { thinking }));
		await playOn(host, 2);
		expect((await until(host, isForPeople)).notices).toEqual(['bot-failed']);
		isFailing = false;
		await actOnce(host);
		expect((await until(host, isForPeople)).notices).toEqual([]);
	});

	test('that answers with nonsense does something legal instead', async () => {
		const device = memoryDevice();
		const answer = Promise.resolve({ action: { type: 'pass' } as const, candidates: [], rollouts: 0 });
		const nonsense: Thinking = { ask: () => ({ answer, hurry: () => {}, drop: () => {} }) };
		const id = createTable({ game: 'classic', seats: [bot(), bot()] }, device);
		const { view, notices } = await playOn(opened(id, portsOn(device, { thinking: nonsense })), 3);
		expect(notices).toEqual(['bot-failed']);
		expect(view.game === 'classic' && view.board.length).toBeGreaterThan(0);
	});

	test('takes its time, unless it is hurried', async () => {
		const device = memoryDevice();
		const clock = new HandClock();
		const id = createTable({ game: 'classic', seats: [bot(), bot()] }, device);
		let hurries = 0;
		const prompt: Thinking = {
			ask: ({ view }) => ({
				answer: Promise.resolve({ action: fallbackAction(view), candidates: [], rollouts: 0 }),
				hurry: () => {
					hurries++;
				},
				drop: () => {},
			}),
		};
		const host = opened(id, portsOn(device, { thinking: prompt, later: clock.later, pace: 100 }));
		// The answer is there once its promise has been heard.
		await Promise.resolve();
		clock.pass(99);
		expect(host.state.peek().view.step).toBe(0);
		clock.pass(1);
		expect(host.state.peek().view.step).toBe(1);
		await Promise.resolve();
		host.hurry();
		expect(host.state.peek().view.step).toBe(2);
		expect(hurries).toBe(1);
		host.leave();
		await Promise.resolve();
		clock.pass(1000);
		expect(host.state.peek().view.step).toBe(2);
	});

	test('is asked with nothing but what its seat may know', async () => {
		const device = memoryDevice();
		const questions: string[] = [];
		const listening: Thinking = {
			ask: (question) => {
				questions.push(JSON.stringify(question));
				expect(question.view.viewer).toBe(question.view.turn);
				return failing.ask(question);
			},
		};
		const id = createTable({ game: 'classic', seats: [bot(), bot()] }, device);
		const { secret, terms } = JSON.parse(stored(device, id));
		const { seed } = fairnessOf({ secret, terms, seed: null });
		await playOn(opened(id, portsOn(device, { thinking: listening })), 5);
		expect(questions.length).toBeGreaterThan(4);
		for (const question of questions) {
			expect(question).not.toContain(secret);
			expect(question).not.toContain(seed);
		}
	});
});
