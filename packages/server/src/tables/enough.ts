// A table does not grow for ever: there is an end to what each does around the game, so that nobody uses up what there is for
// others, and none to the game itself.
import type { Seat } from '@tessera/engine';
import type { Decision } from './decide.ts';
import type { TableEntry } from './entries.ts';
import { refuse } from './problems.ts';
import { type Done, isHost, keptFor, seatOf, type TableState } from './state.ts';

/** Entries that one identity leads to, what answers or undoes them included. In a lively game it is some dozens. */
export const MOST_OF_ONE = 400;
/** As many before the game begins, of whoever does not host the table: they come and go, and others come after them. */
export const MOST_WAITING = 100;
/** What those lead to, all together, who have left a table that waits: new ones among them cost a script next to nothing. */
export const MOST_OF_GONE = 1000;
/** As much again for the last seat, since with it all are there; not without end, since its deal may be called off. */
export const MOST_BEFORE_LAST_SEAT = 2 * MOST_OF_GONE;
/** Those of whom it is known how much they have done, the last to do anything: strangers come and go where a table waits. */
const MOST_COUNTED = 64;

/** What may be done again and again. Whatever answers or undoes one of these comes to an end with them. */
type Repeatable = Extract<
	TableEntry,
	{ type: 'sat' | 'part-sealed' | 'offered' | 'said' | 'said-phrase' | 'chat-set' | 'seat-moved' }
>;

const REPEATABLE: Readonly<Record<Repeatable['type'], true>> = {
	sat: true,
	'part-sealed': true,
	offered: true,
	said: true,
	'said-phrase': true,
	'chat-set': true,
	'seat-moved': true,
};

const isTalk = ({ type }: TableEntry): boolean => type === 'said' || type === 'said-phrase';

const isRepeatable = (entry: TableEntry): entry is Repeatable => Object.hasOwn(REPEATABLE, entry.type);

/** What brings the game to its beginning or its end is not kept from it. */
const isDecisive = ({ type }: TableEntry): boolean => type === 'began' || type === 'over';

function personAt({ seats, host }: TableState, seat: Seat): string {
	const occupant = seats[seat];
	return occupant?.type === 'person' ? occupant.identity : host;
}

/**
 * Whose doing an entry is; null for a step of the game, and for what happens once or by itself, as a device opens its part whoever has
 * made the deal be called for anew. Bots are seated by the host.
 */
function doerOf(state: TableState, entry: TableEntry): string | null {
	switch (entry.type) {
		case 'sat':
			return entry.occupant.type === 'person' ? entry.occupant.identity : state.host;
		case 'chat-set':
			return state.host;
		case 'stood':
		case 'part-sealed':
		case 'offered':
		case 'said':
		case 'said-phrase':
		case 'seat-moved':
			return personAt(state, entry.seat);
		case 'answered':
		case 'taken-back': {
			// Whoever asks leads to the answer: nobody is made to use up their own by saying no.
			const wanted = entry.type === 'answered' ? entry.offer : 'take-back';
			const offer = state.offers.find((each) => each.offer === wanted);
			return offer ? personAt(state, offer.by) : null;
		}
		default:
			return null;
	}
}

/** Whether they are more than one who came and went. */
const belongs = (state: TableState, identity: string): boolean =>
	isHost(state, [identity]) || seatOf(state, [identity]) !== null || keptFor(state, [identity]) !== null;

const NOTHING: Done = { said: 0, other: 0 };

const doneBy = (state: TableState, identity: string): Done => state.doneBy[identity] ?? NOTHING;

const allOf = ({ said, other }: Done): number => said + other;

/** How much each has led to, after one more entry. Whoever takes a seat over takes that over too: it may be the same person. */
export function doneAfter(state: TableState, entry: TableEntry): TableState['doneBy'] {
	const doer = doerOf(state, entry);
	if (doer === null) return state.doneBy;
	const who = entry.type === 'seat-moved' ? entry.identity : doer;
	const others = Object.entries(state.doneBy).filter(([each]) => each !== who);
	const forgotten = others.length + 1 > MOST_COUNTED ? others.find(([each]) => !belongs(state, each)) : undefined;
	const kept = others.filter((each) => each !== forgotten);
	const before = doneBy(state, doer);
	const own = doneBy(state, who);
	const done: Done = {
		said: Math.max(before.said + (isTalk(entry) ? 1 : 0), own.said),
		other: Math.max(before.other + (isTalk(entry) ? 0 : 1), own.other),
	};
	return Object.fromEntries([...kept, [who, done]]);
}

/** How much those have led to who are at the table no more. */
const doneByGone = (state: TableState): number =>
	Object.keys(state.doneBy)
		.filter((identity) => belongs(state, identity))
		.reduce((left, identity) => left - allOf(doneBy(state, identity)), state.asides);

const mostOf = (state: TableState, identity: string): number =>
	state.status === 'waiting' && !isHost(state, [identity]) ? MOST_WAITING : MOST_OF_ONE;

/**
 * What counts against one more entry of somebody's. While the table waits, talk counts against talk alone: whoever has said much may
 * still come back to a seat, and seal what their device can open, else the deal would wait for them for ever.
 */
function countedFor(state: TableState, doer: string, entry: TableEntry): number {
	const done = doneBy(state, doer);
	return state.status === 'waiting' && !isTalk(entry) ? done.other : allOf(done);
}

export function unlessEnough(state: TableState, decision: Decision): Decision {
	if (!decision.ok || decision.value.some(isDecisive)) return decision;
	const leadsTo = (wanted: TableEntry['type']): boolean => decision.value.some(({ type }) => type === wanted);
	const isLastSeat = leadsTo('sat') && leadsTo('called');
	for (const entry of decision.value.filter(isRepeatable)) {
		const doer = doerOf(state, entry);
		if (doer === null) continue;
		if (countedFor(state, doer, entry) >= mostOf(state, doer))
			return refuse('enough', 'You have done enough around this game: only the game itself goes on for you.');
		if (!belongs(state, doer) && doneByGone(state) >= (isLastSeat ? MOST_BEFORE_LAST_SEAT : MOST_OF_GONE))
			return refuse('enough', 'Too many have come to this table and left it: only its last seat may still be taken.');
	}
	return decision;
}
