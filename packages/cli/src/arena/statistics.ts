// What the games of a match say about its two sides. Only deals are independent of one another: the games of one deal share their
// luck, so intervals come from the means of the deals.

/** A share with its 95 % interval. */
export interface Interval {
	readonly value: number;
	readonly low: number;
	readonly high: number;
}

/** A mean with how far the 95 % interval reaches to both sides of it; null when there are too few values to tell. */
export interface Mean {
	readonly value: number;
	readonly reach: number | null;
}

/** Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom; beyond, its expansion around the normal point. */
const T_POINTS = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;
const NORMAL_POINT = 1.96;

export const tPoint = (freedom: number): number =>
	T_POINTS[freedom - 1] ?? NORMAL_POINT + 2.372 / freedom + 2.822 / freedom ** 2;

export const meanOf = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** The variance of the mean of independent values, estimated from their spread. */
function varianceOfMean(values: readonly number[], mean: number): number {
	const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
	return squares / (values.length - 1) / values.length;
}

export function meanWithReach(values: readonly number[]): Mean | null {
	if (values.length === 0) return null;
	const value = meanOf(values);
	const freedom = values.length - 1;
	return { value, reach: freedom === 0 ? null : tPoint(freedom) * Math.sqrt(varianceOfMean(values, value)) };
}

/** What is left of no spread at all when thirds are added up. */
const NO_SPREAD = 1e-12;

/** Wilson's interval of a share, seen in so many independent games. */
function wilson(share: number, games: number, point: number): Interval {
	const square = point ** 2 / games;
	const centre = (share + square / 2) / (1 + square);
	const reach = (Math.sqrt(square) * Math.sqrt(share * (1 - share) + square / 4)) / (1 + square);
	return { value: share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/**
 * A share of wins from the shares of independent deals of so many games each. It is Wilson's interval, which stays within 0
 * and 1 and has a width even when all games were won, for as many independent games as the spread between the deals amounts to.
 * Deals without any spread do not tell, so then every game counts as one. Few deals say little about their spread, and one
 * nothing: Student's t makes up for that, so that a handful of games proves nothing, however they ended.
 */
export function intervalOfShare(deals: readonly number[], gamesPerDeal: number): Interval | null {
	if (deals.length === 0) return null;
	const share = meanOf(deals);
	const spread = deals.length < 2 ? 0 : varianceOfMean(deals, share);
	const games = spread < NO_SPREAD ? deals.length * gamesPerDeal : (share * (1 - share)) / spread;
	return wilson(share, games, tPoint(Math.max(1, deals.length - 1)));
}
