// How one entry changes a table. Nothing is checked here: what is in the journal has happened.
import { type Position, replay, type Seat } from '@tessera/engine';
import { backClock, moveClock, passClock, startClock } from '@tessera/protocol';
import { renewed, sealedAnew } from './calling.ts';
import { doneAfter } from './enough.ts';
import { isStep, type Occupant, type TableEntry, type Written } from './entries.ts';
import { outcomeOf } from './outcomes.ts';
import { doneIn, type GameState, isAlone, type MadeOffer, type TableState } from './state.ts';

type EntryOf<T extends TableEntry['type']> = Extract<TableEntry, { type: T }>;

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
	list.map((old, at) => (at === index ? value : old));

const turnIn = ({ ending, turn }: Position): Seat | null => (ending ? null : turn);

function created(
	{ terms, host, secret, commitment, reserved, reservedNames }: EntryOf<'created'>,
	version: number,
	at: number,
): TableState {
	return {
		version,
		createdAt: at,
		changedAt: at,
		terms,
		secret,
		commitment,
		host,
		status: 'waiting',
		seats: Array.from({ length: terms.seats }, () => null),
		reserved: reserved.map((identity, seat) =>
			identity === null ? null : { identity, name: reservedNames?.[seat] ?? null },
		),
		call: null,
		game: null,
		offers: [],
		isChatOn: terms.chat,
		asides: 1,
		doneBy: {},
		over: null,
		rematch: null,
	};
}

/** Whoever sits down needs no reservation any more, here or at another seat. */
function sat(state: TableState, { seat, occupant }: EntryOf<'sat'>): TableState {
	const identity = occupant.type === 'person' ? occupant.identity : null;
	return {
		...state,
		seats: replaced(state.seats, seat, occupant),
		reserved: state.reserved.map((kept, at) => (at === seat || kept?.identity === identity ? null : kept)),
	};
}

/** The next person to the left of a seat; whoever was host stays it when nobody else is there. */
function nextHost(seats: readonly (Occupant | null)[], left: Seat, host: string): string {
	const around = [...seats.slice(left + 1), ...seats.slice(0, left)];
	const next = around.find((occupant) => occupant?.type === 'person');
	return next?.type === 'person' ? next.identity : host;
}

/** Without the call that was under way: what was opened for it is known, and no chance any more. */
const calledOff = (state: TableState): TableState => ({
	...state,
	seats: renewed(state.seats, state.call),
	call: null,
});

function stood(before: TableState, { seat }: EntryOf<'stood'>): TableState {
	const state = calledOff(before);
	const gone = state.seats[seat];
	const wasHost = gone?.type === 'person' && gone.identity === state.host;
	return {
		...state,
		seats: replaced(state.seats, seat, null),
		reserved: replaced(state.reserved, seat, null),
		host: wasHost ? nextHost(state.seats, seat, state.host) : state.host,
	};
}

function partSealed(before: TableState, { seat, seal }: EntryOf<'part-sealed'>): TableState {
	const state = calledOff(before);
	return { ...state, seats: sealedAnew(state.seats, seat, seal) };
}

function partOpened(state: TableState, { seat, contribution, next }: EntryOf<'part-opened'>): TableState {
	const { call } = state;
	return { ...state, call: call && { ...call, opened: replaced(call.opened, seat, { contribution, next }) } };
}

function began(state: TableState, entry: EntryOf<'began'>, version: number, at: number): TableState {
	const { occupants, accounts = null, contributions, seals = null, seed, events } = entry;
	const position = replay(events);
	const clock = startClock(state.terms.clock, occupants.length, turnIn(position), at);
	return {
		...state,
		status: 'running',
		seats: occupants,
		reserved: occupants.map(() => null),
		call: null,
		game: {
			seed,
			contributions,
			seals,
			accounts,
			deal: events,
			played: [],
			position,
			clock,
			changedIn: version,
			leftIn: 0,
		},
	};
}

function changed(state: TableState, game: GameState, offers: readonly MadeOffer[]): TableState {
	return { ...state, game, offers };
}

/** A request to take back is about the step before it, so it ends with the next one. */
function stepped(
	state: TableState,
	{ seat, events }: EntryOf<'acted' | 'withdrew'>,
	by: GameState['played'][number]['by'],
	{ version, at, payload }: Written,
): TableState {
	const { game } = state;
	if (!game) return state;
	const position = outcomeOf(game.position, events);
	const clock = passClock(state.terms.clock, game.clock, turnIn(position), at);
	const played = [...game.played, { seat, by, payload }];
	const offers = state.offers.filter(({ offer }) => offer !== 'take-back');
	return changed(state, { ...game, played, position, clock, changedIn: version }, offers);
}

