// During the game: actions, leaving, and what all have to agree to.
import {
	type Action,
	actionOf,
	no,
	ok,
	type Position,
	play,
	playRead,
	type Refusal,
	type Seat,
	type StepOf,
} from '@tessera/engine';
import type { Actor, Offer, Opened, WhyOut } from '@tessera/protocol';
import type { Decision } from './decide.ts';
import type { TableEntry } from './entries.ts';
import { noteOutcome } from './outcomes.ts';
import { problem, refuse } from './problems.ts';
import { type GameState, isAlone, peopleIn, type TableState } from './state.ts';
import { takeBackTo } from './take-back.ts';

const NO_GAME = refuse('not-now', 'No game is being played here.');

/** What spectators get to see later, where the host wants it. */
export const handsFor = ({ terms }: TableState, { hands }: Position) => (terms.openHands ? { hands } : {});

export const openedOf = ({ secret }: TableState, { seed, contributions }: GameState): Opened => ({
	secret,
	contributions,
	seed,
});

const over = (state: TableState, game: GameState, because: 'rules' | 'agreed' | 'expired'): TableEntry => ({
	type: 'over',
	because,
	opened: openedOf(state, game),
});

const endIf = (state: TableState, game: GameState, { ending }: Position): readonly TableEntry[] =>
	ending ? [over(state, game, 'rules')] : [];

const refused = (refusal: Refusal) => no({ ...problem('refused', `The rules refuse this: ${refusal.kind}.`), refusal });

/** An action of the seat whose turn it is, by whoever does it. */
export function actBy(state: TableState, seat: Seat, by: Actor, asked: unknown): Decision {
	const { game } = state;
	if (state.status !== 'running' || !game) return NO_GAME;
	const { position: before } = game;
	// Whose turn it is comes before anything else: other refusals speak of the hand of the seat to move.
	if (seat !== before.turn) return refused({ kind: 'not-your-turn', turn: before.turn });
	const read = actionOf(before.game, asked);
	if (!read.ok) return refused(read.problem);
	if (read.value.type === 'withdraw') return refuse('bad-request', 'Leaving the game is a command: resign.');
	const played = playRead<Position>(before, read.value);
	if (!played.ok) return refused(played.problem);
	const { position, events } = played.value;
	noteOutcome(before, events, position);
	const step = position.step;
	const acted: TableEntry = {
		type: 'acted',
		seat,
		by,
		step,
		action: read.value,
		events,
		...handsFor(state, position),
	};
	return ok([acted, ...endIf(state, game, position)]);
}

export const act = (state: TableState, seat: Seat, action: unknown): Decision => actBy(state, seat, 'owner', action);

/**
 * Whether the game ends once one more has gone: all who are left have agreed to that, or nobody is left to play for. Whoever is left
 * alone among bots has asked people who are not there any more, so that the game goes on until they end it themselves. O8
 */
function isAgreedWithout(state: TableState, gone: Seat): boolean {
	const left = peopleIn(state).filter((seat) => seat !== gone);
	if (left.length === 1) return false;
	const offer = state.offers.find((each) => each.offer === 'end' && each.by !== gone);
	return left.every((seat) => offer?.agreed.includes(seat));
}

/** Somebody leaves a game that the others go on with. */
export function withdrawBy(state: TableState, seat: Seat, because: WhyOut): Decision {
	const { game } = state;
	if (state.status !== 'running' || !game) return NO_GAME;
	if (game.position.withdrawn.includes(seat)) return refuse('not-now', 'You have left this game.');
	const action: Action = { type: 'withdraw', seat };
	const played = play<Position>(game.position, action);
	if (!played.ok) throw new Error(`a withdrawal is refused: ${played.problem.kind}`);
	const { position, events }: StepOf<Position['game']> = played.value;
	const entry: TableEntry = {
		type: 'withdrew',
		seat,
		because,
		step: position.step,
		action,
		events,
		...handsFor(state, position),
	};
	if (!position.ending && isAgreedWithout(state, seat)) return ok([entry, over(state, game, 'agreed')]);
	return ok([entry, ...endIf(state, game, position)]);
}

export const resign = (state: TableState, seat: Seat): Decision => withdrawBy(state, seat, 'resigned');

const isPending = ({ offers }: TableState, wanted: Offer): boolean => offers.some(({ offer }) => offer === wanted);

const isOut = (game: GameState, seat: Seat): boolean => game.position.withdrawn.includes(seat);

/** What comes of an offer once all have said yes. */
function agreed(state: TableState, game: GameState, offer: Offer, by: Seat): readonly TableEntry[] {
	if (offer === 'end') return [over(state, game, 'agreed')];
	const step = takeBackTo(game, by);
	return step === null ? [] : [{ type: 'taken-back', step }];
}

function offerOf(state: TableState, game: GameState, seat: Seat, offer: Offer): Decision {
	if (isOut(game, seat)) return refuse('not-now', 'You have left this game.');
	if (isPending(state, offer)) return refuse('not-now', 'That is being asked already.');
	const entry: TableEntry = { type: 'offered', seat, offer };
	return ok(isAlone(state, seat) ? [entry, ...agreed(state, game, offer, seat)] : [entry]);
}

export function offerEnd(state: TableState, seat: Seat): Decision {
	const { game } = state;
	return state.status === 'running' && game ? offerOf(state, game, seat, 'end') : NO_GAME;
}

export function askTakeBack(state: TableState, seat: Seat): Decision {
	const { game } = state;
	if (state.status !== 'running' || !game) return NO_GAME;
	if (takeBackTo(game, seat) === null)
		return refuse('not-now', 'Only your own last action, which has shown nothing hidden, can be taken back.');
	return offerOf(state, game, seat, 'take-back');
}

export function agreeOrNot(state: TableState, seat: Seat, to: Offer, yes: boolean): Decision {
	const { game } = state;
	if (state.status !== 'running' || !game) return NO_GAME;
	const offer = state.offers.find((each) => each.offer === to);
	if (!offer) return refuse('not-now', 'Nobody asks for that.');
	if (isOut(game, seat)) return refuse('not-now', 'You have left this game.');
	const isWithdrawn = offer.by === seat && !yes;
	if (offer.agreed.includes(seat) && !isWithdrawn) return refuse('not-now', 'You have said yes already.');
	const entry: TableEntry = { type: 'answered', seat, offer: to, yes };
	const isLast = peopleIn(state).every((each) => each === seat || offer.agreed.includes(each));
	return ok(yes && isLast ? [entry, ...agreed(state, game, to, offer.by)] : [entry]);
}
