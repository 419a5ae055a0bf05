// The terms of a table, complete.
import type { GameName, OptionValue } from '@tessera/engine';
import type { Static } from 'typebox';
import type { ClockSchema } from './schemas/terms.ts';

export type ClockTerms = Static<typeof ClockSchema>;

/** What running out of time does. */
export type TimeoutRule = 'nothing' | 'bot' | 'out';

/** The same names as the levels of `@tessera/bots`, of which this package knows nothing else. */
export type BotLevel = 'first-steps' | 'family' | 'greedy' | 'club' | 'expert' | 'master';

export interface TableTerms {
	readonly game: GameName;
	readonly seats: number;
	/** Rulings that differ from the usual ones. */
	readonly options: Readonly<Record<string, OptionValue>>;
	readonly clock: ClockTerms | null;
	readonly timeout: TimeoutRule;
	/** Whether the lobby shows the table. */
	readonly listed: boolean;
	readonly chat: boolean;
	/** Whether spectators see all hands, some turns behind. */
	readonly openHands: boolean;
}
