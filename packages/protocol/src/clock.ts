// The clocks of a table, by the times at which things were written down: the server and every screen count alike.
import type { Seat } from '@tessera/engine';
import type { ClockTerms } from './terms.ts';

/** Milliseconds. */
export interface Clock {
	/** What each player has left for the game; null where only turns are counted. */
	readonly left: readonly number[] | null;
	/** Whose time runs; null when nobody's does. */
	readonly turn: Seat | null;
	readonly since: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export const startClock = (terms: ClockTerms | null, players: number, turn: Seat | null, at: number): Clock => ({
	left: terms?.per === 'game' ? Array.from({ length: players }, () => terms.seconds * SECOND) : null,
	turn,
	since: at,
});

/** The clock after something was done: time runs on for the same player in the same turn, and anew for the next. */
export function passClock(terms: ClockTerms | null, clock: Clock, next: Seat | null, at: number): Clock {
	if (next === clock.turn) return clock;
	const { left, turn, since } = clock;
	if (terms?.per !== 'game' || left === null || turn === null) return { left, turn: next, since: at };
	const used = Math.max(0, at - since);
	const kept = left.map((had, seat) => (seat === turn ? Math.max(0, had - used) + terms.increment * SECOND : had));
	return { left: kept, turn: next, since: at };
}

/** The clock after something was taken back: time that was used stays used, and nothing is given for it. */
export const backClock = (terms: ClockTerms | null, clock: Clock, next: Seat | null, at: number): Clock =>
	passClock(terms?.per === 'game' ? { ...terms, increment: 0 } : terms, clock, next, at);

/** The time of the one whose turn it is begins so much later: nobody could act meanwhile. */
export const moveClock = (clock: Clock, by: number): Clock => ({ ...clock, since: clock.since + by });

/** When the time of the one whose turn it is runs out; null without a clock. */
export function deadlineOf(terms: ClockTerms | null, { left, turn, since }: Clock): number | null {
	if (terms === null || turn === null) return null;
	if (terms.per === 'turn') return since + terms.seconds * SECOND;
	if (terms.per === 'slow-turn') return since + terms.days * DAY;
	return since + (left?.[turn] ?? 0);
}
