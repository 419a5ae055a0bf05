// What the board wants to know of the course of the game: what was laid last, and by whom; what was rolled last.
import type { Kind, Placed, ScoredLine, Seat } from '@tessera/engine';
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

/** A roll of cubes. */
export interface Roll {
	readonly step: number;
	readonly seat: Seat;
	readonly to: readonly Kind[];
	/** How often all were rolled again because nothing fitted. Q4 */
	readonly forced: number;
}

/** The roll with which the course ends, if it does: a reroll leaves the turn with who made it. */
export function lastRoll(course: readonly Moment[]): Roll | null {
	const moment = course.at(-1);
	const rolls = moment?.events.filter((event) => event.type === 'rerolled') ?? [];
	const last = rolls.at(-1);
	if (!moment || !last) return null;
	return {
		step: moment.step,
		seat: last.seat,
		to: rolls.flatMap(({ to }) => to),
		forced: rolls.filter(({ cause }) => cause === 'forced').length,
	};
}
