// What somebody who comes back to a game has missed: where showing it begins, and how fast it goes. Pure.
import type { Seat } from '@tessera/engine';
import type { FollowedStep } from '@tessera/protocol';

/** How many steps are shown one after the other. Of a longer absence only the end is: nobody sits through a whole game again. */
export const MOST_MISSED = 12;

/** How long one step is looked at, and all of them together, in milliseconds. */
export const STEP_PACE = 800;
const MOST_PACE = 5000;

/** How long the next step is looked at where so many are missing: never longer than the one before it. */
export const paceOf = (missed: number, before: number): number => Math.min(before, MOST_PACE / Math.max(1, missed));

/** How many of the steps nobody needs to be shown one by one, whatever was missed. */
export const longAgo = (steps: readonly unknown[]): number => Math.max(0, steps.length - MOST_MISSED);

/** How many of the steps had happened by this moment. */
export const happenedBy = (steps: readonly FollowedStep[], moment: number): number =>
	steps.findLastIndex(({ at }) => at <= moment) + 1;

/**
 * How many steps were seen before the game was opened by the one in this seat: up to the moment of the last one that this device has
 * shown, or, where it has shown none, up to what they last did themselves, wherever that was.
 */
export function seenBefore(steps: readonly FollowedStep[], seat: Seat, lastShown: number | null): number {
	const seen =
		lastShown === null
			? steps.findLastIndex((step) => step.seat === seat && step.by === 'owner') + 1
			: happenedBy(steps, lastShown);
	// A board without a deal is none.
	return Math.max(1, seen, longAgo(steps));
}
