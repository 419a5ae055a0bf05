// What there is in a game of Cubes: the position, what a seat may know of it, what one may do, what can happen.
import type { ColourCounts } from '../../core/multiset.ts';
import type { Colour, Kind, Seat } from '../../core/vocabulary.ts';
import type { Board } from '../../grid/board.ts';
import type {
	Common,
	CommonRefusal,
	DealtEvent,
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
import type { WithdrawAction, WithdrewEvent } from '../withdrawing.ts';
import type { CubesOptions } from './options.ts';

interface CubesPublic extends Common {
	readonly game: 'cubes';
	readonly options: CubesOptions;
	readonly board: Board;
	readonly scores: readonly number[];
	/** Whether the seat to move has had its one reroll, or has chosen to keep its cubes. Q3 */
	readonly rerolled: boolean;
}

/** A cube in hand is the kind it shows: its colour with the face on top. */
export interface CubesPosition extends CubesPublic, Hidden {
	/** Cubes in the bag by colour: a face only shows once a cube is rolled. */
	readonly bag: ColourCounts;
}

export interface CubesView extends CubesPublic, Sight {
	/** All cubes are open, the bag is not. Q1 */
	readonly hands: readonly (readonly Kind[])[];
	readonly bagSize: number;
	/** Colours not in sight: since all cubes are open, this is what the bag must hold. */
	readonly unseen: ColourCounts;
}

export type CubesAction =
	| PlaceAction
	/** The one reroll of the turn, of any of the own cubes; none at all keeps them as they are. Q3 */
	| { readonly type: 'reroll'; readonly cubes: readonly Kind[] }
	| { readonly type: 'pass' }
	| WithdrawAction;

type OpenEvent =
	| OpenedEvent
	| PlacedEvent
	| ScoredEvent
	| BonusEvent
	| PassedEvent
	| TurnEvent
	| EndedEvent
	| DealtEvent
	| {
			readonly type: 'rerolled';
			readonly seat: Seat;
			/** Chosen at the start of the turn (Q3), or forced because nothing could be placed (Q4). */
			readonly cause: 'chosen' | 'forced';
			readonly from: readonly Kind[];
			/** What the same cubes show now, in the same order. */
			readonly to: readonly Kind[];
	  }
	| { readonly type: 'drew'; readonly seat: Seat; readonly colours: readonly Colour[] }
	| { readonly type: 'rolled'; readonly seat: Seat; readonly cubes: readonly Kind[] };

/** What happened, as the referee knows it; a list of these rebuilds the position. */
export type CubesEvent = OpenEvent | StartedEvent<'cubes', CubesOptions> | WithdrewEvent;

/** What happened, as everyone may know it: only the seed is hidden in Cubes. */
export type CubesViewEvent =
	| OpenEvent
	| StartedViewEvent<'cubes', CubesOptions>
	| (WithdrewEvent & { readonly count: number });

export type CubesRefusal =
	| CommonRefusal
	| LayingRefusal
	/** The opening is laid without a reroll. Q2 */
	| { readonly kind: 'must-open' }
	/** One reroll a turn. Q3 */
	| { readonly kind: 'rerolled-already' }
	/** Passing is only ever forced. Q4 */
	| { readonly kind: 'can-place' }
	/** No face of these cubes fits anywhere: no reroll can help. Q4 */
	| { readonly kind: 'must-pass' };
