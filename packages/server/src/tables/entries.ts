// What the journal of a table holds, entry by entry. Everything is in it, hidden things too: nobody outside the server reads it,
// and `tell.ts` makes from an entry what each viewer may know.
import type { Action, Event, Kind, Seal, Seat, Secret, Seed } from '@tessera/engine';
import type { Actor, BotLevel, Offer, Opened, Part, Phrase, TableTerms, WhyOut, WhyOver } from '@tessera/protocol';
import type { Entry, NewEntry } from '../journal/index.ts';

export interface Person {
	readonly type: 'person';
	readonly identity: string;
	readonly name: string;
	/** What they added to the chance of the deal in the open; '' for nothing. */
	readonly contribution: string;
	/** What they added sealed, instead: it is opened when everybody's is fixed. */
	readonly seal?: Seal;
}

export interface Bot {
	readonly type: 'bot';
	readonly level: BotLevel;
}

export type Occupant = Person | Bot;

/** What everybody held after a step; only written where spectators may see it later. */
type Hands = readonly (readonly Kind[])[];

export type TableEntry =
	| {
			readonly type: 'created';
			readonly terms: TableTerms;
			readonly host: string;
			readonly secret: Secret;
			readonly commitment: string;
			/** For each seat the identity that alone may take it, null where anybody may. */
			readonly reserved: readonly (string | null)[];
			/** What they were called in the game before; tables that were opened long ago do not say. */
			readonly reservedNames?: readonly (string | null)[];
	  }
	/** `frees` is another seat that was kept for them. */
	| { readonly type: 'sat'; readonly seat: Seat; readonly occupant: Occupant; readonly frees?: Seat }
	| { readonly type: 'stood'; readonly seat: Seat }
	/** All who play are there. For each seat what they add, as it is told. */
	| { readonly type: 'called'; readonly parts: readonly Part[] }
	/** `next` is for the next call, should this one come to nothing: what has been opened protects nobody any more. */
	| { readonly type: 'part-opened'; readonly seat: Seat; readonly contribution: string; readonly next: Seal | null }
	| { readonly type: 'part-sealed'; readonly seat: Seat; readonly seal: Seal }
	| {
			readonly type: 'began';
			readonly occupants: readonly Occupant[];
			readonly from: readonly Seat[];
			/** The accounts that people were signed in to then, for ratings; journals of before do not say. */
			readonly accounts?: readonly (string | null)[];
			readonly contributions: readonly string[];
			/** For each player what was told of theirs before any was opened; not there where nothing was sealed. */
			readonly seals?: readonly (Seal | null)[];
			readonly seed: Seed;
			readonly events: readonly Event[];
			readonly hands?: Hands;
	  }
	| {
			readonly type: 'acted';
			readonly seat: Seat;
			readonly by: Actor;
			readonly step: number;
			readonly action: Action;
			readonly events: readonly Event[];
			readonly hands?: Hands;
	  }
	| {
			readonly type: 'withdrew';
			readonly seat: Seat;
			readonly because: WhyOut;
			readonly step: number;
			readonly action: Action;
			readonly events: readonly Event[];
			readonly hands?: Hands;
	  }
	| { readonly type: 'offered'; readonly seat: Seat; readonly offer: Offer }
	| { readonly type: 'answered'; readonly seat: Seat; readonly offer: Offer; readonly yes: boolean }
	| { readonly type: 'taken-back'; readonly step: number }
	| { readonly type: 'said'; readonly seat: Seat; readonly text: string }
	| { readonly type: 'said-phrase'; readonly seat: Seat; readonly phrase: Phrase }
	| { readonly type: 'chat-set'; readonly on: boolean }
	/** The server was not there for a while. */
	| { readonly type: 'clock-moved'; readonly by: number }
	| { readonly type: 'seat-moved'; readonly seat: Seat; readonly identity: string }
	| { readonly type: 'over'; readonly because: WhyOver; readonly opened: Opened | null }
	| { readonly type: 'rematch'; readonly table: string };

/** An entry in its place. */
export interface Written {
	readonly version: number;
	readonly at: number;
	readonly entry: TableEntry;
	/** The entry but for its type, as the journal has it. */
	readonly payload: string;
	/** The events of an action that was done just now, each as text: it goes to the journal, and to all who may know as much. */
	readonly eventTexts: readonly string[] | null;
}

export const toJournal = ({ type, ...happened }: TableEntry): NewEntry => ({
	kind: type,
	payload: JSON.stringify(happened),
});

type Acted = Extract<TableEntry, { type: 'acted' }>;

/** Every member of something as text: who adds a member is told where it is missing. */
export type InWords<T> = { readonly [Member in Exclude<keyof T, 'type'>]-?: string };

function actedAs(entry: Acted, version: number, at: number): Written {
	const eventTexts = entry.events.map((event) => JSON.stringify(event));
	const words: InWords<Acted> = {
		seat: `${entry.seat}`,
		by: `"${entry.by}"`,
		step: `${entry.step}`,
		action: JSON.stringify(entry.action),
		events: `[${eventTexts.join()}]`,
		hands: entry.hands ? `,"hands":${JSON.stringify(entry.hands)}` : '',
	};
	const { seat, by, step, action, events, hands } = words;
	const payload = `{"seat":${seat},"by":${by},"step":${step},"action":${action},"events":${events}${hands}}`;
	return { version, at, entry, payload, eventTexts };
}

export const writtenAs = (entry: TableEntry, version: number, at: number): Written =>
	entry.type === 'acted'
		? actedAs(entry, version, at)
		: { version, at, entry, payload: toJournal(entry).payload, eventTexts: null };

/** The journal gives back what was written to it, and nobody else writes entries of tables. */
export const fromJournal = ({ version, at, kind, payload }: Omit<Entry, 'cause'>): Written => ({
	version,
	at,
	entry: { type: kind, ...JSON.parse(payload) },
	payload,
	eventTexts: null,
});

/** Whether an entry is a step of the game. */
export const isStep = (entry: TableEntry): entry is Extract<TableEntry, { type: 'acted' | 'withdrew' }> =>
	entry.type === 'acted' || entry.type === 'withdrew';