function withdrew(state: TableState, entry: EntryOf<'withdrew'>, written: Written): TableState {
	const { game, ...next } = stepped(state, entry, entry.because, written);
	const left = { ...next, game: game && { ...game, leftIn: written.version } };
	// What was offered to people is nothing to bots: of an offer nothing is left where only those are.
	const offers = left.offers.filter(({ by }) => by !== entry.seat && !isAlone(left, by));
	return { ...left, offers };
}

/** Time that was used for what is taken back stays used. */
function takenBack(state: TableState, { step }: EntryOf<'taken-back'>, version: number, at: number): TableState {
	const { game } = state;
	if (!game) return state;
	const played = game.played.slice(0, step);
	const position = replay([...game.deal, ...played.flatMap((each) => doneIn(each).events)]);
	const clock = backClock(state.terms.clock, game.clock, turnIn(position), at);
	return changed(state, { ...game, played, position, clock, changedIn: version }, []);
}

function answered(offers: readonly MadeOffer[], { seat, offer, yes }: EntryOf<'answered'>): readonly MadeOffer[] {
	if (!yes) return offers.filter((each) => each.offer !== offer);
	return offers.map((each) => (each.offer === offer ? { ...each, agreed: [...each.agreed, seat] } : each));
}

function moved(state: TableState, { seat, identity }: EntryOf<'seat-moved'>): TableState {
	const before = state.seats[seat];
	if (before?.type !== 'person') return state;
	return {
		...state,
		seats: replaced(state.seats, seat, { ...before, identity }),
		host: before.identity === state.host ? identity : state.host,
	};
}

function over(state: TableState, { because, opened }: EntryOf<'over'>, version: number): TableState {
	const { game } = state;
	return {
		...state,
		status: 'over',
		call: null,
		offers: [],
		game: game && { ...game, clock: { ...game.clock, turn: null }, changedIn: version },
		over: { because, opened },
	};
}

function happened(state: TableState, written: Written): TableState {
	const { version, at, entry } = written;
	switch (entry.type) {
		case 'created':
			return state;
		case 'sat':
			return sat(state, entry);
		case 'stood':
			return stood(state, entry);
		case 'called':
			return { ...state, call: { version, opened: state.seats.map(() => null) } };
		case 'part-opened':
			return partOpened(state, entry);
		case 'part-sealed':
			return partSealed(state, entry);
		case 'began':
			return began(state, entry, version, at);
		case 'acted':
			return stepped(state, entry, entry.by, written);
		case 'withdrew':
			return withdrew(state, entry, written);
		case 'offered': {
			const { offer, seat } = entry;
			const offers = [...state.offers, { offer, by: seat, agreed: [seat], madeIn: version }];
			return { ...state, offers };
		}
		case 'answered':
			return { ...state, offers: answered(state.offers, entry) };
		case 'taken-back':
			return takenBack(state, entry, version, at);
		case 'said':
		case 'said-phrase':
			return state;
		case 'chat-set':
			return { ...state, isChatOn: entry.on };
		case 'clock-moved': {
			const { game } = state;
			return { ...state, game: game && { ...game, clock: moveClock(game.clock, entry.by) } };
		}
		case 'seat-moved':
			return moved(state, entry);
		case 'over':
			return over(state, entry, version);
		case 'rematch':
			return { ...state, rematch: entry.table };
	}
}

/** What comes by itself once all who play are there. */
const isOfDeal = ({ type }: TableEntry): boolean => type === 'called' || type === 'part-opened';

/** The table after one more entry; the first must be its creation. */
export function evolve(state: TableState | null, written: Written): TableState {
	const { version, at, entry } = written;
	if (state !== null) {
		const asides = state.asides + (isStep(entry) || isOfDeal(entry) ? 0 : 1);
		return { ...happened(state, written), version, changedAt: at, asides, doneBy: doneAfter(state, entry) };
	}
	if (entry.type !== 'created') throw new Error('the journal of a table begins with its creation');
	return created(entry, version, at);
}

/** A whole journal; null for an empty one. */
export const tableFrom = (journal: readonly Written[]): TableState | null =>
	journal.reduce<TableState | null>(evolve, null);
