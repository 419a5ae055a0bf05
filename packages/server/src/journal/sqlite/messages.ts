// What the server and the thread that keeps its journal say to each other: many questions, and many answers, at a time.
import type { OpenProblem } from '../../sqlite/open.ts';
import type { JournalStore } from '../store.ts';

type Name = keyof JournalStore;

export type Question = {
	readonly [N in Name]: { readonly id: number; readonly ask: N; readonly given: Parameters<JournalStore[N]> };
}[Name];

export type AnswerTo<N extends Name> = Awaited<ReturnType<JournalStore[N]>>;

/** An error in words: the thread's own would lose its kind on the way. */
export interface Failed {
	readonly message: string;
	readonly cause: string;
}

export type Answered =
	| { readonly id: number; readonly value: AnswerTo<Name> }
	| { readonly id: number; readonly failed: Failed };

export type Telling =
	/** The first thing that is told. */
	| { readonly tell: 'opened'; readonly problem: OpenProblem | null }
	| { readonly tell: 'answers'; readonly answers: readonly Answered[] }
	| { readonly tell: 'distrust'; readonly failed: Failed };
