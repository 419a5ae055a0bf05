// Positions for lessons, from only what matters in them. The learner sits in the first seat.
import {
	type Kind,
	type Placed,
	type Position,
	type PositionOf,
	positionOf,
	type Result,
	type Series,
	seedFromText,
} from '@tessera/engine';
import { kinds } from '../codes.ts';

const SEED = 'a lesson';

/** What the other player holds, where it does not matter. */
const OTHERS = { classic: 'ox gd ps yc bx oq', cubes: 'gx gc bo yq ps oc', cards: 'ox gd ps yc bx oq pc rx yx' };

function checked<P extends Position>(position: Result<P, unknown>): P {
	if (!position.ok) throw new Error(`no position for a lesson: ${JSON.stringify(position.problem)}`);
	return position.value;
}

interface Wanted {
	/** Codes of the learner's pieces. */
	readonly hand: string;
	/** Where all chance of the step comes from. */
	readonly seed?: string;
}

interface OnBoard extends Wanted {
	readonly board: readonly Placed[];
}

const common = ({ seed = SEED }: Wanted) => ({
	options: {},
	ages: [null, null],
	seed: seedFromText(seed),
	step: 0,
	turn: 0,
	ended: null,
});

export const classicAt = (wanted: OnBoard): PositionOf<'classic'> =>
	checked(
		positionOf({
			...common(wanted),
			game: 'classic',
			board: wanted.board,
			hands: [kinds(wanted.hand), kinds(OTHERS.classic)],
			scores: [0, 0],
			idleTurns: 0,
		}),
	);

export const cubesAt = (wanted: OnBoard & { readonly rerolled?: boolean }): PositionOf<'cubes'> =>
	checked(
		positionOf({
			...common(wanted),
			game: 'cubes',
			board: wanted.board,
			hands: [kinds(wanted.hand), kinds(OTHERS.cubes)],
			scores: [0, 0],
			rerolled: wanted.rerolled ?? false,
		}),
	);

export const cardsAt = (wanted: Wanted & { readonly table: readonly Series[] }): PositionOf<'cards'> =>
	checked(
		positionOf({
			...common(wanted),
			game: 'cards',
			table: wanted.table,
			hands: [kinds(wanted.hand), kinds(OTHERS.cards)],
			captured: [[], []],
			finalTurns: null,
			idleTurns: 0,
		}),
	);

/** The same with an empty bag and fewer pieces in hand. A real board would be full by then; the rest counts as out of the game. */
export const nearTheEnd = <P extends PositionOf<'classic' | 'cubes'>>(
	position: P,
	hands: readonly (readonly Kind[])[],
): P => ({
	...position,
	hands,
	bag: position.bag.map(() => 0),
});
