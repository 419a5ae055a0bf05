// Which games a match consists of: every deal is played once with A in each seat, so that neither the luck of the deal nor the
// seat favours a side. A game is known by its number alone, whichever process plays it.
import { type Seat, type Seed, seedFromText } from '@tessera/engine';

export interface Pairing {
	/** Counted from 0 over the whole match, as the deals are. */
	readonly game: number;
	readonly deal: number;
	/** Where A sits; everybody else is B. */
	readonly seatA: Seat;
}

export const pairingOf = (game: number, players: number): Pairing => ({
	game,
	deal: Math.floor(game / players),
	seatA: (game % players) as Seat,
});

/** At least as many games as asked for, such that every deal is played from every seat. */
export const wholeDeals = (asked: number, players: number): number => Math.ceil(asked / players) * players;

/** The chance of a deal: of the match's seed and the deal's number, and the same whoever sits where. */
export const dealSeed = (seed: string, deal: number): Seed => seedFromText(`tessera:arena:1:${seed}:${deal}`);

/** What a bot's own samples come from: nothing that would tell it the deal. */
export const botSeed = (seed: string, { deal }: Pairing, seat: Seat): string => `${seed}:${deal}:${seat}`;
