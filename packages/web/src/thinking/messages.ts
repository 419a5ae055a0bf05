// What the page and the worker that thinks for the bots say to each other. Only what a seat may know crosses: never a position or
// the seed of a game.
import type { Choice, LevelName } from '@tessera/bots';
import type { View } from '@tessera/engine';

export interface Question {
	/** From the seat that is to move. */
	readonly view: View;
	readonly level: LevelName;
	/** Of the bot, not of the game: bots with other seeds weigh by other samples. */
	readonly seed: string;
	/** How long to think; as long as is usual for a bot when not told. */
	readonly rollouts?: number;
}

export type ToThinker =
	| { readonly type: 'think'; readonly id: number; readonly question: Question }
	/** Answer with what there is. */
	| { readonly type: 'hurry'; readonly id: number }
	/** Nobody waits for the answer any more. */
	| { readonly type: 'drop'; readonly id: number };

export type FromThinker =
	/** How much of the thinking is done, from 0 to 1. */
	| { readonly type: 'progress'; readonly id: number; readonly done: number }
	| { readonly type: 'chosen'; readonly id: number; readonly choice: Choice }
	| { readonly type: 'failed'; readonly id: number; readonly why: string };

/** A thinker at the other end of a line: in a worker, or in the same place in tests. */
export interface Port {
	post(message: ToThinker): void;
	close(): void;
}

/** Opens a line to a new thinker. */
export type OpenPort = (hear: (message: FromThinker) => void, crashed: (why: string) => void) => Port;
