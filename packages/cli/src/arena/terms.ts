// What a match is played by: plain data, so that it can be handed to other processes.
import { LEVELS, type PlayerName } from '@tessera/bots';
import type { GameName, Seat } from '@tessera/engine';
import { capital } from '../words/pieces.ts';
import type { Pairing } from './deals.ts';

/** How long a bot may think about a move. */
export type Thinking = { readonly rollouts: number } | { readonly milliseconds: number };

export type Side =
	/** A bot of this program; null for as long as it usually thinks. */
	| { readonly kind: 'level'; readonly name: PlayerName; readonly thinking: Thinking | null }
	/** A program from outside, by its command line; it is asked to think about so long. */
	| { readonly kind: 'program'; readonly command: string; readonly milliseconds: number };

const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

export interface MatchTerms {
	readonly game: GameName;
	readonly players: number;
	/** Rulings that differ from the default, `name=value` each. */
	readonly options: readonly string[];
	readonly seed: string;
	readonly games: number;
	readonly a: Side;
	readonly b: Side;
	/** Milliseconds after which a program that has not answered forfeits its game. */
	readonly timeout: number;
	/** Whether the text of each game is wanted. */
	readonly keepsTexts: boolean;
	/** For the tag Date of the texts. */
	readonly date: string;
}

/** A level as it is called; the partners for measuring have no titles of their own. */
export const titleOfPlayer = (name: PlayerName): string =>
	LEVELS.find((level) => level.name === name)?.title ?? capital(name.replaceAll('-', ' '));

const LONGEST_LABEL = 40;

/** The end of a command line tells more than its beginning. What could not stand in a name in a game's file is left out. */
function commandLabel(command: string): string {
	const text = command.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}:\s]+/gu, ' ').trim() || 'program';
	const letters = [...text];
	return letters.length > LONGEST_LABEL
		? `…${letters
				.slice(1 - LONGEST_LABEL)
				.join('')
				.trim()}`
		: text;
}

export const labelOf = (side: Side): string =>
	side.kind === 'level' ? titleOfPlayer(side.name) : commandLabel(side.command);

export const sideAt = ({ seatA }: Pairing, seat: Seat): SideName => (seat === seatA ? 'a' : 'b');

/** Which of its side's seats this is, counted from 1. */
export const numberAt = ({ seatA }: Pairing, seat: Seat): number => {
	if (seat === seatA) return 1;
	return seat < seatA ? seat + 1 : seat;
};

/** `Greedy (A)`; `Greedy (B2)` where B has several seats. */
export function nameAt(terms: MatchTerms, pairing: Pairing, seat: Seat): string {
	const side = sideAt(pairing, seat);
	const number = side === 'b' && terms.players > 2 ? numberAt(pairing, seat) : '';
	return `${labelOf(terms[side])} (${side.toUpperCase()}${number})`;
}
