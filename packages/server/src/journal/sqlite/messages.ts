// What the server and the thread that keeps its journal say to each other: many questions, and many answers, at a time.
import type { OpenProblem } from '../../sqlite/open.ts';
import type { CheckedAppend } from '../checked.ts';
import type { NewEntry, Status } from '../journal.ts';
import type { JournalStore } from '../store.ts';

type Name = keyof JournalStore;

/**
 * What nearly all questions ask is one flat list: an object names its members each time it goes over, which costs more than what
 * they say. After the cause come kinds and payloads in turn.
 */
export type AppendQuestion = readonly [
	id: number,
	ask: 'append',
	game: string,
	seen: number,
	at: number,
	status: Status | undefined,
	identity: string | null,
	action: string | null,
	...entries: string[],
];

export type Question =
	| AppendQuestion
	| {
			readonly [N in Exclude<Name, 'append'>]: readonly [id: number, ask: N, ...given: Parameters<JournalStore[N]>];
	  }[Exclude<Name, 'append'>];

export function appendQuestion(id: number, { game, seen, at, status, cause, entries }: CheckedAppend): AppendQuestion {
	const texts: string[] = [];
	for (const { kind, payload } of entries) texts.push(kind, payload);
	return [id, 'append', game, seen, at, status, cause?.identity ?? null, cause?.id ?? null, ...texts];
}

export function appendIn([, , game, seen, at, status, identity, action, ...texts]: AppendQuestion): CheckedAppend {
	const cause = identity === null || action === null ? null : { identity, id: action };
	const entries: NewEntry[] = [];
	for (let index = 0; index < texts.length; index += 2)
		entries.push({ kind: texts[index] ?? '', payload: texts[index + 1] ?? '' });
	return { game, seen, at, status, cause, entries };
}

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
	/** What was appended comes as ids and versions in turn, flat for the same reason, and is answered before the others. */
	| { readonly tell: 'answers'; readonly appended: readonly number[]; readonly others: readonly Answered[] }
	| { readonly tell: 'distrust'; readonly failed: Failed };
