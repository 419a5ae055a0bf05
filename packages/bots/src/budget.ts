// How long a bot may think: so many rollouts, the same answer each time; or so many milliseconds, whatever that gives.

/** Milliseconds since any moment. Whoever asks brings the clock: a bot has none of its own. */
export type Clock = () => number;

export type Budget = { readonly rollouts: number } | { readonly milliseconds: number; readonly clock: Clock };

/** Whether to stop, after so many rollouts. */
export type IsSpent = (rollouts: number) => boolean;

export function spendingOf(budget: Budget): IsSpent {
	if ('rollouts' in budget) return (rollouts) => rollouts >= budget.rollouts;
	const { clock, milliseconds } = budget;
	const end = clock() + milliseconds;
	return () => clock() >= end;
}
