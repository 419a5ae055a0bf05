// A position that comes from outside (text, a form, a puzzle) is a Setup first: unchecked. Each game turns its own into a
// Position or says what is wrong; what the games check alike is here.
import type { OptionProblem, OptionValue } from '../core/options.ts';
import { isSeed, type Seed } from '../core/random.ts';
import { isKind, type Kind, MAX_PLAYERS, MIN_PLAYERS, type Seat, seatsOf } from '../core/vocabulary.ts';
import type { Age, EndReason } from './common.ts';
import { seatsLeft } from './withdrawing.ts';

/** What every setup holds, unchecked. */
export interface CommonSetup {
	readonly options: Readonly<Record<string, OptionValue>>;
	readonly ages: readonly Age[];
	readonly seed: Seed | null;
	readonly step: number;
	readonly turn: number;
	readonly hands: readonly (readonly Kind[])[];
	/** Who has left the game, in the order in which they did; nobody when it is not given. W1 */
	readonly withdrawn?: readonly number[];
	readonly ended: EndReason | null;
}

/** What can be wrong with a setup of any game, or with the terms of a new one; each game has problems of its own besides. */
export type CommonSetupProblem =
	| OptionProblem
	| { readonly kind: 'bad-player-count'; readonly players: number }
	| { readonly kind: 'bad-seed' }
	/** Not seats of the table, one of them twice, all of them, or the seat to move among them. W1 */
	| { readonly kind: 'bad-withdrawn' }
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

/** The seats that have left, of a setup that has been checked. */
export const withdrawnIn = ({ withdrawn = [] }: CommonSetup): readonly Seat[] => withdrawn.map((seat) => seat as Seat);

/** The seats that are still in the game. W1 */
export const seatsLeftIn = (setup: CommonSetup): readonly Seat[] =>
	seatsLeft({ ages: setup.ages, withdrawn: withdrawnIn(setup) });

/** W1, W3: somebody is always left, and it is the turn of one of those. */
function withdrawnProblem(setup: CommonSetup): CommonSetupProblem | null {
	const { ages, turn, ended } = setup;
	const withdrawn = withdrawnIn(setup);
	const isOdd = withdrawn.some((seat, at) => !seatsOf(ages.length).includes(seat) || withdrawn.indexOf(seat) !== at);
	const isAll = withdrawn.length >= ages.length;
	const hasMover = ended === null && withdrawn.includes(turn as Seat);
	return isOdd || isAll || hasMover ? { kind: 'bad-withdrawn' } : null;
}

export function commonProblem(setup: CommonSetup): CommonSetupProblem | null {
	const players = setup.ages.length;
	return (
		playersProblem(setup.ages) ??
		seedProblem(setup.seed) ??
		lengthProblem('hands', setup.hands, players) ??
		numberProblem('turn', setup.turn, players - 1) ??
		numberProblem('step', setup.step) ??
		withdrawnProblem(setup)
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
	setup: CommonSetup,
	ends: Readonly<Partial<Record<EndReason, boolean>>>,
): CommonSetupProblem | null {
	const { ended } = setup;
	// W3: with only one left the game is over, whatever else has come about.
	const came: typeof ends = seatsLeftIn(setup).length === 1 ? { 'others-withdrew': true } : ends;
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
