// What the server says on a live connection, and how it says no.
import type { Refusal, Seat } from '@tessera/engine';
import type { Call, Told } from './happenings.ts';
import type { BotLevel, TableTerms } from './terms.ts';

/** Raised when a client of an older build could misunderstand. */
export const PROTOCOL = 2;

export type ProblemCode =
	| 'bad-request'
	| 'not-found'
	| 'no-identity'
	| 'forbidden'
	/** Somebody was faster: `version` is the one to catch up with. */
	| 'stale'
	/** The rules of the game refuse it: `refusal` says why. */
	| 'refused'
	/** It makes no sense in the state the table is in. */
	| 'not-now'
	| 'seat-taken'
	| 'table-full'
	| 'name-taken'
	| 'bad-name'
	| 'bad-text'
	| 'chat-off'
	/** Too often just now: it may come again. */
	| 'too-many'
	/** So much was done around the game of this table that it is refused, for good or until the game begins. */
	| 'enough'
	/** Others that one has opened must be over first. */
	| 'too-many-tables'
	/** A device or a passkey of the account must go first. */
	| 'account-full'
	| 'too-large'
	| 'unavailable';

export interface Problem {
	readonly code: ProblemCode;
	/** One sentence in English, for people who write programs. */
	readonly message: string;
	readonly version?: number;
	readonly refusal?: Refusal;
}

/** What came of a command: the version it led to, once it is on disk. */
export type Answer =
	| { readonly ok: true; readonly version: number; readonly table?: string }
	| { readonly ok: false; readonly problem: Problem };

/** Who is there at the moment; not part of the journal. */
export interface Presence {
	/** For each seat whether its owner is connected. */
	readonly seats: readonly boolean[];
	readonly watchers: number;
}

/** Who a client is at a table it follows. */
export interface Standing {
	/** The own seat; null for a spectator. While the table waits its seats are counted as they stand. */
	readonly seat: Seat | null;
	readonly isHost: boolean;
	/** Where the host sits, for whoever is invited to know by whom; not there while they have no seat, nor once the game has begun. */
	readonly host?: Seat;
	/** The free seat of a rematch that is kept for this client, where one is. */
	readonly kept?: Seat;
}

/** In a stream of events: everything up to this version has been told. */
export interface CaughtUp extends Standing {
	readonly version: number;
	/** The server's clock. */
	readonly now: number;
}

export type LiveMessage =
	/** The first thing on every connection. */
	| { readonly tell: 'hello'; readonly protocol: number; readonly now: number }
	| ({ readonly tell: 'entry'; readonly table: string } & Told)
	/** Everything up to this version has been told; `now` is the server's clock. Told again whenever the standing changes. */
	| {
			readonly tell: 'caught-up';
			readonly table: string;
			readonly version: number;
			readonly now: number;
			readonly standing: Standing;
	  }
	| ({ readonly tell: 'presence'; readonly table: string } & Presence)
	| { readonly tell: 'answer'; readonly table: string; readonly id: string; readonly answer: Answer }
	/** To a request that led nowhere; `table` where it was about one. */
	| { readonly tell: 'problem'; readonly table?: string; readonly problem: Problem }
	| { readonly tell: 'pong' }
	/** The server is about to stop: connect again and go on from the last version seen. */
	| { readonly tell: 'closing' };

/** A table in a list. */
export interface TableCard {
	readonly id: string;
	readonly terms: TableTerms;
	readonly status: 'waiting' | 'running' | 'over';
	readonly sitters: readonly (
		| { readonly type: 'person'; readonly name: string }
		| { readonly type: 'bot'; readonly level: BotLevel }
		| null
	)[];
	/** Points, or captured Qwirkles in Cards; null before the game begins. */
	readonly scores: readonly number[] | null;
	/** Who has won a game that came to its end by the rules, which the points need not tell where somebody resigned. */
	readonly winners?: readonly Seat[];
	/** Whose turn it is; null when it is nobody's. */
	readonly turn: Seat | null;
	/** The own seat of the one who asks. */
	readonly seat: Seat | null;
	/** At a table for a rematch: for each seat the name of whom it is kept for. */
	readonly reserved?: readonly (string | null)[];
	/** The free seat that is kept for the one who asks. */
	readonly kept?: Seat;
	/** While everybody is there, and the game begins as soon as all parts are open. */
	readonly call?: Call;
	readonly createdAt: number;
	readonly changedAt: number;
	readonly watchers: number;
}
