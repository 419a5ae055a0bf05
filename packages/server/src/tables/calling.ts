// How the deal comes about once all who play are there: what they add to its chance is fixed, then what was sealed is opened, then
// the game begins. So nobody knows what the others add while they can still choose what they add themselves: not even whoever runs
// the server, and knows everything else.
import { deriveSeed, ok, type Seal, type Seat, sealOf, start } from '@tessera/engine';
import type { Call, Command, Part } from '@tessera/protocol';
import type { Decision } from './decide.ts';
import type { Occupant, TableEntry } from './entries.ts';
import { handsFor } from './playing.ts';
import { refuse, tooLate } from './problems.ts';
import type { CallState, OpenedPart, TableState } from './state.ts';

type Seats = readonly (Occupant | null)[];

/** What a seat adds, as everybody may know it before it is opened. */
function partOf(occupant: Occupant | null): Part {
	if (occupant?.type !== 'person') return null;
	return occupant.seal === undefined ? { open: occupant.contribution } : { seal: occupant.seal };
}

const sealIn = (occupant: Occupant | null | undefined): Seal | null =>
	occupant?.type === 'person' ? (occupant.seal ?? null) : null;

/** The beginning of the game for those who sit: the seed, the deal. */
function beginning(state: TableState, seats: Seats, opened: CallState['opened']): TableEntry {
	const taken = seats.flatMap((occupant, seat) => (occupant ? [{ occupant, seat: seat as Seat }] : []));
	const occupants = taken.map(({ occupant }) => occupant);
	const contributions = taken.map(({ occupant, seat }) =>
		occupant.type === 'person' ? (opened[seat]?.contribution ?? occupant.contribution) : '',
	);
	const seals = occupants.map(sealIn);
	const seed = deriveSeed(state.secret, contributions);
	const { game, options } = state.terms;
	const begun = start({ game, ages: occupants.map(() => null), options }, seed);
	if (!begun.ok) throw new Error(`terms that were checked are refused: ${begun.problem.kind}`);
	return {
		type: 'began',
		occupants,
		from: taken.map(({ seat }) => seat),
		contributions,
		...(seals.some((seal) => seal !== null) ? { seals } : {}),
		seed,
		events: begun.value.events,
		...handsFor(state, begun.value.position),
	};
}

/** All who play are there: the game begins, or what was sealed is called for. */
export const dealOrCall = (state: TableState, seats: Seats): TableEntry =>
	seats.some((occupant) => sealIn(occupant) !== null)
		? { type: 'called', parts: seats.map(partOf) }
		: beginning(state, seats, []);

/** A call as everybody may know it. */
export const toldOfCall = ({ version, opened }: CallState, seats: Seats): Call => ({
	version,
	parts: seats.map(partOf),
	opened: opened.flatMap((part, seat) => (part ? [seat as Seat] : [])),
});

type Asked<T extends Command['type']> = Omit<Extract<Command, { type: T }>, 'type'>;

const NOT_CALLED = refuse('not-now', 'Nobody is asked for a part now: it is called for when all who play are there.');

/** Whoever asks has seen the call: what they open fits what the others had fixed by then. */
export function openPart(state: TableState, seat: Seat, { contribution, next }: Asked<'open-part'>): Decision {
	const { call, seats } = state;
	const seal = sealIn(seats[seat]);
	if (!call || seal === null) return NOT_CALLED;
	if (sealOf(contribution) !== seal) return refuse('bad-request', 'This does not fit the seal that you gave.');
	if (next === seal)
		return refuse('bad-request', 'Everybody will know this one: the next is the seal of another text.');
	const part: OpenedPart = { contribution, next: next ?? null };
	const before = call.opened[seat];
	if (before && before.next !== part.next)
		return refuse('not-now', 'You have opened this already, and given another seal for the next deal.');
	if (before) return ok([]);
	const opened = call.opened.map((before, each) => (each === seat ? part : before));
	const entry: TableEntry = { type: 'part-opened', seat, ...part };
	const isLast = seats.every((occupant, each) => sealIn(occupant) === null || opened[each]);
	return ok(isLast ? [entry, beginning(state, seats, opened)] : [entry]);
}

/** The parts of the others as they are after a call that came to nothing: what was opened is known, and something else takes its place. */
export const renewed = (seats: Seats, call: CallState | null): Seats =>
	seats.map((occupant, seat) => {
		const part = call?.opened[seat];
		if (!part || occupant?.type !== 'person') return occupant;
		const { seal, ...person } = occupant;
		return part.next === null ? person : { ...person, seal: part.next };
	});

/** In place of what one cannot open any more, or has given nothing. */
export function sealPart(state: TableState, seat: Seat, { seal }: Asked<'seal-part'>): Decision {
	const { status, call, seats } = state;
	if (status !== 'waiting') return tooLate(state);
	// What has been opened needs nothing in its place: another device of the same person was slower.
	if (sealIn(seats[seat]) === seal || call?.opened[seat]) return ok([]);
	const entry: TableEntry = { type: 'part-sealed', seat, seal };
	return ok(
		call ? [entry, { type: 'called', parts: sealedAnew(renewed(seats, call), seat, seal).map(partOf) }] : [entry],
	);
}

export const sealedAnew = (seats: Seats, seat: Seat, seal: Seal): Seats =>
	seats.map((occupant, each) =>
		each === seat && occupant?.type === 'person' ? { ...occupant, contribution: '', seal } : occupant,
	);
