// What happened at a table, as one seat or a spectator may know it: the journal with everything hidden left out.
import type { Kind, Seal, Seat, Secret, Seed, ViewEvent } from '@tessera/engine';
import type { Phrase } from './schemas/commands.ts';
import type { BotLevel, TableTerms } from './terms.ts';

export type Sitter =
	| { readonly type: 'person'; readonly name: string }
	| { readonly type: 'bot'; readonly level: BotLevel };

export type Offer = 'end' | 'take-back';

/** Who did what was done in a seat: its owner, the bot that sits there, or a bot for one whose time ran out. */
export type Actor = 'owner' | 'bot' | 'stand-in';

export type WhyOut = 'resigned' | 'time';

/** Why a game is over: by its rules, because all agreed, or because nobody came back to it. */
export type WhyOver = 'rules' | 'agreed' | 'expired';

/** What proves at the end that no draw was chosen. */
export interface Opened {
	readonly secret: Secret;
	readonly contributions: readonly string[];
	readonly seed: Seed;
}

/**
 * What a player adds to the chance of the deal, as everybody may know it before the deal: sealed, or in the open, '' for nothing.
 * Null for a bot, and for a seat that nobody has.
 */
export type Part = { readonly seal: Seal } | { readonly open: string } | null;

/** What those who play add to the chance of the deal, fixed before any of it is opened. */
export interface Call {
	/** For each seat; from the beginning of the game on for each player. */
	readonly parts: readonly Part[];
	/** Who has opened theirs. */
	readonly opened: readonly Seat[];
	/** The version in which it was fixed. */
	readonly version: number;
}

/** What everybody held after a step; only for spectators of a table with open hands, who hear of it some turns later. */
export type OpenHands = readonly (readonly Kind[])[];

export type Happening =
	/** `commitment` binds the server to its secret before anyone sits down. */
	| {
			readonly type: 'created';
			readonly terms: TableTerms;
			readonly commitment: string;
			/** At a table for a rematch: for each seat the name of whom it is kept for, null where anybody may sit down. */
			readonly reserved?: readonly (string | null)[];
	  }
	/** `frees` is another seat, which was kept for them until now. */
	| { readonly type: 'sat'; readonly seat: Seat; readonly sitter: Sitter; readonly frees?: Seat }
	/** Until the game begins it also calls off the deal that was under way. */
	| { readonly type: 'stood'; readonly seat: Seat }
	/** Everybody's part is fixed, for each seat: whoever has sealed theirs is asked to open it. Nobody sits down meanwhile. */
	| { readonly type: 'called'; readonly parts: readonly Part[] }
	/** With the last one the game begins, which tells what the parts are. */
	| { readonly type: 'part-opened'; readonly seat: Seat }
	/** Somebody has another part than before, which calls off the deal that was under way. */
	| { readonly type: 'part-sealed'; readonly seat: Seat }
	/** Who plays, in playing order, empty seats left out; from here on seats are counted in this order. The deal as events. */
	| {
			readonly type: 'began';
			readonly sitters: readonly Sitter[];
			/** For each player the seat they had while the table waited. */
			readonly from: readonly Seat[];
			readonly contributions: readonly string[];
			readonly events: readonly ViewEvent[];
			readonly hands?: OpenHands;
	  }
	| {
			readonly type: 'acted';
			readonly seat: Seat;
			readonly by: Actor;
			/** Number of the action in the game: 1 for the first. */
			readonly step: number;
			readonly events: readonly ViewEvent[];
			readonly hands?: OpenHands;
	  }
	| {
			readonly type: 'withdrew';
			readonly seat: Seat;
			readonly because: WhyOut;
			readonly step: number;
			readonly events: readonly ViewEvent[];
			readonly hands?: OpenHands;
	  }
	| { readonly type: 'offered'; readonly seat: Seat; readonly offer: Offer }
	| { readonly type: 'answered'; readonly seat: Seat; readonly offer: Offer; readonly yes: boolean }
	/** The game stands again as it was after this step. */
	| { readonly type: 'taken-back'; readonly step: number }
	| { readonly type: 'said'; readonly seat: Seat; readonly text: string }
	| { readonly type: 'said-phrase'; readonly seat: Seat; readonly phrase: Phrase }
	| { readonly type: 'chat-set'; readonly on: boolean }
	/** The server was not there for so many milliseconds: the time of the one whose turn it is runs out as much later. */
	| { readonly type: 'clock-moved'; readonly by: number }
	/** The seat is played from another device now. */
	| { readonly type: 'seat-moved'; readonly seat: Seat }
	/** `opened` is null where no piece was dealt. */
	| { readonly type: 'over'; readonly because: WhyOver; readonly opened: Opened | null }
	| { readonly type: 'rematch'; readonly table: string };

/** One entry of a table's stream. */
export interface Told {
	/** 1, 2, 3 … without gaps. */
	readonly version: number;
	/** When, by the server's clock, in milliseconds. */
	readonly at: number;
	readonly happening: Happening;
}
