// What all games share: seats with ages, who starts, how a game ends, and the shape of a step. Knows no game by name.
import type { Chance } from '../core/chance.ts';
import type { Seed } from '../core/random.ts';
import { no, type Result } from '../core/result.ts';
import type { GameName, Kind, Seat } from '../core/vocabulary.ts';

/** How ties for the start are decided: the age rule first, the lot where ages are missing or equal. C2, Q2, K2 */
export type TieRule = 'oldest' | 'youngest' | 'lot';

/** Any number that grows with age, or null where it is not told. */
export type Age = number | null;

export type EndReason =
	/** Somebody laid their last piece with nothing left to draw. C8, Q5 */
	| 'last-piece'
	/** Nobody at the table can place or lay anything. C9, Q4 */
	| 'nobody-can-move'
	/** It is the turn of one no roll of whose cubes could be placed, where that is the table's ruling. Q4 */
	| 'player-stuck'
	/** Everybody passed in turn, where passing by choice is allowed. C9 */
	| 'everybody-passed'
	/** Too many turns in a row without a piece laid. C11 */
	| 'stalled'
	/** Everyone had their one turn after the last card was drawn. K5 */
	| 'final-round'
	/** All but one have left the game. W3 */
	| 'others-withdrew';

export interface Ending {
	readonly reason: EndReason;
	readonly winners: readonly Seat[];
}

/** What is common to every position and every view: nothing of it is hidden. */
export interface Common {
	readonly ages: readonly Age[];
	/** Actions so far; also which part of the seed's chance the next action uses. */
	readonly step: number;
	readonly turn: Seat;
	/** Who has left the game, in the order in which they did. W1 */
	readonly withdrawn: readonly Seat[];
	readonly ending: Ending | null;
}

/** What only the referee's position has, in every game. */
export interface Hidden {
	/** Null for a position whose chance comes from elsewhere (a recorded game, a puzzle). */
	readonly seed: Seed | null;
	readonly hands: readonly (readonly Kind[])[];
}

/** What a view has in place of it: whose eyes, their own pieces, and how many the others hold. */
export interface Sight {
	/** Null for a spectator. */
	readonly viewer: Seat | null;
	readonly hand: readonly Kind[] | null;
	readonly handSizes: readonly number[];
}

/** The result of an action: where it led and everything that happened on the way, in order. */
export interface Step<Position, Event> {
	readonly position: Position;
	readonly events: readonly Event[];
}

/** Refusals that every game shares. */
export type CommonRefusal =
	| { readonly kind: 'game-over' }
	| { readonly kind: 'no-such-action' }
	/** Not what an action of this type looks like: a field that is missing or holds something else. */
	| { readonly kind: 'bad-action'; readonly field: string }
	| { readonly kind: 'not-your-turn'; readonly turn: Seat }
	/** Only the seat itself can withdraw. W1 */
	| { readonly kind: 'not-your-seat'; readonly seat: Seat }
	| { readonly kind: 'withdrawn-already'; readonly seat: Seat }
	/** This position has no seed: play it with recorded outcomes. */
	| { readonly kind: 'no-seed' }
	| { readonly kind: 'not-in-hand'; readonly piece: Kind };

/** The terms on which a game began. */
export interface StartedEvent<Game extends GameName, Options> {
	readonly type: 'started';
	readonly game: Game;
	readonly options: Options;
	readonly ages: readonly Age[];
	readonly seed: Seed | null;
}
/** The same as anyone may know it: without the seed. */
export type StartedViewEvent<Game extends GameName, Options> = Omit<StartedEvent<Game, Options>, 'seed'>;

export type DealtEvent = { readonly type: 'dealt'; readonly hands: readonly (readonly Kind[])[] };
/** How many pieces everyone was dealt, and the viewer's own. */
export type DealtViewEvent = {
	readonly type: 'dealt';
	readonly counts: readonly number[];
	readonly hand: readonly Kind[] | null;
};

export type DrewEvent = { readonly type: 'drew'; readonly seat: Seat; readonly pieces: readonly Kind[] };
/** How many pieces were drawn, and which if they are the viewer's own. */
export type DrewViewEvent = {
	readonly type: 'drew';
	readonly seat: Seat;
	readonly count: number;
	readonly pieces: readonly Kind[] | null;
};

