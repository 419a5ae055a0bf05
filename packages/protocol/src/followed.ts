// A table as somebody who follows its stream knows it: the stream folded, entry by entry. The same on every client.
import type { GameName, Seat, ViewEvent } from '@tessera/engine';
import { backClock, type Clock, moveClock, passClock, startClock } from './clock.ts';
import type { Call, Happening, Offer, Opened, OpenHands, Sitter, Told, WhyOut, WhyOver } from './happenings.ts';
import type { Phrase } from './schemas/commands.ts';
import type { TableTerms } from './terms.ts';

/** One action and everything it led to. */
export interface FollowedStep {
	/** 0 for the deal. */
	readonly step: number;
	/** Null for the deal. */
	readonly seat: Seat | null;
	readonly by: 'owner' | 'bot' | 'stand-in' | WhyOut | null;
	readonly events: readonly ViewEvent[];
	/** What everybody held then, for spectators of a table with open hands. */
	readonly hands?: OpenHands | undefined;
	readonly at: number;
}

export interface ChatLine {
	readonly version: number;
	readonly at: number;
	/** As seats were counted when it was said: what was said before the game began may be of a seat that was dropped then. */
	readonly seat: Seat;
	/** Who sat there then. */
	readonly name: string;
	readonly said: { readonly text: string } | { readonly phrase: Phrase };
}

export interface PendingOffer {
	readonly offer: Offer;
	readonly by: Seat;
	/** Who has said yes, the one who offered included. */
	readonly agreed: readonly Seat[];
}

/** An offer that one no has ended. */
export interface Declined {
	readonly offer: Offer;
	/** Who said no: where that is the one who had made it, it was withdrawn. */
	readonly by: Seat;
	readonly madeBy: Seat;
	readonly version: number;
}

export interface FollowedTable {
	readonly version: number;
	readonly terms: TableTerms;
	readonly commitment: string;
	readonly status: 'waiting' | 'running' | 'over';
	/** While the table waits one for each seat, null where it is free; from the beginning of the game one for each player. */
	readonly sitters: readonly (Sitter | null)[];
	/** For each seat the name of whom it is kept for; null where anybody may sit down. */
	readonly reserved: readonly (string | null)[];
	/** Of the deal that is under way, or that led to the game; null where there was none, or nothing was sealed. */
	readonly call: Call | null;
	/** The deal and every action after it; empty before the game begins. */
	readonly steps: readonly FollowedStep[];
	readonly clock: Clock;
	readonly out: readonly { readonly seat: Seat; readonly because: WhyOut }[];
	readonly offers: readonly PendingOffer[];
	/** The last offer of the game that one no has ended, by whomever; it stays here. */
	readonly declined: Declined | null;
	readonly isChatOn: boolean;
	readonly chat: readonly ChatLine[];
	readonly over: { readonly because: WhyOver; readonly opened: Opened | null } | null;
	/** The table where the same people play on. */
	readonly rematch: string | null;
}

/** Whose turn it is after these events; undefined where they do not say. */
function turnAfter(events: readonly ViewEvent[]): Seat | null | undefined {
	for (const event of events.toReversed()) {
		if (event.type === 'ended') return null;
		if (event.type === 'turn' || event.type === 'opened') return event.seat;
	}
	return undefined;
}

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
	list.map((old, at) => (at === index ? value : old));

/** Whoever sits down has the seat that was kept for them, or needs it no more. */
function seated(table: FollowedTable, { seat, sitter, frees }: Extract<Happening, { type: 'sat' }>): FollowedTable {
	return {
		...table,
		sitters: replaced(table.sitters, seat, sitter),
		reserved: table.reserved.map((name, at) => (at === seat || at === frees ? null : name)),
	};
}

/** Whose parts are still to be opened before the game can begin. */
export const unopened = ({ parts, opened }: Pick<Call, 'parts' | 'opened'>): readonly Seat[] =>
	parts.flatMap((part, seat) => (part && 'seal' in part && !opened.includes(seat as Seat) ? [seat as Seat] : []));

function begun(
	table: FollowedTable,
	{ sitters, from, events, hands }: Extract<Happening, { type: 'began' }>,
	at: number,
): FollowedTable {
	const turn = turnAfter(events) ?? null;
	const { call } = table;
	return {
		...table,
		status: 'running',
		sitters,
		call: call && {
			...call,
			parts: from.map((seat) => call.parts[seat] ?? null),
			opened: sitters.map((_, seat) => seat as Seat),
		},
		reserved: sitters.map(() => null),
		steps: [{ step: 0, seat: null, by: null, events, hands, at }],
		clock: startClock(table.terms.clock, sitters.length, turn, at),
	};
}

function stepped(table: FollowedTable, step: FollowedStep): FollowedTable {
	const turn = turnAfter(step.events);
	return {
		...table,
		steps: [...table.steps, step],
		clock: turn === undefined ? table.clock : passClock(table.terms.clock, table.clock, turn, step.at),
		offers: table.offers.filter(({ offer }) => offer !== 'take-back'),
	};
}

