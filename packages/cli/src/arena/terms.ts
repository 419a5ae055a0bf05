// What a match is played by: plain data, so that it can be handed to other processes.
import type { PlayerName } from '@tessera/bots';
import { LEVELS } from '@tessera/bots/about';
import type { GameName, Seat } from '@tessera/engine';
import type { BotKind } from '../play/kinds.ts';
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

/** A label has so many letters of the beginning and of the end of a long command line: what runs, and with what. */
const FIRST_LETTERS = 15;
const LAST_LETTERS = 24;

/** A command line in one line and not too long. */
function commandLabel(command: string): string {
	const text = command.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim() || 'program';
	const letters = [...text];
	if (letters.length <= FIRST_LETTERS + LAST_LETTERS) return text;
	const [first, last] = [letters.slice(0, FIRST_LETTERS), letters.slice(-LAST_LETTERS)];
	return `${first.join('').trim()}…${last.join('').trim()}`;
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

/** The same in a game's file, where a name ends at the first colon. */
export const nameInFile = (terms: MatchTerms, pairing: Pairing, seat: Seat): string =>
	nameAt(terms, pairing, seat)
		.replaceAll(/\s*:\s*/g, ' ')
		.trim();

/** How a game's file tells who played: the level, or only that it was no person. */
export function kindInFile(terms: MatchTerms, pairing: Pairing, seat: Seat): BotKind {
	const side = terms[sideAt(pairing, seat)];
	const level = side.kind === 'level' ? LEVELS.find(({ name }) => name === side.name) : undefined;
	return level?.name ?? 'bot';
}
