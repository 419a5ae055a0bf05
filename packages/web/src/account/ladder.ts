// How one stands among the bots: everybody on one scale, the strongest first. Pure.
import type { BotLevel } from '@tessera/protocol';
import type { BotRatings, Rating } from './api.ts';

export interface Rung {
	readonly who: BotLevel | 'you';
	/** Null for who has no rating yet. */
	readonly number: number | null;
	/** Of the way up to the strongest, from 0 to 1. */
	readonly share: number;
}

export const ratingFor = (ratings: readonly Rating[], size: number): Rating | null =>
	ratings.find((rating) => rating.size === size) ?? null;

/** Those without a rating come last, oneself before the bots, and the bots as they are given. */
export function ladder(own: readonly Rating[], bots: readonly BotRatings[], size: number): readonly Rung[] {
	const everybody = [
		{ who: 'you' as const, ratings: own },
		...bots.map(({ level, ratings }) => ({ who: level, ratings })),
	];
	const numbers = everybody.map(({ who, ratings }) => ({ who, number: ratingFor(ratings, size)?.number ?? null }));
	const most = Math.max(1, ...numbers.map(({ number }) => number ?? 0));
	return numbers
		.toSorted((one, other) => (other.number ?? -1) - (one.number ?? -1))
		.map(({ who, number }) => ({ who, number, share: (number ?? 0) / most }));
}
