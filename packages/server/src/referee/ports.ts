// What the referee needs from outside: where things are kept, who thinks for bots, what time it is.
import type { GameName, Secret } from '@tessera/engine';
import type { BotLevel, WhyOver } from '@tessera/protocol';
import type { Bus } from '../bus/index.ts';
import type { Journal } from '../journal/index.ts';
import type { Later } from '../later.ts';
import type { Players } from '../players/index.ts';
import type { Thinker } from '../thinking/index.ts';

/** The part of the players' store that tables need. */
export type TablePlayers = Pick<
	Players,
	| 'addTable'
	| 'removeTable'
	| 'tablesOf'
	| 'touch'
	| 'devicesOf'
	| 'identity'
	| 'makeKey'
	| 'lookAtKey'
	| 'useKey'
	| 'forgetTable'
	| 'tidy'
>;

/** How a game ended, for those who keep ratings. */
export interface TableResult {
	readonly table: string;
	readonly game: GameName;
	readonly at: number;
	readonly because: WhyOver;
	/** Whether a bot played a turn for somebody. */
	readonly hadStandIn: boolean;
	/** In playing order. */
	readonly players: readonly {
		/** The account is the one at the beginning, where it was written down. */
		readonly who: { readonly identity: string; readonly account?: string | null } | { readonly level: BotLevel };
		readonly score: number;
		/** Whether they left before the end; to end a game that only bots are left in is that too. */
		readonly isOut: boolean;
	}[];
}

/** What referees tell each other of a table: how far it is. Whoever is behind reads the journal. */
export interface TableNews {
	readonly version: number;
}

export interface RefereePorts {
	readonly journal: Journal;
	/** Between all referees of the same journal; the topic is the id of a table. */
	readonly bus: Bus<TableNews>;
	readonly players: TablePlayers;
	readonly thinker: Thinker;
	/** When the server was last known to run before this start; null where that is not known. */
	readonly ranUntil?: number | null;
	/** The server's clock, in milliseconds. */
	now(): number;
	readonly later: Later;
	/** A fresh secret for a deal: 32 random bytes. */
	newSecret(): Secret;
	/** Hears of what failed; `what` holds nothing hidden. */
	onFault?(what: string, error: unknown): void;
	/** Hears of every game that is over, once it is on disk; of those of the last days again after a start. */
	onOver?(result: TableResult): Promise<unknown>;
}

export interface RefereeSettings {
	/** The least time that an action of a bot takes, so that people can follow. */
	readonly botPace: number;
	/** How long a table that nobody follows stays in memory. */
	readonly idleAfter: number;
	/** How often tables are looked through for those that nobody came back to. */
	readonly sweepEvery: number;
	/** How long comings and goings are gathered before everybody hears of them. */
	readonly presenceEvery: number;
}

export const USUAL_SETTINGS: RefereeSettings = {
	botPace: 800,
	idleAfter: 60_000,
	sweepEvery: 10 * 60_000,
	presenceEvery: 250,
};
