// How one stands among the bots: everybody on one scale, the strongest first. Pure.
import type { GameName } from '@tessera/engine';
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

/** The game to show first: the first of these whose bots have a number at this size, for beside the others nobody stands anywhere. */
export function gameBeside(
	games: readonly GameName[],
	bots: Readonly<Record<GameName, readonly BotRatings[]>>,
	size: number,
): GameName {
	const isRated = (game: GameName): boolean => bots[game].some(({ ratings }) => ratingFor(ratings, size) !== null);
	return games.find(isRated) ?? games[0] ?? 'classic';
}
