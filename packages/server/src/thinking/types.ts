// Thinking for bots as the referee sees it.
import type { LevelName } from '@tessera/bots';
import type { Action, View } from '@tessera/engine';

export interface Question {
	/** Where it is played: every table gets the same share of the time to think, however many bots sit at it. */
	readonly table: string;
	readonly level: LevelName;
	/** Of the bot, not of the game: bots with other seeds weigh by other samples. */
	readonly seed: string;
	/** From the seat that is to move. */
	readonly view: View;
}

export interface Thinker {
	/** What a bot does; rejects when there is no answer, and whoever asked plays something legal instead. */
	choose(question: Question): Promise<Action>;
	/** Thoughts under way and waiting. */
	readonly waiting: number;
	close(): Promise<void>;
}
