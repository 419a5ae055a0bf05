// Something legal for a bot that gives no answer, so that a game always goes on.
import { type Action, arrange, type CardsView, type Legal, legalInView, type View } from '@tessera/engine';

function layOf(view: CardsView, { plays }: Extract<Legal, { game: 'cards' }>): Action | null {
	const [first] = plays;
	const arranged = first && arrange(view.table, first.cards, 0);
	return first && arranged ? { type: 'lay', cards: first.cards, table: arranged.table } : null;
}

function placeOf({ placements }: Exclude<Legal, { game: 'cards' }>): Action | null {
	const [first] = placements;
	return first ? { type: 'place', pieces: first.pieces } : null;
}

/** What is left to do for one who can lay nothing. C7, C9, Q4, K6 */
function withoutLaying(view: View, legal: Legal): Action {
	if (legal.game === 'cards' && legal.swap) return { type: 'swap' };
	if (legal.game === 'classic' && legal.exchangeUpTo > 0)
		return { type: 'exchange', pieces: view.hand?.slice(0, 1) ?? [] };
	if (legal.game === 'cubes' && legal.reroll) return { type: 'reroll', cubes: view.hand ?? [] };
	return { type: 'pass' };
}

/** The first legal action of the seat to move, from its own view. */
export function fallbackAction(view: View): Action {
	const legal = legalInView<View>(view);
	if (!legal) throw new Error('a player is asked only from its own seat, when it is its turn');
	const laying = legal.game === 'cards' ? view.game === 'cards' && layOf(view, legal) : placeOf(legal);
	return laying || withoutLaying(view, legal);
}
