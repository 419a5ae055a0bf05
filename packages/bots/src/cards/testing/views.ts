// Views of Cards put together from a few parts, so that a test need not account for all 108 cards.
import { type CardsView, countKinds, type Kind, type Seat, type Table } from '@tessera/engine';

export interface ViewTerms {
	readonly table: Table;
	/** The hand of the viewer, whose turn it is; those of the others in seat order. */
	readonly hand: readonly Kind[];
	readonly others: readonly (readonly Kind[])[];
	readonly pile?: readonly Kind[];
	readonly turn?: number;
	readonly finalTurns?: number | null;
}

export function viewOf({ table, hand, others, pile = [], turn = 0, finalTurns = null }: ViewTerms): CardsView {
	const seat = turn as Seat;
	const handSizes = others.map((cards) => cards.length).toSpliced(turn, 0, hand.length);
	return {
		game: 'cards',
		options: { openingTie: 'oldest', whenStuck: 'swap', stallRounds: 4 },
		ages: handSizes.map(() => null),
		step: 5,
		turn: seat,
		withdrawn: [],
		table,
		captured: handSizes.map(() => []),
		finalTurns,
		idleTurns: 0,
		ending: null,
		viewer: seat,
		hand,
		handSizes,
		pileSize: pile.length,
		unseen: countKinds([...others.flat(), ...pile]),
	};
}
