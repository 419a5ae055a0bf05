// The same thinker without a worker, for tests in Node, and a clock that tests turn by hand.
import { createThinking, type Later, type Thinking } from '../client.ts';
import type { OpenPort } from '../messages.ts';
import { createThinker } from '../thinker.ts';

/** Messages cross as copies, as they do between a page and a worker. */
export const openInProcess: OpenPort = (hear) => {
	let isOpen = true;
	const think = createThinker({
		send: (message) => {
			if (isOpen) hear(structuredClone(message));
		},
		breathe: (run) => setImmediate(run),
		clock: () => performance.now(),
	});
	return {
		post: (message) => think(structuredClone(message)),
		close: () => {
			isOpen = false;
		},
	};
};

/** Time that passes only when it is told to. */
export class HandClock {
	private time = 0;
	private readonly waiting = new Set<{ readonly at: number; readonly run: () => void }>();

	readonly later: Later = (milliseconds, run) => {
		const entry = { at: this.time + milliseconds, run };
		this.waiting.add(entry);
		return () => {
			this.waiting.delete(entry);
		};
	};

	pass(milliseconds: number): void {
		this.time += milliseconds;
		for (const entry of [...this.waiting]) if (entry.at <= this.time && this.waiting.delete(entry)) entry.run();
	}
}

export const thinkingInProcess = (clock = new HandClock()): Thinking => createThinking(openInProcess, clock.later);
