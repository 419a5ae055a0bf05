// What there is in a game of Classic: the position, what a seat may know of it, what one may do, what can happen.
import type { KindCounts } from '../../core/multiset.ts';
import type { Kind, Seat } from '../../core/vocabulary.ts';
import type { Board } from '../../grid/board.ts';
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
import type { BonusEvent, LayingRefusal, PlaceAction, PlacedEvent, ScoredEvent } from '../laying.ts';
import type { WithdrawAction, WithdrewEvent, WithdrewViewEvent } from '../withdrawing.ts';
import type { ClassicOptions } from './options.ts';

interface ClassicPublic extends Common {
	readonly game: 'classic';
	readonly options: ClassicOptions;
	readonly board: Board;
	readonly scores: readonly number[];
	/** Turns in a row in which nothing was laid. C9, C11 */
	readonly idleTurns: number;
}

export interface ClassicPosition extends ClassicPublic, Hidden {
	readonly bag: KindCounts;
}

export interface ClassicView extends ClassicPublic, Sight {
	readonly bagSize: number;
	/** Everything that is neither on the board nor in the viewer's hand. */
	readonly unseen: KindCounts;
}

export type ClassicAction =
	| PlaceAction
	| { readonly type: 'exchange'; readonly pieces: readonly Kind[] }
	| { readonly type: 'pass' }
	| WithdrawAction;

type OpenEvent = OpenedEvent | PlacedEvent | ScoredEvent | BonusEvent | PassedEvent | TurnEvent | EndedEvent;

/** What happened, as the referee knows it; a list of these rebuilds the position. */
export type ClassicEvent =
	| OpenEvent
	| StartedEvent<'classic', ClassicOptions>
	| DealtEvent
	| DrewEvent
	| WithdrewEvent
	| {
			readonly type: 'exchanged';
			readonly seat: Seat;
			readonly given: readonly Kind[];
			readonly drawn: readonly Kind[];
	  };

/** What happened, as one seat or a spectator may know it: pieces are null where they are somebody else's. */
export type ClassicViewEvent =
	| OpenEvent
	| StartedViewEvent<'classic', ClassicOptions>
	| DealtViewEvent
	| DrewViewEvent
	| WithdrewViewEvent
	| {
			readonly type: 'exchanged';
			readonly seat: Seat;
			readonly count: number;
			readonly given: readonly Kind[] | null;
			readonly drawn: readonly Kind[] | null;
	  };

export type ClassicRefusal =
	| CommonRefusal
	| LayingRefusal
	| { readonly kind: 'nothing-exchanged' }
	/** More pieces than the bag holds, or an empty bag. C7 */
	| { readonly kind: 'bag-too-small'; readonly asked: number; readonly bag: number }
	/** The first turn must lay. C7 */
	| { readonly kind: 'must-open' }
	/** Passing is only ever forced. C9 */
	| { readonly kind: 'can-place' }
	| { readonly kind: 'can-exchange' };