export type OpenedEvent = {
	readonly type: 'opened';
	readonly seat: Seat;
	/** The largest line each seat announced. C2, K2 */
	readonly sizes: readonly number[];
	readonly decidedBy: 'size' | 'age' | 'lot';
};
export type TurnEvent = { readonly type: 'turn'; readonly seat: Seat };
export type PassedEvent = { readonly type: 'passed'; readonly seat: Seat };
export type EndedEvent = { readonly type: 'ended' } & Ending;

/** The seat that starts: the largest line announced; ties by age, then by lot. C2, Q2, K2 */
export function whoStarts(sizes: readonly number[], ages: readonly Age[], tie: TieRule, chance: Chance): OpenedEvent {
	const opened = (seat: Seat, decidedBy: OpenedEvent['decidedBy']): OpenedEvent => ({
		type: 'opened',
		seat,
		sizes,
		decidedBy,
	});
	const largest = seatsWith(sizes, Math.max(...sizes));
	const [only] = largest;
	if (only !== undefined && largest.length === 1) return opened(only, 'size');

	const tied = tie === 'lot' ? largest : foremostByAge(largest, ages, tie);
	const [foremost] = tied;
	if (foremost !== undefined && tied.length === 1) return opened(foremost, 'age');
	return opened(chance.lot(tied), 'lot');
}

/** The oldest or youngest of these seats; all of them while any has not told an age. */
function foremostByAge(seats: readonly Seat[], ages: readonly Age[], tie: 'oldest' | 'youngest'): readonly Seat[] {
	const known = seats.flatMap((seat) => ages[seat] ?? []);
	if (known.length < seats.length) return seats;
	const wanted = tie === 'oldest' ? Math.max(...known) : Math.min(...known);
	return seats.filter((seat) => ages[seat] === wanted);
}

const seatsWith = (values: readonly number[], wanted: number): readonly Seat[] =>
	values.flatMap((value, seat) => (value === wanted ? [seat as Seat] : []));

/** The end of the game: highest wins, equals share; who has left cannot win. C10, K5, W3 */
export function endedBy(reason: EndReason, scores: readonly number[], withdrawn: readonly Seat[]): EndedEvent {
	const standing = scores.map((score, seat) => (withdrawn.includes(seat as Seat) ? -Infinity : score));
	return { type: 'ended', reason, winners: seatsWith(standing, Math.max(...standing)) };
}

/** The end that a position from outside has come to. */
export function endingOf(
	reason: EndReason | null,
	scores: readonly number[],
	withdrawn: readonly Seat[],
): Ending | null {
	return reason && { reason, winners: endedBy(reason, scores, withdrawn).winners };
}

/** A list with one entry changed. */
export const replaceAt = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
	list.map((old, at) => (at === index ? value : old));

/** A list with so much added to one entry. */
export const addAt = (list: readonly number[], index: number, more: number): readonly number[] =>
	list.map((old, at) => (at === index ? old + more : old));

/** Pieces that only their owner may see: null for everyone else. */
export const ownOnly = (pieces: readonly Kind[], owner: Seat, viewer: Seat | null): readonly Kind[] | null =>
	owner === viewer ? pieces : null;

/** A hidden deal as one seat, or a spectator, may know it. C1, K1 */
export const viewDealt = ({ hands }: DealtEvent, viewer: Seat | null): DealtViewEvent => ({
	type: 'dealt',
	counts: hands.map(({ length }) => length),
	hand: viewer === null ? null : (hands[viewer] ?? null),
});

/** A hidden draw as one seat, or a spectator, may know it. C6, K4 */
export const viewDrew = ({ seat, pieces }: DrewEvent, viewer: Seat | null): DrewViewEvent => ({
	type: 'drew',
	seat,
	count: pieces.length,
	pieces: ownOnly(pieces, seat, viewer),
});

/** An action that came from outside, read as data; what it would do is not asked yet. */
export type ReadAction<Action> = Result<Action, Extract<CommonRefusal, { kind: 'no-such-action' | 'bad-action' }>>;

export const badField = (field: string) => no({ kind: 'bad-action' as const, field });
export const NO_SUCH_ACTION = no({ kind: 'no-such-action' as const });
