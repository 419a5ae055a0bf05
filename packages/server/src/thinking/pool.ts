// Bots that think side by side: some threads, a fair queue of bounded length, and an answer or a failure in any case.
import type { Action } from '@tessera/engine';
import type { Later } from '../later.ts';
import { FairQueue } from './fair-queue.ts';
import type { Think, Thought } from './messages.ts';
import type { Question, Thinker } from './types.ts';

/** A thread at the other end of a line. */
export interface Line {
	post(asked: Think): void;
	close(): Promise<void>;
}

/** Starts a thread. */
export type OpenLine = (hear: (thought: Thought) => void, crashed: (why: string) => void) => Line;

export interface PoolSettings {
	readonly threads: number;
	/** Questions that may wait; more are turned away at once. */
	readonly mostWaiting: number;
	readonly rollouts: number;
	/** How long a bot may think. */
	readonly milliseconds: number;
	/** How much longer a thread may take before it is taken for dead: it may have to start first. */
	readonly grace: number;
}

interface Waiting {
	readonly question: Question;
	readonly resolve: (action: Action) => void;
	readonly reject: (why: Error) => void;
}

interface Thread {
	line: Line | null;
	current: (Waiting & { readonly id: number; readonly since: number; readonly stopWaiting: () => void }) | null;
}

export function createThinker(
	open: OpenLine,
	later: Later,
	settings: PoolSettings,
	clock: () => number = () => performance.now(),
): Thinker {
	const { rollouts, milliseconds, mostWaiting } = settings;
	/** By bot: a table never waits for more than one of its bots, so tables share alike too. */
	const queue = new FairQueue<Waiting>();
	const threads = Array.from({ length: settings.threads }, (): Thread => ({ line: null, current: null }));
	let lastId = 0;
	let isClosed = false;

	const give = (): void => {
		for (const thread of threads) {
			const next = thread.current ? undefined : queue.shift();
			if (next) ask(thread, next);
		}
	};

	/** What a thread was asked is answered or has failed: it takes the next. */
	function done(thread: Thread, settle: (asked: Waiting) => void): void {
		const { current } = thread;
		thread.current = null;
		current?.stopWaiting();
		if (current) {
			queue.spend(current.question.table, clock() - current.since);
			settle(current);
		}
		give();
	}

	/** A thread that crashed or is stuck is replaced when it is needed again. */
	function replace(thread: Thread, why: string): void {
		const { line } = thread;
		thread.line = null;
		void line?.close();
		done(thread, ({ reject }) => reject(new Error(why)));
	}

	function lineOf(thread: Thread): Line {
		if (thread.line) return thread.line;
		const line: Line = open(
			(thought) => {
				// The last words of a thread that was given up mean nothing.
				if (thread.line !== line || thread.current?.id !== thought.id) return;
				done(thread, ({ resolve, reject }) =>
					'action' in thought ? resolve(thought.action) : reject(new Error(thought.failed)),
				);
			},
			(why) => {
				if (thread.line === line) replace(thread, why);
			},
		);
		thread.line = line;
		return line;
	}

	function ask(thread: Thread, waiting: Waiting): void {
		const id = ++lastId;
		const stopWaiting = later(milliseconds + settings.grace, () => replace(thread, 'no answer came'));
		thread.current = { ...waiting, id, since: clock(), stopWaiting };
		try {
			lineOf(thread).post({ ...waiting.question, id, rollouts, milliseconds });
		} catch (error) {
			replace(thread, error instanceof Error ? error.message : String(error));
		}
	}

	return {
		choose(question) {
			return new Promise((resolve, reject) => {
				if (isClosed) return reject(new Error('nobody thinks any more'));
				if (queue.size >= mostWaiting) return reject(new Error('too many bots wait to think'));
				queue.push(question.table, { question, resolve, reject });
				give();
			});
		},
		get waiting() {
			return queue.size + threads.filter(({ current }) => current).length;
		},
		async close() {
			isClosed = true;
			const why = new Error('nobody thinks any more');
			for (const { reject } of queue.clear()) reject(why);
			const lines = threads.map(({ line }) => line);
			for (const thread of threads) {
				thread.line = null;
				done(thread, ({ reject }) => reject(why));
			}
			await Promise.all(lines.map((line) => line?.close()));
		},
	};
}
