// Leaving a game that the others go on with, the same in every game: who is left, whose turn is next, what it changes. W1–W4
import { fieldOf, readNumber } from '../core/read.ts';
import { no, ok, type Result } from '../core/result.ts';
import { type Kind, MAX_PLAYERS, type Seat, seatAfter, seatsOf } from '../core/vocabulary.ts';
import { badField, type Common, type CommonRefusal, type Hidden, ownOnly, type ReadAction } from './common.ts';

/** May be played at any time, whoever's turn it is. W1 */
export type WithdrawAction = { readonly type: 'withdraw'; readonly seat: Seat };

export type WithdrewEvent = { readonly type: 'withdrew'; readonly seat: Seat; readonly pieces: readonly Kind[] };
/** How many pieces are set aside, and which if the viewer may know. W2 */
export type WithdrewViewEvent = {
	readonly type: 'withdrew';
	readonly seat: Seat;
	readonly count: number;
	readonly pieces: readonly Kind[] | null;
};

/** As much of a position or a view as tells who is still in the game. */
type Company = Pick<Common, 'ages' | 'withdrawn'>;

/** The seats that are still in the game, in playing order. W1 */
export const seatsLeft = ({ ages, withdrawn }: Company): readonly Seat[] =>
	seatsOf(ages.length).filter((seat) => !withdrawn.includes(seat));

/** Whose turn is next: the nearest seat to the left that is still in the game. W1 */
export function nextSeat({ ages, withdrawn, turn }: Company & Pick<Common, 'turn'>): Seat {
	let seat = seatAfter(turn, ages.length);
	while (seat !== turn && withdrawn.includes(seat)) seat = seatAfter(seat, ages.length);
	return seat;
}

export function readWithdraw(value: unknown): ReadAction<WithdrawAction> {
	const seat = readNumber(fieldOf(value, 'seat'));
	const found = seatsOf(MAX_PLAYERS).find((each) => each === seat);
	return found === undefined ? badField('seat') : ok({ type: 'withdraw', seat: found });
}

/** What happens when a seat withdraws, or why it cannot. W1, W2 */
export function withdrawal(position: Common & Hidden, { seat }: WithdrawAction): Result<WithdrewEvent, CommonRefusal> {
	if (position.withdrawn.includes(seat)) return no({ kind: 'withdrawn-already', seat });
	const pieces = position.hands[seat];
	return pieces ? ok({ type: 'withdrew', seat, pieces }) : badField('seat');
}

/** What it changes in a position and in a view alike. The hand stays where it is, out of the game. W2 */
export const applyWithdrawal = (
	position: Pick<Common, 'step' | 'withdrawn'>,
	{ seat }: { readonly seat: Seat },
): Pick<Common, 'step' | 'withdrawn'> => ({
	step: position.step + 1,
	withdrawn: [...position.withdrawn, seat],
});

/** A withdrawal as one seat, or a spectator, may know it: the pieces stay hidden for good. W2 */
export const viewWithdrew = ({ seat, pieces }: WithdrewEvent, viewer: Seat | null): WithdrewViewEvent => ({
	type: 'withdrew',
	seat,
	count: pieces.length,
	pieces: ownOnly(pieces, seat, viewer),
});
