// What the one live connection of the page needs, and what it offers.
import type { ReadonlySignal } from '@preact/signals';
import type { Answer, Command, Envelope, Presence, Problem, Standing, Told } from '@tessera/protocol';
import type { Later } from '../thinking/client.ts';

/** As much of a WebSocket as is used; tests bring their own. */
export interface Line {
	send(text: string): void;
	close(): void;
}

export interface LineEvents {
	opened(): void;
	heard(text: string): void;
	/** Told once, whether it ever opened or not. */
	closed(): void;
}

export interface ConnectionPorts {
	/** Opens a line to the server. */
	readonly open: (events: LineEvents) => Line;
	readonly later: Later;
	/** Milliseconds since 1970, by this device. */
	readonly now: () => number;
	/** From 0 up to 1. */
	readonly random: () => number;
	readonly newId: () => string;
	/** Tells when it is worth trying again at once: the network is back, or somebody looks at the page again. */
	readonly onHope: (hope: () => void) => () => void;
}

/** `outdated`: the server speaks a later protocol than this page. */
export type ConnectionStatus = 'connecting' | 'live' | 'away' | 'outdated';

export interface TableListener {
	told(entry: Told): void;
	caughtUp(version: number, standing: Standing): void;
	presence(presence: Presence): void;
	/** The table cannot be followed. */
	problem(problem: Problem): void;
}

export interface Connection {
	readonly status: ReadonlySignal<ConnectionStatus>;
	/** How far the clock of the server is ahead of the one here, in milliseconds. */
	readonly ahead: ReadonlySignal<number>;
	/** Tells everything that has happened at a table since version 1, then what happens; until the function is called. */
	follow(table: string, listener: TableListener): () => void;
	/** Hears a followed table from the beginning once more: for eyes that have changed. */
	again(table: string): void;
	/** A command as it is sent: with an id of its own, and what was seen when it was given. */
	envelope(seen: number, command: Command): Envelope;
	/** Sends a command until it is answered. One that is on its way already is not sent a second time. */
	send(table: string, envelope: Envelope): Promise<Answer>;
	close(): void;
}
