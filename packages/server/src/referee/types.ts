// The referee as the rest of the server sees it.
import type { Answer, Envelope, Presence, Problem, Standing, TableCard, TermsWish, Told } from '@tessera/protocol';

/** One entry of a table's stream, shared by everybody who may know the same of it. */
export interface Line {
	readonly version: number;
	readonly told: Told;
	/** The told entry as JSON, made once. */
	json(): string;
	/** What becomes of it on its way, made once from the JSON: all who make anything of it make the same. */
	frame(make: (json: string) => Buffer): Buffer;
}

/** Somebody who is told of a table. Nothing of this may throw, and only the backlog waits. */
export interface Follower {
	/** Asked while the backlog is told: a promise of room for more, where there is none now. Who says nothing always has room. */
	room?(): Promise<void> | null;
	told(line: Line): void;
	/**
	 * After the backlog, and again whenever the standing changes. One whose own seat changes while a game runs (a seat that was
	 * moved to or from another device) knows the game from other eyes until then, and follows again from version 1.
	 */
	caughtUp(version: number, standing: Standing): void;
	presence(presence: Presence): void;
}

export interface Following {
	stop(): void;
}

/** A place in a list of tables, the newest first. It holds also when the table that was there has moved or gone. */
export interface Place {
	readonly id: string;
	readonly writtenAt: number;
}

export interface PageAsked {
	readonly limit: number;
	/** Where the page before ended. */
	readonly after?: Place | undefined;
}

export interface ListAsked extends PageAsked {
	readonly status: 'waiting' | 'running';
}

export interface TablesPage {
	readonly tables: readonly TableCard[];
	/** Where the next page begins; null where this is the last. */
	readonly next: Place | null;
}

/** How much is going on, for whoever watches over the server. */
export interface RefereeStats {
	/** Tables in memory. */
	readonly tables: number;
	readonly followers: number;
	/** Bots that are thinking or wait to. */
	readonly thinking: number;
	/** Deadlines that are waited for. */
	readonly deadlines: number;
}

export interface Referee {
	/** Opens a table: `answer.table` is its id. The same request of the same identity gets the same table. */
	create(identity: string, wish: TermsWish, requestId: string): Promise<Answer>;
	/** Carries out a command, which is on disk when the answer comes; `answer.table` is the new table of a rematch. */
	command(identity: string, table: string, envelope: Envelope): Promise<Answer>;
	/** Tells every entry from this version on, once each and in order, as this identity (null: a spectator) may know it; then live. */
	follow(identity: string | null, table: string, from: number, follower: Follower): Promise<Following | Problem>;
	/** A table as this identity sees it in a list; null when there is none. */
	table(identity: string | null, table: string): Promise<TableCard | null>;
	/** Tables that the lobby shows, the last changed first. */
	list(asked: ListAsked): Promise<TablesPage>;
	/** The tables of an identity, the newest first: what began, ended or was sat down at last. */
	tablesOf(identity: string, asked: PageAsked): Promise<TablesPage>;
	/** The file of a finished game. */
	gameText(table: string): Promise<string | Problem>;
	/** A key that moves the own seat to whoever uses it first, within a day. */
	seatLink(identity: string, table: string): Promise<{ readonly key: string } | Problem>;
	/** Moves a seat here. */
	claimSeat(identity: string, table: string, key: string): Promise<Answer>;
	/** Somebody has a connection that follows this table; what comes back ends it. */
	connected(identity: string | null, table: string): () => void;
	/** After a start: finds the tables where a bot is to move or a clock runs, and goes on with them. */
	resume(): Promise<void>;
	stats(): RefereeStats;
	/** Finishes what is under way, stops bots and timers. Commands after it are answered with `unavailable`. */
	close(): Promise<void>;
}
