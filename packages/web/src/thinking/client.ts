// The page's side of thinking: asks, hurries, and gets an answer or a failure in any case, whatever becomes of the thinker.
import type { Choice } from '@tessera/bots';
import type { FromThinker, OpenPort, Port, Question } from './messages.ts';

/** Runs something later; what comes back calls it off. */
export type Later = (milliseconds: number, run: () => void) => () => void;

/** A thought under way. */
export interface Thought {
	/** Rejects when there will be no answer; never settles once the thought is dropped. */
	readonly answer: Promise<Choice>;
	hurry(): void;
	drop(): void;
}

export interface Thinking {
	ask(question: Question, onProgress?: (done: number) => void): Thought;
}

/** After so many milliseconds a thinker is hurried; after as many again it is taken for dead. */
export const PATIENCE = 10_000;

interface Pending {
	readonly question: Question;
	readonly onProgress: ((done: number) => void) | undefined;
	readonly resolve: (choice: Choice) => void;
	readonly reject: (why: Error) => void;
	/** Whether a thinker crashed over it already. */
	isRetried: boolean;
	isHurried: boolean;
	stopWaiting: () => void;
}

export function createThinking(open: OpenPort, later: Later): Thinking {
	const pending = new Map<number, Pending>();
	let port: Port | null = null;
	let lastId = 0;

	function settle(id: number): Pending | undefined {
		const asked = pending.get(id);
		pending.delete(id);
		asked?.stopWaiting();
		return asked;
	}

	function hear(message: FromThinker): void {
		if (message.type === 'progress') pending.get(message.id)?.onProgress?.(message.done);
		else if (message.type === 'chosen') settle(message.id)?.resolve(message.choice);
		else settle(message.id)?.reject(new Error(message.why));
	}

	/** Everything that was asked is asked once more of a new thinker; what crashed two of them gets no answer. */
	function restart(why: string): void {
		port?.close();
		port = null;
		for (const [id, asked] of [...pending]) {
			if (asked.isRetried) {
				settle(id)?.reject(new Error(why));
				continue;
			}
			asked.isRetried = true;
			post(id, asked);
		}
	}

	function line(): Port {
		if (port) return port;
		const opened = open(hear, (why) => {
			// The last words of a thinker that was given up already mean nothing.
			if (port === opened) restart(why);
		});
		port = opened;
		return opened;
	}

	function post(id: number, asked: Pending): void {
		line().post({ type: 'think', id, question: asked.question });
		if (asked.isHurried) line().post({ type: 'hurry', id });
		asked.stopWaiting();
		asked.stopWaiting = later(PATIENCE, () => {
			port?.post({ type: 'hurry', id });
			asked.stopWaiting = later(PATIENCE, () => {
				settle(id)?.reject(new Error('no answer came'));
				restart('the thinker was stuck');
			});
		});
	}

	return {
		ask(question, onProgress) {
			const id = ++lastId;
			const answer = new Promise<Choice>((resolve, reject) => {
				const asked = {
					question,
					onProgress,
					resolve,
					reject,
					isRetried: false,
					isHurried: false,
					stopWaiting: () => {},
				};
				pending.set(id, asked);
				// A promise rejects with whatever is thrown here: a worker may be forbidden altogether.
				post(id, asked);
			});
			return {
				answer,
				hurry() {
					const asked = pending.get(id);
					if (asked) asked.isHurried = true;
					port?.post({ type: 'hurry', id });
				},
				drop() {
					if (settle(id)) port?.post({ type: 'drop', id });
				},
			};
		},
	};
}
