// What there is in a game of Cards: the position, what a seat may know of it, what one may do, what can happen.
import type { KindCounts } from '../../core/multiset.ts';
import type { Kind, Seat } from '../../core/vocabulary.ts';
import type {
	Common,
	CommonRefusal,
	DealtEvent,
	DealtViewEvent,
	DrewEvent,
	DrewViewEvent,
	EndedEvent,
	Hidden,
	OpenedEvent,
	PassedEvent,
	Sight,
	StartedEvent,
	StartedViewEvent,
	TurnEvent,
} from '../common.ts';
import type { WithdrawAction, WithdrewEvent, WithdrewViewEvent } from '../withdrawing.ts';
import type { CardsOptions } from './options.ts';
import type { Series, SeriesProblem, Table } from './series.ts';

interface CardsPublic extends Common {
	readonly game: 'cards';
	readonly options: CardsOptions;
	readonly table: Table;
	/** The Qwirkles each seat has taken, open to all; their number is the score. K4, K5 */
	readonly captured: readonly (readonly Series[])[];
	/** Turns still to come once the last card was drawn; null before. K5 */
	readonly finalTurns: number | null;
	/** Turns in a row in which nothing was laid. K6 */
	readonly idleTurns: number;
}

export interface CardsPosition extends CardsPublic, Hidden {
	readonly pile: KindCounts;
}

export interface CardsView extends CardsPublic, Sight {
	readonly pileSize: number;
	/** Everything that is neither on the table, nor captured, nor in the viewer's hand. */
	readonly unseen: KindCounts;
}

export type CardsAction =
	/** Cards laid from the hand, and the whole table as it is to be then, new Qwirkles included. K3 */
	| { readonly type: 'lay'; readonly cards: readonly Kind[]; readonly table: Table }
	/** The hand shown and changed for another, when no card can be laid. K6 */
	| { readonly type: 'swap' }
	| { readonly type: 'pass' }
	| WithdrawAction;

type OpenEvent =
	| OpenedEvent
	| PassedEvent
	| TurnEvent
	| EndedEvent
	| { readonly type: 'laid'; readonly seat: Seat; readonly cards: readonly Kind[] }
	| { readonly type: 'rearranged'; readonly seat: Seat; readonly table: Table }
	| { readonly type: 'captured'; readonly seat: Seat; readonly qwirkles: readonly Series[] }
	/** The last card was drawn: so many more turns, one each. K5 */
	| { readonly type: 'final-round'; readonly turns: number };

/** What happened, as the referee knows it; a list of these rebuilds the position. */
export type CardsEvent =
	| OpenEvent
	| StartedEvent<'cards', CardsOptions>
	| DealtEvent
	/** Nobody held a series of three: the cards go back and are dealt again. K2 */
	| { readonly type: 'misdealt'; readonly sizes: readonly number[] }
	| DrewEvent
	| WithdrewEvent
	| {
			readonly type: 'swapped';
			readonly seat: Seat;
			readonly shown: readonly Kind[];
			readonly drawn: readonly Kind[];
	  };

/** What happened, as one seat or a spectator may know it: cards are null where they are somebody else's. */
export type CardsViewEvent =
	| OpenEvent
	| StartedViewEvent<'cards', CardsOptions>
	| DealtViewEvent
	| { readonly type: 'misdealt'; readonly sizes: readonly number[] }
	| DrewViewEvent
	| WithdrewViewEvent
	/** The old hand was shown to all (K6); the new one is its owner's. */
	| {
			readonly type: 'swapped';
			readonly seat: Seat;
			readonly shown: readonly Kind[];
			readonly count: number;
			readonly drawn: readonly Kind[] | null;
	  };

export type CardsRefusal =
	| CommonRefusal
	| { readonly kind: 'nothing-laid' }
	| { readonly kind: 'bad-series'; readonly index: number; readonly series: Series; readonly problem: SeriesProblem }
	/** A card that lay on the table, or was laid, is not in the new table. K3 */
	| { readonly kind: 'card-missing'; readonly piece: Kind }
	/** The new table has a card that came from nowhere. K3 */
	| { readonly kind: 'card-added'; readonly piece: Kind }
	/** Swapping and passing are only ever forced. K6 */
	| { readonly kind: 'can-lay' }
	| { readonly kind: 'must-swap' }
	| { readonly kind: 'must-pass' };
