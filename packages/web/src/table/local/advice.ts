// Advice that is being thought of: one piece of it at a time, and it can be called off.
import type { Choice } from '@tessera/bots';
import type { Thinking } from '../../thinking/client.ts';
import type { Question } from '../../thinking/messages.ts';

export class Adviser {
	private readonly thinking: Thinking;
	/** Calls off what is being thought of; whoever waits for it is told. */
	callOff: () => void = () => undefined;

	constructor(thinking: Thinking) {
		this.thinking = thinking;
	}

	/** Rejects when there is no answer, and when it is called off. */
	ask(question: Question, signal?: AbortSignal): Promise<Choice> {
		this.callOff();
		return new Promise((resolve, reject) => {
			signal?.throwIfAborted();
			const thought = this.thinking.ask(question);
			this.callOff = () => {
				thought.drop();
				reject(new Error('the advice was called off'));
			};
			signal?.addEventListener('abort', this.callOff, { once: true });
			thought.answer.then(resolve, reject);
		});
	}
}
