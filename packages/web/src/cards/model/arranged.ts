// An arrangement that was found for the table, played out card by card: for the eye one move after the other, for the turn
// one step that one undo takes back.
import type { Table } from '@tessera/engine';
import { type Card, groupWith, type Layout, withCardsIn } from './layout.ts';
import { settle } from './settle.ts';
import { changed, handOf, type Turn } from './turn.ts';

export interface Arranged {
	readonly turn: Turn;
	/** The table after each move, without the last, which is the turn's own. */
	readonly between: readonly Layout[];
	readonly moves: number;
}

interface Step {
	readonly card: Card;
	readonly to: number;
	/** Cards that lie come before those of the hand, and what fills a series before what begins one. */
	readonly rank: number;
}

function stepsTo(now: Layout, then: Layout): readonly Step[] {
	const isThere = new Set(now.map(({ id }) => id));
	const steps = then.flatMap(({ id, cards }) =>
		cards.flatMap((card) => {
			const from = groupWith(now, card.id);
			if (from?.id === id) return [];
			return [{ card, to: id, rank: (from ? 0 : 2) + (isThere.has(id) ? 0 : 1) }];
		}),
	);
	return steps.sort((a, b) => a.rank - b.rank);
}

/** The turn with its table as given, which holds exactly the cards that lie and some of the hand. */
export function arrangedTo(turn: Turn, table: Table): Arranged {
	const { layout, nextId } = settle(turn.now, handOf(turn), table, turn.nextId);
	const steps = stepsTo(turn.now, layout);
	const between: Layout[] = [];
	let shown = turn.now;
	for (const { card, to } of steps) {
		shown = withCardsIn(shown, [card], to);
		between.push(shown);
	}
	return { turn: { ...changed(turn, layout), nextId }, between: between.slice(0, -1), moves: steps.length };
}

/** The same from where the turn began: whatever was laid and moved so far is forgotten, but for undo. */
export function arrangedFromStart(turn: Turn, table: Table): Arranged {
	const { turn: then, between, moves } = arrangedTo({ ...turn, now: turn.start }, table);
	return { turn: { ...then, past: [...turn.past, turn.now] }, between, moves };
}
