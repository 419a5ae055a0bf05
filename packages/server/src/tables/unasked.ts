// What happens at a table without anybody asking for it: bots act, time runs out, tables that nobody comes back to end.
import { ok, type Seat } from '@tessera/engine';
import type { Decision } from './decide.ts';
import { actBy, openedOf, withdrawBy } from './playing.ts';
import { botToMove, deadlineFor, type TableState, turnOf } from './state.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a table waits for players, and a game for its players, without anything happening. */
export const EXPIRES_AFTER = { waiting: DAY, running: 90 * DAY } as const;

const NOTHING: Decision = ok([]);

/** The plight of the seat to move: its time has run out. */
export function timedOut(state: TableState, now: number): Seat | null {
	const deadline = deadlineFor(state);
	return deadline !== null && now >= deadline ? turnOf(state) : null;
}

/** The seat that the server acts for now: a bot's own, or that of one whose time ran out where a bot steps in. */
export function seatToActFor(
	state: TableState,
	now: number,
): { readonly seat: Seat; readonly by: 'bot' | 'stand-in' } | null {
	const bot = botToMove(state);
	if (bot) return { seat: bot.seat, by: 'bot' };
	const late = state.terms.timeout === 'bot' ? timedOut(state, now) : null;
	return late === null ? null : { seat: late, by: 'stand-in' };
}

/** An action that was thought up for a seat, if it is still that seat's to do. */
export function decideFor(state: TableState, seat: Seat, action: unknown, now: number): Decision {
	const acting = seatToActFor(state, now);
	return acting?.seat === seat ? actBy(state, seat, acting.by, action) : NOTHING;
}

/** Puts the one out whose time ran out, where that is the rule. */
export function decideTimeout(state: TableState, now: number): Decision {
	const late = state.terms.timeout === 'out' ? timedOut(state, now) : null;
	return late === null ? NOTHING : withdrawBy(state, late, 'time');
}

/** When the server was not there: it is known to have run until then, and runs since. */
export interface Absence {
	readonly from: number;
	readonly until: number;
}

/** What is left at least to the one whose turn it is when the server is there again: browsers need some time to come back too. */
export const LEAST_LEFT = 60_000;

/** Gives the time back in which nobody could act, and a minute at least, where running out of time does something. */
export function decideAfter({ from, until }: Absence, state: TableState): Decision {
	const deadline = deadlineFor(state);
	const since = state.game?.clock.since ?? until;
	if (deadline === null || since >= until) return NOTHING;
	const by = Math.max(until - Math.max(from, since), until + LEAST_LEFT - deadline);
	return ok([{ type: 'clock-moved', by }]);
}

/** Ends a table that nobody came back to. */
export function decideExpiry(state: TableState, now: number): Decision {
	const { status, game, call, changedAt } = state;
	// Those whose deal waits for one of them are not waiting for players any more.
	const patience = call ? 'running' : status;
	if (patience === 'over' || now - changedAt < EXPIRES_AFTER[patience]) return NOTHING;
	return ok([{ type: 'over', because: 'expired', opened: game && openedOf(state, game) }]);
}
