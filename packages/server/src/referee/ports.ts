// What the referee needs from outside: where things are kept, who thinks for bots, what time it is.
import type { Secret } from '@tessera/engine';
import type { BotLevel } from '@tessera/protocol';
import type { Journal } from '../journal/index.ts';
import type { Thinker } from '../thinking/index.ts';

/** What a one-time key stands for. */
export interface SeatKey {
	readonly table: string;
	/** Whose seat it gives away. */
	readonly identity: string;
}

/** The part of the players' store that tables need. */
export interface TablePlayers {
	/** Remembers that somebody has to do with a table. */
	addTable(identity: string, table: string, at: number): Promise<void>;
	/** The tables of somebody, the newest first. */
	tablesOf(identity: string, limit: number): Promise<readonly string[]>;
	/** Keeps a key that works once, until then. */
	makeKey(key: SeatKey, expires: number): Promise<string>;
	/** What the key stands for, which it does not any more from now on; null when it is unknown, used or expired. */
	useKey(key: string, now: number): Promise<SeatKey | null>;
}

/** How a game ended, for those who keep ratings. */
export interface TableResult {
	readonly table: string;
	readonly at: number;
	readonly because: 'rules' | 'agreed' | 'expired';
	/** In playing order. */
	readonly players: readonly {
		readonly who: { readonly identity: string } | { readonly level: BotLevel };
		readonly score: number;
		/** Whether they left before the end. */
		readonly isOut: boolean;
	}[];
}

/** Runs something later; what comes back calls it off. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export interface RefereePorts {
	readonly journal: Journal;
	readonly players: TablePlayers;
	readonly thinker: Thinker;
	/** The server's clock, in milliseconds. */
	now(): number;
	readonly later: Later;
	/** A fresh secret for a deal: 32 random bytes. */
	newSecret(): Secret;
	/** Hears of what failed; `what` holds nothing hidden. */
	onFault?(what: string, error: unknown): void;
	/** Hears of every game that is over, once it is on disk. */
	onOver?(result: TableResult): void;
}

export interface RefereeSettings {
	/** The least time that an action of a bot takes, so that people can follow. */
	readonly botPace: number;
	/** How long a table that nobody follows stays in memory. */
	readonly idleAfter: number;
	/** How often tables are looked through for those that nobody came back to. */
	readonly sweepEvery: number;
}
