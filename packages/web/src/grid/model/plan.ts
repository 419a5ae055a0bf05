// What somebody at the board has in mind: their pieces in their own order, what lies on the board for now, what is in hand.
// Every gesture is a function from one plan to the next, so that all of it is tested without a browser.
import { boardOf, type Cell, type Kind, type Placed, type Seat, sameCell, type ViewOf } from '@tessera/engine';

export type GridView = ViewOf<'classic' | 'cubes'>;

/** One of the own pieces. The id tells equal pieces apart and follows a piece from the hand to the board and back. */
export interface Own {
	readonly id: number;
	readonly kind: Kind;
}

/** One of the own pieces, lying on the board for now. */
export interface Laid extends Cell {
	readonly id: number;
}

/** What a tap on one of the own pieces does: take it up, choose it for an exchange, choose it to be rolled again. */
export type Mode = 'lay' | 'exchange' | 'reroll';

export interface Plan {
	readonly view: GridView;
	readonly viewer: Seat | null;
	/** The own pieces, laid ones included, in the order that their owner gave them. */
	readonly hand: readonly Own[];
	readonly laid: readonly Laid[];
	/** The piece in hand, if any; it may be one that lies on the board for now and is about to move. */
	readonly held: number | null;
	readonly cursor: Cell;
	readonly mode: Mode;
	readonly chosen: readonly number[];
	/** What lay on the board before something was being chosen: it comes back when nothing is. */
	readonly aside: readonly Laid[];
}

export const ownOf = (plan: Plan, id: number | null): Own | null => plan.hand.find((own) => own.id === id) ?? null;

export const heldKind = (plan: Plan): Kind | null => ownOf(plan, plan.held)?.kind ?? null;

export const isLaid = (plan: Plan, id: number): boolean => plan.laid.some((laid) => laid.id === id);

export const laidAt = (plan: Plan, cell: Cell): Laid | null => plan.laid.find((laid) => sameCell(laid, cell)) ?? null;

/** The pieces on the board for now as the engine knows pieces. */
export const placedOf = (plan: Plan, laid: readonly Laid[] = plan.laid): readonly Placed[] =>
	boardOf(
		laid.flatMap(({ id, x, y }) => {
			const own = ownOf(plan, id);
			return own ? [{ kind: own.kind, x, y }] : [];
		}),
	);

/** What lies there apart from the piece in hand, which is on its way elsewhere. */
export const restingOf = (plan: Plan): readonly Laid[] =>
	plan.held === null ? plan.laid : plan.laid.filter(({ id }) => id !== plan.held);

export const handKinds = (plan: Plan): readonly Kind[] => plan.hand.map(({ kind }) => kind);

/** The chosen pieces, in the order of the hand. */
export const chosenKinds = (plan: Plan): readonly Kind[] =>
	plan.hand.filter(({ id }) => plan.chosen.includes(id)).map(({ kind }) => kind);

/** Takes a piece up, from the hand or from where it lies for now. */
export const pick = (plan: Plan, id: number): Plan => (ownOf(plan, id) ? { ...turnTo(plan, 'lay'), held: id } : plan);

/** Lets go of the piece in hand: it goes back to where it was taken up. */
export const letGo = (plan: Plan): Plan => (plan.held === null ? plan : { ...plan, held: null });

/** Puts the piece in hand on a cell; whatever of the own pieces lay there for now goes back to the hand. */
export function put(plan: Plan, cell: Cell): Plan {
	if (plan.held === null) return plan;
	const others = restingOf(plan).filter((laid) => !sameCell(laid, cell));
	const { x, y } = cell;
	return { ...plan, laid: [...others, { id: plan.held, x, y }], held: null, cursor: { x, y } };
}

/** Takes one piece back to the hand. */
export const takeBack = (plan: Plan, id: number): Plan => ({
	...plan,
	laid: plan.laid.filter((laid) => laid.id !== id),
	held: plan.held === id ? null : plan.held,
});

/** Takes the piece back that was put down last. */
export function takeBackLast(plan: Plan): Plan {
	const last = plan.laid.at(-1);
	return last ? takeBack(plan, last.id) : plan;
}

export const takeBackAll = (plan: Plan): Plan => ({ ...plan, laid: [], held: null });

/** All of the own pieces in the hand, and none of them chosen. */
export const emptied = (plan: Plan): Plan => ({ ...takeBackAll(plan), chosen: [], aside: [] });

/**
 * Changes what taps on the own pieces do. Choosing pieces to give away or roll begins with all of them in the hand; whoever thinks
 * better of it finds on the board what they had laid.
 */
export function turnTo(plan: Plan, mode: Mode): Plan {
	if (mode === plan.mode) return { ...plan, chosen: [] };
	if (mode === 'lay') return { ...plan, mode, chosen: [], laid: plan.aside, aside: [] };
	const aside = plan.mode === 'lay' ? plan.laid : plan.aside;
	return { ...takeBackAll(plan), mode, chosen: [], aside };
}

/** Chooses a piece, or no longer; beyond the limit nothing more is chosen. */
export function toggle(plan: Plan, id: number, limit: number): Plan {
	if (plan.chosen.includes(id)) return { ...plan, chosen: plan.chosen.filter((other) => other !== id) };
	return ownOf(plan, id) && plan.chosen.length < limit ? { ...plan, chosen: [...plan.chosen, id] } : plan;
}

/** What a tap on one of the own pieces means when pieces are being laid: take it up, or let it go again. */
export function tapPiece(plan: Plan, id: number): Plan {
	if (plan.held !== id) return pick(plan, id);
	return isLaid(plan, id) ? takeBack(plan, id) : letGo(plan);
}

export const moveCursor = (plan: Plan, cursor: Cell): Plan => ({ ...plan, cursor });
