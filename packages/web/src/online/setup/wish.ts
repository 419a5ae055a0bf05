// What the host of a new table chooses. Pure: choices in, terms out.
import type { GameName, OptionValue } from '@tessera/engine';
import type { ClockTerms, TableTerms, TimeoutRule } from '@tessera/protocol';

export type ClockKind = 'none' | ClockTerms['per'];

export interface Wish {
	readonly game: GameName;
	readonly seats: number;
	/** Rulings that differ from the usual ones, of each game. */
	readonly rulings: Readonly<Record<GameName, Readonly<Record<string, OptionValue>>>>;
	readonly clock: ClockKind;
	/** Seconds for a turn. */
	readonly turn: number;
	/** Seconds for the game, and what a turn gives back. */
	readonly whole: number;
	readonly back: number;
	readonly days: number;
	readonly timeout: TimeoutRule;
	readonly listed: boolean;
	readonly chat: boolean;
	readonly openHands: boolean;
}

const MINUTE = 60;

/** What can be chosen, in seconds, and in days. */
export const TURNS = [15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE] as const;
export const WHOLES = [3, 5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE);
export const BACKS = [0, 5, 10, 20, 30] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

export const FIRST_WISH: Wish = {
	game: 'classic',
	seats: 2,
	rulings: { classic: {}, cubes: {}, cards: {} },
	clock: 'none',
	turn: MINUTE,
	whole: 15 * MINUTE,
	back: 10,
	days: 3,
	timeout: 'bot',
	listed: false,
	chat: true,
	openHands: false,
};

/** In Cubes all cubes lie open anyway: there is nothing to show later. */
export const hidesHands = (game: GameName): boolean => game !== 'cubes';

function clockOf({ clock, turn, whole, back, days }: Wish): ClockTerms | null {
	switch (clock) {
		case 'none':
			return null;
		case 'turn':
			return { per: 'turn', seconds: turn };
		case 'game':
			return { per: 'game', seconds: whole, increment: back };
		case 'slow-turn':
			return { per: 'slow-turn', days };
	}
}

export function termsOf(wish: Wish): TableTerms {
	const { game, seats, listed, chat } = wish;
	const clock = clockOf(wish);
	return {
		game,
		seats,
		options: wish.rulings[game],
		clock,
		timeout: clock ? wish.timeout : 'nothing',
		listed,
		chat,
		openHands: wish.openHands && hidesHands(game),
	};
}

/** Whether something about chat and spectators is otherwise than at an ordinary table. */
export function hasUnusualMore(wish: Wish): boolean {
	const { chat, openHands } = termsOf(wish);
	return !chat || openHands;
}
