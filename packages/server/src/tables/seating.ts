// Before the game: who sits where, and when it begins.
import { ok, type Seat } from '@tessera/engine';
import type { BotLevel, Command } from '@tessera/protocol';
import { dealOrCall } from './calling.ts';
import type { Decision } from './decide.ts';
import type { Occupant, TableEntry } from './entries.ts';
import { refuse, tooLate } from './problems.ts';
import { keptFor, seatOf, type TableState, type Who } from './state.ts';
import { cleanName, isSameName } from './words.ts';

const FULL = refuse('table-full', 'All seats are taken or kept for somebody.');
/** Not that all seats are taken: the host may have begun with free ones. O3 */
const DEALING = refuse('table-full', 'The deal is under way: nobody can sit down meanwhile.');
const PLAYING = refuse('table-full', 'The game has begun: nobody can sit down any more.');
const FEWEST = 2;

const isTaken = ({ seats }: TableState, name: string): boolean =>
	seats.some((occupant) => occupant?.type === 'person' && isSameName(occupant.name, name));

/** The seat that somebody may take, or why there is none. */
function freeSeat(state: TableState, who: Who, wanted: Seat | undefined) {
	const { seats, reserved, call } = state;
	// What everybody adds to the deal is fixed: nobody comes after that who could add something to it.
	if (call) return DEALING;
	const isFor = (seat: number): boolean => {
		const kept = reserved[seat] ?? null;
		return seats[seat] === null && (kept === null || who.includes(kept.identity));
	};
	if (wanted !== undefined) {
		if (wanted >= seats.length) return refuse('bad-request', `The table has ${seats.length} seats.`);
		return isFor(wanted)
			? ok(wanted)
			: refuse('seat-taken', seats[wanted] ? 'Somebody has this seat.' : 'This seat is kept for somebody.');
	}
	const own = reserved.findIndex((kept, seat) => kept !== null && isFor(seat));
	const found = own >= 0 ? own : seats.findIndex((_, seat) => isFor(seat));
	return found < 0 ? FULL : ok(found as Seat);
}

/** Somebody sits down; with the last seat all are there. */
function seated(state: TableState, seat: Seat, occupant: Occupant): Decision {
	const seats = state.seats.map((old, at) => (at === seat ? occupant : old));
	const kept = occupant.type === 'person' ? keptFor(state, [occupant.identity]) : null;
	const sat: TableEntry = { type: 'sat', seat, occupant, ...(kept === null || kept === seat ? {} : { frees: kept }) };
	if (seats.includes(null)) return ok([sat]);
	if (!seats.some((each) => each?.type === 'person'))
		return refuse('not-now', 'One seat at least is for a person: sit down first.');
	return ok([sat, dealOrCall(state, seats)]);
}

export function sit(state: TableState, who: Who, asked: Extract<Command, { type: 'sit' }>): Decision {
	const [identity] = who;
	if (identity === undefined) return refuse('no-identity', 'A seat belongs to somebody.');
	if (seatOf(state, who) !== null) return refuse('not-now', 'You sit at this table already.');
	// The last seat begins the game in the same moment, and whoever wanted it too has found the table full.
	if (state.status !== 'waiting') return state.game ? PLAYING : tooLate(state);
	const name = cleanName(asked.name);
	if (name === null) return refuse('bad-name', 'A name has 1 to 24 letters or other signs that can be seen.');
	if (asked.contribution !== undefined && asked.seal !== undefined)
		return refuse('bad-request', 'What you add is either in the open or sealed: give contribution or seal, not both.');
	if (isTaken(state, name)) return refuse('name-taken', 'Somebody at this table has this name.');
	const seat = freeSeat(state, who, asked.seat as Seat | undefined);
	if (!seat.ok) return seat;
	const { contribution = '', seal } = asked;
	const sealed = seal === undefined ? {} : { seal };
	return seated(state, seat.value, { type: 'person', identity, name, contribution, ...sealed });
}

export function seatBot(state: TableState, level: BotLevel, wanted: number | undefined): Decision {
	if (state.status !== 'waiting') return tooLate(state);
	const seat = freeSeat(state, [], wanted as Seat | undefined);
	return seat.ok ? seated(state, seat.value, { type: 'bot', level }) : seat;
}

export const stand = (state: TableState, seat: Seat): Decision =>
	state.status === 'waiting' ? ok([{ type: 'stood', seat }]) : tooLate(state);

/** Also gives up waiting for one who was to come. */
export function clearSeat(state: TableState, seat: number): Decision {
	if (state.status !== 'waiting') return tooLate(state);
	if (seat >= state.seats.length) return refuse('bad-request', `The table has ${state.seats.length} seats.`);
	// Seats that nobody has by then are no part of the deal that is under way.
	const isFree = state.seats[seat] === null && (state.reserved[seat] === null || state.call !== null);
	return isFree ? refuse('not-now', 'Nobody has this seat.') : ok([{ type: 'stood', seat: seat as Seat }]);
}

export function begin(state: TableState): Decision {
	if (state.status !== 'waiting') return tooLate(state);
	if (state.call) return ok([]);
	const taken = state.seats.filter((occupant) => occupant !== null);
	if (taken.length < FEWEST) return refuse('not-now', 'Two at least play.');
	if (!taken.some(({ type }) => type === 'person')) return refuse('not-now', 'One person at least plays.');
	return ok([dealOrCall(state, state.seats)]);
}
