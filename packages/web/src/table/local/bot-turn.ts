// One action of a bot: asked, waited for, and slow enough for people to follow.
import type { Action } from '@tessera/engine';
import type { Later, Thinking } from '../../thinking/client.ts';
import type { Question } from '../../thinking/messages.ts';

export interface BotTurn {
	/** Answers with what it has, without waiting for anybody to follow. */
	hurry(): void;
	/** Nobody wants the answer any more. */
	stop(): void;
}

export interface BotPorts {
	readonly thinking: Thinking;
	readonly later: Later;
	/** The least time an action of a bot takes, in milliseconds. */
	readonly pace: number;
}

/** Lets a bot choose; acts with null when it gives no answer. */
export function botTurn(
	question: Question,
	{ thinking, later, pace }: BotPorts,
	onProgress: (done: number) => void,
	act: (action: Action | null) => void,
): BotTurn {
	let isStopped = false;
	let isTime = pace <= 0;
	let chosen: { readonly action: Action | null } | null = null;

	function actIfReady(): void {
		if (isStopped || !isTime || !chosen) return;
		isStopped = true;
		act(chosen.action);
	}
	function timeIsUp(): void {
		isTime = true;
		actIfReady();
	}
	function choose(action: Action | null): void {
		chosen = { action };
		actIfReady();
	}

	const cancel = isTime ? () => {} : later(pace, timeIsUp);
	const thought = thinking.ask(question, onProgress);
	thought.answer.then(
		({ action }) => choose(action),
		() => choose(null),
	);
	return {
		hurry() {
			cancel();
			thought.hurry();
			timeIsUp();
		},
		stop() {
			isStopped = true;
			cancel();
			thought.drop();
		},
	};
}
