// What may be in the hands of the others: every set of unseen cards is as likely as any other.
import { ALL_KINDS, type CardsView, total } from '@tessera/engine';

/** For each kind the chance that a seat holds it. */
export type Holding = readonly number[];

/** The chance that so many cards drawn from the unseen have at least one of the copies among them. */
export function chanceOfAny(unseen: number, copies: number, drawn: number): number {
	let none = 1;
	for (let copy = 0; copy < copies; copy++) none *= Math.max(0, unseen - drawn - copy) / (unseen - copy);
	return 1 - none;
}

/** For each kind the chance that it is among so many cards drawn. */
export function drawnFrom({ unseen }: CardsView, drawn: number): Holding {
	const all = total(unseen);
	return ALL_KINDS.map((kind) => chanceOfAny(all, unseen[kind] ?? 0, drawn));
}

/** The seats that play before the viewer's next turn, in their order. K5: in the final round perhaps not all. */
export function seatsToCome({ turn, handSizes, finalTurns }: CardsView): readonly number[] {
	const others = Array.from({ length: handSizes.length - 1 }, (_, index) => (turn + 1 + index) % handSizes.length);
	return finalTurns === null ? others : others.slice(0, Math.max(0, finalTurns - 1));
}
