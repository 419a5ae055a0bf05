// The journal as everybody else sees it: what happened in each game, in order, kept for good before anyone hears of it.
// This is a port: `contract.ts` says what every implementation does, `memory.ts` and `sqlite/` do it.

export const STATUSES = ['open', 'running', 'finished'] as const;
/** How far a game is, as far as lists of games need to know. The journal only keeps it; the caller decides it. */
export type Status = (typeof STATUSES)[number];

/** A thing that a client asked for, by an id that the client chose, so that sending it again has no second effect. */
export interface ClientAction {
	/** Who asked. Two identities may choose the same id without getting into each other's way. */
	readonly identity: string;
	readonly id: string;
}

export interface NewEntry {
	readonly kind: string;
	/** What happened, as text. The journal does not look inside. */
	readonly payload: string;
}

export interface Entry extends NewEntry {
	/** 1, 2, 3 … without gaps in each game. */
	readonly version: number;
	/** When it was written, in milliseconds, as the caller said. */
	readonly at: number;
	/** What caused it; null for what the server did by itself. */
	readonly cause: ClientAction | null;
}

/** What is known of a game without reading its entries. */
export interface GameSummary {
	readonly id: string;
	/** The number of its last entry. */
	readonly version: number;
	readonly status: Status;
	readonly createdAt: number;
	readonly writtenAt: number;
}

/** What every writing says. Its entries are written together or not at all. */
export interface Writing {
	readonly game: string;
	readonly entries: readonly [NewEntry, ...NewEntry[]];
	readonly at: number;
	readonly cause?: ClientAction | undefined;
}

export interface NewGame extends Writing {
	readonly status: Status;
}

export interface Append extends Writing {
	/** The last version that the caller knew: entries are only appended if there is none beyond it. */
	readonly seen: number;
	/** Stays as it is when none is given. */
	readonly status?: Status | undefined;
}

export type CreateAnswer = { readonly kind: 'created'; readonly version: number } | { readonly kind: 'exists' };

export type AppendAnswer =
	| { readonly kind: 'appended'; readonly version: number }
	/** The game is at this version, which is not the one that was seen. Nothing was written. */
	| { readonly kind: 'stale'; readonly version: number }
	/** The same client action was written before and led to this version. Nothing was written now. */
	| { readonly kind: 'repeated'; readonly version: number }
	| { readonly kind: 'unknown-game' };

export interface Page {
	/** The game at the moment of reading: there is more to read while the last entry is before its version. */
	readonly game: GameSummary;
	readonly entries: readonly Entry[];
}

/** Games of one status by when they were last written: the newest first for a lobby, the oldest first to let games expire. */
export interface GamesAsked {
	readonly status: Status;
	readonly first: 'newest' | 'oldest';
	readonly limit: number;
	/** The last game of the page before. A game that is written between two pages changes its place. */
	readonly after?: Pick<GameSummary, 'id' | 'writtenAt'> | undefined;
}

/**
 * Writings are carried out in the order in which they were asked for, and are answered once they are on disk: what was
 * answered survives a crash, answers of every kind included. Something that no caller should ask for, such as a payload without
 * end, is rejected with a `RangeError` and touches nothing else. Everything is rejected once the journal is closed.
 */
export interface Journal {
	create(game: NewGame): Promise<CreateAnswer>;
	append(append: Append): Promise<AppendAnswer>;
	/** Entries from this version on, at most so many; null when there is no such game. */
	read(game: string, from: number, limit: number): Promise<Page | null>;
	games(asked: GamesAsked): Promise<readonly GameSummary[]>;
	/** Takes a game out with all its entries, as if it had never been. False when there is no such game. */
	remove(game: string): Promise<boolean>;
	/** Answers what was asked before, then lets go of everything. */
	close(): Promise<void>;
}

/**
 * The storage failed, a full disk for instance. What was asked for is not in the journal and may be tried again. After a crash
 * right behind such a failure, or where whoever keeps the journal is no more, it may turn out to be there after all; then a client
 * that repeats its action is told so.
 */
export class JournalFailure extends Error {
	override readonly name = 'JournalFailure';
}

export const closedFailure = (): JournalFailure => new JournalFailure('the journal is closed');
