// The time that players have, and how long one has been waiting. Pure: times in milliseconds by the server's clock.
import type { Seat } from '@tessera/engine';
import { deadlineOf, type FollowedTable } from '@tessera/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface SeatTime {
	/** What is left of the turn or the game; null where nothing is counted. */
	readonly left: number | null;
	/** How long it has been their turn; null when it is not. */
	readonly taken: number | null;
}

/**
 * Whether what one hears of a game is rounds old, as spectators do where hands are shown (O11). What is known of its clock is as old,
 * and says nothing of the present.
 */
export const isBehind = ({ terms, status }: FollowedTable, mine: Seat | null): boolean =>
	mine === null && terms.openHands && status === 'running';

/** `now` is null where what is known of the table says nothing of the present. */
export function timeOf(table: FollowedTable, seat: Seat, now: number | null): SeatTime {
	if (now === null) return { left: null, taken: null };
	const { clock, terms, sitters } = table;
	const isTurn = clock.turn === seat;
	const taken = isTurn ? Math.max(0, now - clock.since) : null;
	// No time runs for bots (O5).
	if (sitters[seat]?.type === 'bot') return { left: null, taken };
	const deadline = isTurn ? deadlineOf(terms.clock, clock) : null;
	const kept = terms.clock?.per === 'game' ? (clock.left?.[seat] ?? null) : null;
	return { left: deadline === null ? kept : Math.max(0, deadline - now), taken };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** As a clock shows it: 0:07, 12:30, 1:02:30. Rounded up, so that 0:00 means that it is over. */
export function clockText(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / SECOND);
	const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
	return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

/**
 * What is left of days, in whole days and hours. Rounded down, since whoever reads it relies on it; but the minute that runs counts as
 * whole, as the second that runs does on a clock: a turn of three days begins with three.
 */
export function daysLeft(milliseconds: number): { readonly days: number; readonly hours: number } {
	const whole = Math.ceil(milliseconds / MINUTE) * MINUTE;
	return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
}

/** How long somebody has waited, in the largest unit of it, rounded down. */
export function roughly(milliseconds: number): { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number } {
	if (milliseconds >= DAY) return { unit: 'day', count: Math.floor(milliseconds / DAY) };
	if (milliseconds >= HOUR) return { unit: 'hour', count: Math.floor(milliseconds / HOUR) };
	return { unit: 'minute', count: Math.floor(milliseconds / MINUTE) };
}
