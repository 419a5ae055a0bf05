// What a command of somebody leads to: the entries to write, none when it changes nothing, or why not.
import { no, ok, type Result, type Seat } from '@tessera/engine';
import type { Command, Envelope, Offer, Problem } from '@tessera/protocol';
import { openPart, sealPart } from './calling.ts';
import { unlessEnough } from './enough.ts';
import type { TableEntry } from './entries.ts';
import { act, agreeOrNot, askTakeBack, offerEnd, resign } from './playing.ts';
import { problem, refuse } from './problems.ts';
import { begin, clearSeat, seatBot, sit, stand } from './seating.ts';
import { isAlone, isHost, seatOf, type TableState, type Who } from './state.ts';
import { say, sayPhrase, setChat } from './talking.ts';

export type Decision = Result<readonly TableEntry[], Problem>;

/** What a command cannot know by itself. */
export interface Given {
	/** The id of the table for a rematch. */
	rematch(): string;
}

const NOT_SEATED = refuse('forbidden', 'Only those who sit at the table may do that.');
const NOT_HOST = refuse('forbidden', 'Only the host of the table may do that.');

type SeatedCommand = Exclude<Command, { type: 'sit' | 'seat-bot' | 'clear-seat' | 'begin' | 'set-chat' }>;
type HostCommand = Extract<Command, { type: 'seat-bot' | 'clear-seat' | 'begin' | 'set-chat' }>;

/**
 * Chat, seats and offers come and go; only what changes the game makes a move stale. A version that is still to come was seen
 * before the server was put back to an older copy of its data.
 */
const isStale = ({ game, version }: TableState, seen: number): boolean =>
	game !== null && (seen < game.changedIn || seen > version);

/** Whether somebody has left the game since. */
const hasLost = ({ game, version }: TableState, seen: number): boolean =>
	game !== null && (seen < game.leftIn || seen > version);

/** Whether such an offer was made since: an answer that comes late may have been to another one. */
const isUnseen = ({ offers }: TableState, to: Offer, seen: number): boolean =>
	offers.some(({ offer, madeIn }) => offer === to && madeIn > seen);

const CALLED_SINCE = 'It was called for after what you have seen: catch up first.';

/** Whether parts were called for since: what is opened goes with what the others had fixed by then. */
const isUncalled = ({ call, version }: TableState, seen: number): boolean =>
	call !== null && (seen < call.version || seen > version);

const stale = ({ version }: TableState, seen: number, message = 'The game went on meanwhile: catch up first.') =>
	no({ ...problem('stale', seen > version ? `There is no version ${seen} yet: catch up first.` : message), version });

function askedBySeat(state: TableState, seat: Seat, seen: number, command: SeatedCommand, given: Given): Decision {
	switch (command.type) {
		case 'stand':
			return stand(state, seat);
		case 'open-part':
			return isUncalled(state, seen) ? stale(state, seen, CALLED_SINCE) : openPart(state, seat, command);
		case 'seal-part':
			// With it everybody is called anew, and what is on its way for this call comes to nothing: where several have to seal
			// anew, one does after the other.
			return isUncalled(state, seen) ? stale(state, seen, CALLED_SINCE) : sealPart(state, seat, command);
		case 'act':
			return isStale(state, seen) ? stale(state, seen) : act(state, seat, command.action);
		case 'resign':
			return resign(state, seat);
		case 'offer-end':
			// Where nobody is left to agree it is the end, for good: whoever offers it must have seen that they went.
			return isAlone(state, seat) && hasLost(state, seen) ? stale(state, seen) : offerEnd(state, seat);
		case 'ask-take-back':
			return isStale(state, seen) ? stale(state, seen) : askTakeBack(state, seat);
		case 'answer':
			// A no changes nothing of the game, so that nobody need have seen how far it has come; but it is about an offer that was seen.
			if (seen > state.version) return stale(state, seen);
			if (isUnseen(state, command.to, seen))
				return stale(state, seen, 'That was asked after what you have seen: catch up first.');
			if (command.yes && isStale(state, seen)) return stale(state, seen);
			return agreeOrNot(state, seat, command.to, command.yes);
		case 'say':
			return say(state, seat, command.text);
		case 'say-phrase':
			return sayPhrase(state, seat, command.phrase);
		case 'rematch':
			return rematch(state, given.rematch());
	}
}

function askedByHost(state: TableState, command: HostCommand): Decision {
	switch (command.type) {
		case 'seat-bot':
			return seatBot(state, command.level, command.seat);
		case 'clear-seat':
			return clearSeat(state, command.seat);
		case 'begin':
			return begin(state);
		case 'set-chat':
			return setChat(state, command.on);
	}
}

/** The first who asks opens the table; the others are told which one it is. */
function rematch(state: TableState, table: string): Decision {
	if (state.status !== 'over' || !state.game) return refuse('not-now', 'There is no finished game to play again.');
	return ok(state.rematch === null ? [{ type: 'rematch', table }] : []);
}

export const decide = (state: TableState, who: Who, asked: Omit<Envelope, 'id'>, given: Given): Decision =>
	unlessEnough(state, askedBy(state, who, asked, given));

function askedBy(state: TableState, who: Who, { seen, command }: Omit<Envelope, 'id'>, given: Given): Decision {
	switch (command.type) {
		case 'sit':
			return sit(state, who, command);
		case 'seat-bot':
		case 'clear-seat':
		case 'begin':
		case 'set-chat':
			return isHost(state, who) ? askedByHost(state, command) : NOT_HOST;
		default: {
			const seat = seatOf(state, who);
			return seat === null ? NOT_SEATED : askedBySeat(state, seat, seen, command, given);
		}
	}
}

/** Gives a seat from one identity to another: the same person on another device. */
export function decideMove(state: TableState, from: string, to: Who): Decision {
	const seat = seatOf(state, [from]);
	if (seat === null) return refuse('not-found', 'This link gives no seat any more.');
	const [identity] = to;
	if (identity === undefined) return refuse('no-identity', 'A seat belongs to somebody.');
	if (identity === from) return ok([]);
	if (seatOf(state, to) !== null) return refuse('not-now', 'You have a seat at this table already.');
	return unlessEnough(state, ok([{ type: 'seat-moved', seat, identity }]));
}
