// How each event, as somebody may know it, changes what they see of a game of Cards: a view needs no position to go on.
import { countKinds, minus, plus, total, without } from '../../core/multiset.ts';
import { unreachable } from '../../core/result.ts';
import { type Kind, QWIRKLE, type Seat } from '../../core/vocabulary.ts';
import { addAt, replaceAt } from '../common.ts';
import { applyCardsWithdrawal, BOX, beginCards } from './evolve.ts';
import type { CardsView, CardsViewEvent } from './types.ts';
import { viewCards } from './view.ts';

type Started = Extract<CardsViewEvent, { type: 'started' }>;

export const beginCardsView = (started: Started, viewer: Seat | null): CardsView =>
	viewCards(beginCards({ ...started, seed: null }), viewer);

/** An action was taken: the step counts, and so does the turn where the final round is on. K5 */
const taken = (view: CardsView, idleTurns: number): CardsView => ({
	...view,
	step: view.step + 1,
	idleTurns,
	finalTurns: view.finalTurns === null ? null : view.finalTurns - 1,
});

/** Cards that came into the viewer's hand are no longer unseen; of anyone else's nothing is known. */
const taking = (view: CardsView, cards: readonly Kind[] | null): CardsView =>
	view.hand && cards
		? { ...view, hand: [...view.hand, ...cards], unseen: minus(view.unseen, countKinds(cards)) }
		: view;

/** Cards that left the viewer's hand: unseen until they lie somewhere in sight. */
const giving = (view: CardsView, seat: Seat, cards: readonly Kind[]): CardsView =>
	view.hand && seat === view.viewer
		? { ...view, hand: without(view.hand, cards), unseen: plus(view.unseen, countKinds(cards)) }
		: view;

export function evolveCardsView(view: CardsView, event: CardsViewEvent): CardsView {
	switch (event.type) {
		case 'started':
			return beginCardsView(event, view.viewer);
		case 'dealt':
			return {
				...taking(view, event.hand),
				handSizes: event.counts,
				pileSize: view.pileSize - total(event.counts),
			};
		case 'misdealt':
			return {
				...view,
				hand: view.hand && [],
				handSizes: view.handSizes.map(() => 0),
				pileSize: total(BOX),
				unseen: BOX,
			};
		case 'opened':
		case 'turn':
			return { ...view, turn: event.seat };
		case 'laid': {
			const { seat, cards } = event;
			return { ...giving(taken(view, 0), seat, cards), handSizes: addAt(view.handSizes, seat, -cards.length) };
		}
		case 'rearranged': {
			const lifted = plus(view.unseen, countKinds(view.table.flat()));
			return { ...view, table: event.table, unseen: minus(lifted, countKinds(event.table.flat())) };
		}
		case 'captured': {
			const captured = [...(view.captured[event.seat] ?? []), ...event.qwirkles];
			const table = view.table.filter(({ length }) => length < QWIRKLE);
			return { ...view, table, captured: replaceAt(view.captured, event.seat, captured) };
		}
		case 'drew': {
			const handSizes = addAt(view.handSizes, event.seat, event.count);
			return { ...taking(view, event.pieces), handSizes, pileSize: view.pileSize - event.count };
		}
		case 'final-round':
			return { ...view, finalTurns: event.turns };
		case 'swapped': {
			const { seat, shown, count, drawn } = event;
			const changed = taking(giving(taken(view, view.idleTurns + 1), seat, shown), drawn);
			const pileSize = view.pileSize + shown.length - count;
			return { ...changed, handSizes: replaceAt(view.handSizes, seat, count), pileSize };
		}
		case 'passed':
			return taken(view, view.idleTurns + 1);
		case 'withdrew':
			return { ...view, ...applyCardsWithdrawal(view, event) };
		case 'ended':
			return { ...view, ending: { reason: event.reason, winners: event.winners } };
		default:
			return unreachable(event);
	}
}
