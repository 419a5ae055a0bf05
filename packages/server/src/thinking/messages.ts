// What the server and a thread that thinks for bots say to each other. Only what a seat may know crosses: never a position.
import type { Action } from '@tessera/engine';
import type { Question } from './types.ts';

export interface Think extends Question {
	readonly id: number;
	/** An answer is due after so much thinking, whichever comes first. */
	readonly rollouts: number;
	readonly milliseconds: number;
}

export type Thought =
	| { readonly id: number; readonly action: Action }
	| { readonly id: number; readonly failed: string };
