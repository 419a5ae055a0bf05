// What the seat to move may do in Cards. K3, K6
import { countKinds, total } from '../../core/multiset.ts';
import type { Kind } from '../../core/vocabulary.ts';
import type { CardsOptions } from './options.ts';
import type { Table } from './series.ts';
import { type CardPlay, canLayAny, cardPlays } from './solver/index.ts';
import type { CardsPosition, CardsView } from './types.ts';

/** As much of a position as decides what is legal; a position and the mover's own view both have it. */
export interface CardsTurn {
	readonly options: CardsOptions;
	readonly table: Table;
	readonly hand: readonly Kind[];
	readonly pileSize: number;
	readonly over: boolean;
}

export interface CardsLegal {
	readonly game: 'cards';
	/** Which cards can be laid, with the most Qwirkles each allows; `arrange` gives a table that does it. */
	readonly plays: readonly CardPlay[];
	readonly swap: boolean;
	readonly pass: boolean;
}

export const cardsTurn = (position: CardsPosition): CardsTurn => ({
	options: position.options,
	table: position.table,
	hand: position.hands[position.turn] ?? [],
	pileSize: total(position.pile),
	over: position.ending !== null,
});

/** The turn as its own player sees it; null for anyone else. */
export const cardsTurnOfView = (view: CardsView): CardsTurn | null =>
	view.hand && view.viewer === view.turn
		? { options: view.options, table: view.table, hand: view.hand, pileSize: view.pileSize, over: view.ending !== null }
		: null;

export const canLayFrom = (table: Table, hand: readonly Kind[]): boolean => canLayAny(countKinds(table.flat()), hand);

/** What a player does who cannot lay any card. K6 */
export const stuckAction = ({ options, pileSize }: Pick<CardsTurn, 'options' | 'pileSize'>): 'swap' | 'pass' =>
	pileSize > 0 && options.whenStuck === 'swap' ? 'swap' : 'pass';

export function cardsLegal(turn: CardsTurn): CardsLegal {
	const plays = turn.over ? [] : cardPlays(countKinds(turn.table.flat()), turn.hand);
	const forced = !turn.over && plays.length === 0 ? stuckAction(turn) : null;
	return { game: 'cards', plays, swap: forced === 'swap', pass: forced === 'pass' };
}
