// The page's end of the worker that arranges.
import type { Answer, Answers, Question } from './arranging-answers.ts';

export interface Arranging {
	ask<A extends keyof Answers>(question: Extract<Question, { ask: A }>): Promise<Answers[A]>;
	stop(): void;
}

interface Waiting {
	readonly resolve: (answer: Answer) => void;
	readonly reject: (reason: Error) => void;
}

/** The worker starts with the first question. */
export function createArranging(): Arranging {
	const waiting = new Map<number, Waiting>();
	let worker: Worker | null = null;
	let last = 0;

	const giveUp = (): void => {
		worker?.terminate();
		worker = null;
		for (const { reject } of waiting.values()) reject(new Error('the table could not be arranged'));
		waiting.clear();
	};

	const started = (): Worker => {
		if (worker) return worker;
		worker = new Worker(new URL('./arranging-worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; answer: Answer }>) => {
			waiting.get(data.number)?.resolve(data.answer);
			waiting.delete(data.number);
		});
		worker.addEventListener('error', giveUp);
		return worker;
	};

	return {
		ask: (question) =>
			new Promise((resolve, reject) => {
				last += 1;
				waiting.set(last, { resolve: resolve as (answer: Answer) => void, reject });
				started().postMessage({ number: last, question });
			}),
		stop: giveUp,
	};
}
