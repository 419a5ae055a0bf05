// What the board wants to know of the course of the game: what was laid last, and by whom.
import type { Placed, ScoredLine, Seat } from '@tessera/engine';
import type { Moment } from '../../table/host.ts';

/** What was laid last. */
export interface LastMove {
	readonly step: number;
	readonly seat: Seat;
	readonly pieces: readonly Placed[];
	readonly lines: readonly ScoredLine[];
}

function laidIn({ step, events }: Moment): LastMove | null {
	const placed = events.find((event) => event.type === 'placed');
	const scored = events.find((event) => event.type === 'scored');
	return placed ? { step, seat: placed.seat, pieces: placed.pieces, lines: scored?.lines ?? [] } : null;
}

/** What was laid last, up to a step of the course. */
export function lastMove(course: readonly Moment[], step: number): LastMove | null {
	const moment = course.findLast((each) => each.step <= step && each.events.some((event) => event.type === 'placed'));
	return moment ? laidIn(moment) : null;
}

/** What was laid in the moments after a step, oldest first. */
export const movesAfter = (course: readonly Moment[], step: number): readonly LastMove[] =>
	course.flatMap((moment) => (moment.step > step ? (laidIn(moment) ?? []) : []));
