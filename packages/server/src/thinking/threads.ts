// Thinking in threads of this process.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { USUAL_BUDGET } from '@tessera/bots/about';
import { laterHere } from '../later.ts';
import type { Thought } from './messages.ts';
import { createThinker, type OpenLine, type PoolSettings } from './pool.ts';
import type { Thinker } from './types.ts';

/** The server itself needs a core of its own. */
export const USUAL_POOL: PoolSettings = {
	threads: Math.max(1, availableParallelism() - 1),
	mostWaiting: 1000,
	rollouts: 'rollouts' in USUAL_BUDGET ? USUAL_BUDGET.rollouts : 0,
	milliseconds: 2000,
	grace: 10_000,
};

export const openThread: OpenLine = (hear, crashed) => {
	const worker = new Worker(new URL('./thread.ts', import.meta.url));
	// A thread that only waits keeps no program from ending.
	worker.unref();
	worker.on('message', (thought: Thought) => hear(thought));
	worker.on('error', (error: Error) => crashed(error.message));
	worker.on('exit', () => crashed('the thread ended'));
	return {
		post: (asked) => worker.postMessage(asked),
		close: async () => void (await worker.terminate()),
	};
};

export const openThinker = (settings: Partial<PoolSettings> = {}): Thinker =>
	createThinker(openThread, laterHere, { ...USUAL_POOL, ...settings });
