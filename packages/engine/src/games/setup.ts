// A position that comes from outside (text, a form, a puzzle) is a Setup first: unchecked. Each game turns its own into a
// Position or says what is wrong; what the games check alike is here.
import type { OptionProblem, OptionValue } from '../core/options.ts';
import { isSeed, type Seed } from '../core/random.ts';
import { isKind, type Kind, MAX_PLAYERS, MIN_PLAYERS, type Seat } from '../core/vocabulary.ts';
import type { Age, EndReason } from './common.ts';

/** What every setup holds, unchecked. */
export interface CommonSetup {
	readonly options: Readonly<Record<string, OptionValue>>;
	readonly ages: readonly Age[];
	readonly seed: Seed | null;
	readonly step: number;
	readonly turn: number;
	readonly hands: readonly (readonly Kind[])[];
	readonly ended: EndReason | null;
}

/** What can be wrong with a setup of any game, or with the terms of a new one; each game has problems of its own besides. */
export type CommonSetupProblem =
	| OptionProblem
	| { readonly kind: 'bad-player-count'; readonly players: number }
	| { readonly kind: 'bad-seed' }
	/** Something that is none of the 36 kinds. */
	| { readonly kind: 'bad-piece'; readonly piece: number }
	| {
			readonly kind: 'seats-differ';
			readonly what: 'hands' | 'scores' | 'captured';
			readonly players: number;
			readonly found: number;
	  }
	| { readonly kind: 'bad-age'; readonly seat: Seat }
	| { readonly kind: 'bad-number'; readonly what: string; readonly value: number }
	/** More of a kind, or of a colour in Cubes, than the game has. */
	| { readonly kind: 'too-many-copies'; readonly piece: Kind; readonly found: number; readonly most: number }
	| { readonly kind: 'bad-hand-size'; readonly seat: Seat; readonly found: number; readonly expected: string }
	| { readonly kind: 'wrong-ending'; readonly ended: EndReason | null };

export function playersProblem(ages: readonly Age[]): CommonSetupProblem | null {
	const players = ages.length;
	if (players < MIN_PLAYERS || players > MAX_PLAYERS) return { kind: 'bad-player-count', players };
	const seat = ages.findIndex((age) => age !== null && (!Number.isFinite(age) || Object.is(age, -0)));
	return seat < 0 ? null : { kind: 'bad-age', seat: seat as Seat };
}

/** A whole number from 0 up to, including, a most. -0 is none: a text could not tell it from 0. */
export const numberProblem = (
	what: string,
	value: number,
	most = Number.MAX_SAFE_INTEGER,
): CommonSetupProblem | null =>
	Number.isSafeInteger(value) && value >= 0 && value <= most && !Object.is(value, -0)
		? null
		: { kind: 'bad-number', what, value };

export function piecesProblem(kinds: readonly Kind[]): CommonSetupProblem | null {
	const odd = kinds.find((kind) => !isKind(kind) || Object.is(kind, -0));
	return odd === undefined ? null : { kind: 'bad-piece', piece: odd };
}

export const seedProblem = (seed: Seed | null): CommonSetupProblem | null =>
	seed === null || isSeed(seed) ? null : { kind: 'bad-seed' };

export const lengthProblem = (
	what: 'hands' | 'scores' | 'captured',
	list: readonly unknown[],
	players: number,
): CommonSetupProblem | null =>
	list.length === players ? null : { kind: 'seats-differ', what, players, found: list.length };

export function commonProblem(setup: CommonSetup): CommonSetupProblem | null {
	const players = setup.ages.length;
	return (
		playersProblem(setup.ages) ??
		seedProblem(setup.seed) ??
		lengthProblem('hands', setup.hands, players) ??
		numberProblem('turn', setup.turn, players - 1) ??
		numberProblem('step', setup.step)
	);
}

export const scoresProblem = (scores: readonly number[], players: number): CommonSetupProblem | null =>
	lengthProblem('scores', scores, players) ??
	scores.map((score) => numberProblem('score', score)).find((problem) => problem !== null) ??
	null;

/** Hands are full while there is something to draw, and never over full. C6, Q3, K4 */
export function handsProblem(
	hands: readonly (readonly Kind[])[],
	size: number,
	stockLeft: number,
	least: number,
): CommonSetupProblem | null {
	const isWrong = (found: number): boolean => (stockLeft > 0 ? found !== size : found > size || found < least);
	const seat = hands.findIndex(({ length }) => isWrong(length));
	if (seat < 0) return null;
	const expected = stockLeft > 0 ? `${size}` : `${least} to ${size}`;
	return { kind: 'bad-hand-size', seat: seat as Seat, found: hands[seat]?.length ?? 0, expected };
}

/** Ends that a position may also be set up before: the pass that is forced then leads to them. */
const PENDING: readonly string[] = ['nobody-can-move', 'player-stuck'] satisfies EndReason[];

/** A game is over exactly when one of the ends it can have has come about, and then by that one. C8, C9, C11, Q4, Q5, K5 */
export function endingProblem(
	ended: EndReason | null,
	came: Readonly<Partial<Record<EndReason, boolean>>>,
): CommonSetupProblem | null {
	const overdue = Object.entries(came).some(([reason, holds]) => holds && !PENDING.includes(reason));
	const isRight = ended === null ? !overdue : came[ended] === true;
	return isRight ? null : { kind: 'wrong-ending', ended };
}

/** More of a kind, or of a colour, than the box holds: the rest that should be left to draw is below zero. C1, Q1, K1 */
export const excessProblem = (piece: Kind, most: number, rest: number): CommonSetupProblem => ({
	kind: 'too-many-copies',
	piece,
	found: most - rest,
	most,
});