/** Time that was used for what is taken back stays used. */
function takenBack(table: FollowedTable, step: number, at: number): FollowedTable {
	const steps = table.steps.filter((each) => each.step <= step);
	const turn =
		steps
			.toReversed()
			.map(({ events }) => turnAfter(events))
			.find((seat) => seat !== undefined) ?? null;
	return { ...table, steps, offers: [], clock: backClock(table.terms.clock, table.clock, turn, at) };
}

function answered(
	table: FollowedTable,
	{ seat, offer, yes }: Extract<Happening, { type: 'answered' }>,
	version: number,
): FollowedTable {
	const agreed = (each: PendingOffer): PendingOffer => ({ ...each, agreed: [...each.agreed, seat] });
	if (yes) return { ...table, offers: table.offers.map((each) => (each.offer === offer ? agreed(each) : each)) };
	const gone = table.offers.find((each) => each.offer === offer);
	return {
		...table,
		offers: table.offers.filter((each) => each !== gone),
		declined: gone ? { offer, by: seat, madeBy: gone.by, version } : table.declined,
	};
}

function spoken(table: FollowedTable, { version, at }: Told, seat: Seat, said: ChatLine['said']): FollowedTable {
	const sitter = table.sitters[seat];
	const name = sitter?.type === 'person' ? sitter.name : '';
	return { ...table, chat: [...table.chat, { version, at, seat, name, said }] };
}

/** Whether nobody else who is still in the game is a person. */
const isAlone = ({ sitters, out }: FollowedTable, seat: Seat): boolean =>
	sitters.every((sitter, each) => each === seat || sitter?.type !== 'person' || out.some((gone) => gone.seat === each));

function happened(table: FollowedTable, told: Told): FollowedTable {
	const { at, happening } = told;
	switch (happening.type) {
		case 'created':
			return table;
		case 'sat':
			return seated(table, happening);
		case 'stood':
			return {
				...table,
				// What has been opened for it is worth nothing any more.
				call: null,
				sitters: replaced(table.sitters, happening.seat, null),
				reserved: replaced(table.reserved, happening.seat, null),
			};
		case 'called':
			return { ...table, call: { parts: happening.parts, opened: [], version: told.version } };
		case 'part-opened': {
			const { call } = table;
			return { ...table, call: call && { ...call, opened: [...call.opened, happening.seat].sort() } };
		}
		case 'part-sealed':
			return { ...table, call: null };
		case 'began':
			return begun(table, happening, at);
		case 'acted': {
			const { step, seat, by, events, hands } = happening;
			return stepped(table, { step, seat, by, events, hands, at });
		}
		case 'withdrew': {
			const { seat, because, step, events, hands } = happening;
			const out = [...table.out, { seat, because }];
			const next = { ...stepped(table, { step, seat, by: because, events, hands, at }), out };
			// Nobody answers one who has left, and bots answer nobody.
			return { ...next, offers: next.offers.filter(({ by }) => by !== seat && !isAlone(next, by)) };
		}
		case 'offered': {
			const { offer, seat } = happening;
			return { ...table, offers: [...table.offers, { offer, by: seat, agreed: [seat] }] };
		}
		case 'answered':
			return answered(table, happening, told.version);
		case 'taken-back':
			return takenBack(table, happening.step, at);
		case 'said':
			return spoken(table, told, happening.seat, { text: happening.text });
		case 'said-phrase':
			return spoken(table, told, happening.seat, { phrase: happening.phrase });
		case 'chat-set':
			return { ...table, isChatOn: happening.on };
		case 'clock-moved':
			return { ...table, clock: moveClock(table.clock, happening.by) };
		case 'seat-moved':
			return table;
		case 'over':
			return {
				...table,
				status: 'over',
				offers: [],
				clock: { ...table.clock, turn: null },
				over: { because: happening.because, opened: happening.opened },
			};
		case 'rematch':
			return { ...table, rematch: happening.table };
		// A later server may tell of more than is known here.
		default:
			return table;
	}
}

function first({ version, at, happening }: Told): FollowedTable {
	if (happening.type !== 'created') throw new Error('a stream begins with the creation of its table');
	const { terms, commitment, reserved } = happening;
	const nobody = Array.from({ length: terms.seats }, () => null);
	return {
		version,
		terms,
		commitment,
		status: 'waiting',
		sitters: nobody,
		reserved: reserved ?? nobody,
		call: null,
		steps: [],
		clock: { left: null, turn: null, since: at },
		out: [],
		offers: [],
		declined: null,
		isChatOn: terms.chat,
		chat: [],
		over: null,
		rematch: null,
	};
}

/**
 * The table after one more entry of its stream. One that was told before changes nothing; one that skips another is a fault of
 * whoever feeds this, and throws.
 */
export function follow(table: FollowedTable | null, told: Told): FollowedTable {
	if (table === null) return first(told);
	if (told.version <= table.version) return table;
	if (told.version > table.version + 1) throw new Error(`version ${told.version} came after ${table.version}`);
	return { ...happened(table, told), version: told.version };
}

export const gameOf = (table: FollowedTable): GameName => table.terms.game;
