// A turn of Cards as somebody works on it. Every gesture is a function from one turn to the next; each change of the table
// remembers the one before it, so that undo and redo go through all of them.
import { type Action, colourOf, type Seat, shapeOf } from '@tessera/engine';
import {
	type Card,
	cardsOn,
	type Group,
	groupWith,
	kindsOf,
	type Layout,
	sameLayout,
	tableOf,
	withCardsIn,
	withoutCards,
} from './layout.ts';

export interface Turn {
	/** Actions of the game so far, and whose eyes these are. */
	readonly step: number;
	readonly viewer: Seat | null;
	/** The hand as it was when the turn began, in the order in which it is shown; those on the table meanwhile included. */
	readonly own: readonly Card[];
	/** How the hand is kept in order when new cards come; null for the order in which they came. */
	readonly sortedBy: 'colour' | 'shape' | null;
	readonly start: Layout;
	readonly past: readonly Layout[];
	readonly now: Layout;
	readonly future: readonly Layout[];
	/** Picked up: cards of the hand, or cards of one group. */
	readonly held: readonly number[];
	/** The number that the next new card or group gets. */
	readonly nextId: number;
}

/** Where cards can be put. */
export type Target =
	| { readonly to: 'group'; readonly group: number }
	| { readonly to: 'new' }
	| { readonly to: 'hand' };

export const isOwn = ({ own }: Turn, card: number): boolean => own.some(({ id }) => id === card);

/** Cards of the hand that lie on the table for now. */
export function laidOf({ own, now }: Turn): readonly Card[] {
	const lying = new Set(cardsOn(now).map(({ id }) => id));
	return own.filter(({ id }) => lying.has(id));
}

export function handOf({ own, now }: Turn): readonly Card[] {
	const lying = new Set(cardsOn(now).map(({ id }) => id));
	return own.filter(({ id }) => !lying.has(id));
}

const cardOf = (turn: Turn, card: number): Card | null =>
	[...turn.own, ...cardsOn(turn.now)].find(({ id }) => id === card) ?? null;

export const cardsOf = (turn: Turn, ids: readonly number[]): readonly Card[] =>
	ids.flatMap((id) => cardOf(turn, id) ?? []);

export const heldCards = (turn: Turn): readonly Card[] => cardsOf(turn, turn.held);

/** Whether something is held, and all of it comes from the hand. */
export const isHeldFromHand = ({ held, now }: Turn): boolean =>
	held.length > 0 && held.every((id) => groupWith(now, id) === null);

/** A group that was begun in this turn. */
export const isNew = ({ start }: Turn, { id }: Group): boolean => !start.some((group) => group.id === id);

/** The turn with another table, which undo can take back. Nothing is held then. */
export function changed(turn: Turn, now: Layout): Turn {
	if (sameLayout(turn.now, now)) return { ...turn, held: [] };
	return { ...turn, past: [...turn.past, turn.now], now, future: [], held: [] };
}

export const undo = (turn: Turn): Turn => {
	const before = turn.past.at(-1);
	if (!before) return turn;
	return { ...turn, past: turn.past.slice(0, -1), now: before, future: [turn.now, ...turn.future], held: [] };
};

export const redo = (turn: Turn): Turn => {
	const [next, ...future] = turn.future;
	return next ? { ...turn, past: [...turn.past, turn.now], now: next, future, held: [] } : turn;
};

/** Everything back to where the turn began; undo brings it again. */
export const reset = (turn: Turn): Turn => changed(turn, turn.start);

/** Whether all of these may go back to the hand: only what was laid in this turn. K3 */
export const canTakeBack = (turn: Turn, cards: readonly number[]): boolean =>
	cards.length > 0 && cards.every((card) => isOwn(turn, card) && groupWith(turn.now, card) !== null);

/** Brings cards somewhere; the same turn where that cannot be. K3 */
export function move(turn: Turn, ids: readonly number[], target: Target): Turn {
	const cards = cardsOf(turn, ids);
	if (cards.length === 0) return turn;
	switch (target.to) {
		case 'hand':
			return canTakeBack(turn, ids) ? changed(turn, withoutCards(turn.now, new Set(ids))) : turn;
		case 'new':
			return { ...changed(turn, withCardsIn(turn.now, cards, turn.nextId)), nextId: turn.nextId + 1 };
		case 'group': {
			const group = turn.now.find(({ id }) => id === target.group);
			if (!group || ids.every((id) => group.cards.some((card) => card.id === id))) return turn;
			return changed(turn, withCardsIn(turn.now, cards, target.group));
		}
	}
}

/** Puts down what is held. */
export const put = (turn: Turn, target: Target): Turn => move(turn, turn.held, target);

export const letGo = (turn: Turn): Turn => (turn.held.length === 0 ? turn : { ...turn, held: [] });

/** Picks a card up, or lets it go again. Cards of the hand, or of one group, can be held together. */
export function pick(turn: Turn, card: number): Turn {
	if (!cardOf(turn, card)) return turn;
	if (turn.held.includes(card)) return { ...turn, held: turn.held.filter((id) => id !== card) };
	const place = groupWith(turn.now, card)?.id;
	const together = turn.held.filter((id) => groupWith(turn.now, id)?.id === place);
	return { ...turn, held: [...together, card] };
}

/** Holds this card, with those that are held together with it already. */
export const lift = (turn: Turn, card: number): Turn => (turn.held.includes(card) ? turn : pick(letGo(turn), card));

/** The hand in another order. It is no step of the turn: undo leaves it. */
export function sortHand(turn: Turn, by: 'colour' | 'shape'): Turn {
	const key = ({ kind }: Card): number => (by === 'colour' ? kind : shapeOf(kind) * 100 + colourOf(kind));
	return { ...turn, sortedBy: by, own: [...turn.own].sort((a, b) => key(a) - key(b)) };
}

/** The turn as an action; whether it may be played, `standing` tells and the rules decide. */
export const toAction = (turn: Turn): Action => ({
	type: 'lay',
	cards: kindsOf(laidOf(turn)),
	table: tableOf(turn.now),
});
