// A table as the server knows it: its journal folded, hidden things included.
import type { Action, Event, Position, Seal, Seat, Secret, Seed } from '@tessera/engine';
import {
	type Actor,
	type BotLevel,
	type Clock,
	deadlineOf,
	type Opened,
	type PendingOffer,
	type TableTerms,
	type WhyOut,
	type WhyOver,
} from '@tessera/protocol';
import type { Occupant, Person } from './entries.ts';

/**
 * What somebody did is kept as the journal has it and read where it is needed, which is rarely: as objects it would take several
 * times the room, for as long as the game lasts.
 */
export interface PlayedAction {
	readonly seat: Seat;
	readonly by: Actor | WhyOut;
	readonly payload: string;
}

/** The action, and what happened by it. */
export const doneIn = ({ payload }: PlayedAction): { readonly action: Action; readonly events: readonly Event[] } =>
	JSON.parse(payload);

export interface GameState {
	readonly seed: Seed;
	readonly contributions: readonly string[];
	readonly seals: readonly (Seal | null)[] | null;
	/** For each seat the account that it was played for from the beginning; null where that was not written down. */
	readonly accounts: readonly (string | null)[] | null;
	readonly deal: readonly Event[];
	/** Every action that stands, in order: the position can be rebuilt as it was after any of them. */
	readonly played: readonly PlayedAction[];
	readonly position: Position;
	readonly clock: Clock;
	/** The version in which the game last changed. */
	readonly changedIn: number;
	/** The version in which somebody last left it; 0 where nobody has. */
	readonly leftIn: number;
}

export interface Reservation {
	readonly identity: string;
	/** What they were called in the game before, where that is known. */
	readonly name: string | null;
}

export interface MadeOffer extends PendingOffer {
	/** The version in which it was made: whoever has not seen that does not answer this one. */
	readonly madeIn: number;
}

/** A part that has been opened, and the seal of what comes in its place should the call come to nothing. */
export interface OpenedPart {
	readonly contribution: string;
	readonly next: Seal | null;
}

/** All who play are there, and what they add is fixed: the game begins when all that was sealed is open. */
export interface CallState {
	/** The version in which it was fixed: whoever has not seen that opens nothing. */
	readonly version: number;
	readonly opened: readonly (OpenedPart | null)[];
}

/** How many entries beside the game somebody has led to. */
export interface Done {
	readonly said: number;
	readonly other: number;
}

export interface TableState {
	readonly version: number;
	readonly createdAt: number;
	readonly changedAt: number;
	readonly terms: TableTerms;
	readonly secret: Secret;
	readonly commitment: string;
	readonly host: string;
	readonly status: 'waiting' | 'running' | 'over';
	/** While the table waits one for each seat; from the beginning of the game one for each player. */
	readonly seats: readonly (Occupant | null)[];
	/** For each seat whom alone it is kept for, null where anybody may sit down. */
	readonly reserved: readonly (Reservation | null)[];
	readonly call: CallState | null;
	readonly game: GameState | null;
	readonly offers: readonly MadeOffer[];
	readonly isChatOn: boolean;
	/** How many entries are no steps of the game. */
	readonly asides: number;
	/** By identity, how many of those each has led to; the last who did anything comes last. */
	readonly doneBy: Readonly<Record<string, Done>>;
	readonly over: { readonly because: WhyOver; readonly opened: Opened | null } | null;
	readonly rematch: string | null;
}

/** All identities of one person: the one that asks first, then their other devices. Nobody for a spectator without one. */
export type Who = readonly string[];

const isPerson = (occupant: Occupant | null | undefined): occupant is Person => occupant?.type === 'person';

/** The seat of a person; null for everybody else. */
export function seatOf({ seats }: TableState, who: Who): Seat | null {
	const found = seats.findIndex((occupant) => isPerson(occupant) && who.includes(occupant.identity));
	return found < 0 ? null : (found as Seat);
}

/** The free seat that is kept for somebody; null where none is. */
export function keptFor({ reserved }: TableState, who: Who): Seat | null {
	const found = reserved.findIndex((kept) => kept !== null && who.includes(kept.identity));
	return found < 0 ? null : (found as Seat);
}

/** For each seat the name of whom it is kept for; null where no name is to be told. */
export function reservedNames({ reserved }: TableState): readonly (string | null)[] | null {
	const names = reserved.map((kept) => kept?.name ?? null);
	return names.some((name) => name !== null) ? names : null;
}

/** Whether anybody may sit down: a seat has nobody, is kept for nobody, and the deal is not under way. */
export const hasFreeSeat = ({ seats, reserved, call }: TableState): boolean =>
	call === null && seats.some((occupant, seat) => occupant === null && (reserved[seat] ?? null) === null);

export const isHost = ({ host }: TableState, who: Who): boolean => who.includes(host);

/** The seats of people who are still in the game. */
export const peopleIn = ({ seats, game }: TableState): readonly Seat[] =>
	seats.flatMap((occupant, seat) =>
		isPerson(occupant) && !game?.position.withdrawn.includes(seat as Seat) ? [seat as Seat] : [],
	);

/** Whether nobody else who is still in the game is a person. */
export const isAlone = (state: TableState, seat: Seat): boolean => peopleIn(state).every((each) => each === seat);

/** Whose turn it is; null when it is nobody's. */
export const turnOf = ({ status, game }: TableState): Seat | null =>
	status === 'running' && game && !game.position.ending ? game.position.turn : null;

/** The bot whose turn it is. */
export function botToMove(state: TableState): { readonly seat: Seat; readonly level: BotLevel } | null {
	const seat = turnOf(state);
	const occupant = seat === null ? null : state.seats[seat];
	return seat !== null && occupant?.type === 'bot' ? { seat, level: occupant.level } : null;
}

/** When something happens to a person who does not move; null where nothing ever does. */
export function deadlineFor(state: TableState): number | null {
	const { terms, game } = state;
	const seat = turnOf(state);
	if (seat === null || !game || terms.timeout === 'nothing' || !isPerson(state.seats[seat])) return null;
	return deadlineOf(terms.clock, game.clock);
}

/** Points, or captured Qwirkles in Cards. */
export const scoresOf = (position: Position): readonly number[] =>
	position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores;
