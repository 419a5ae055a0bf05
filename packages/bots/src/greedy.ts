// The simplest opponent: takes the most it can get this turn, from what its own seat may know, the same for the same view.
import {
	type Action,
	arrange,
	type CardsView,
	type ClassicView,
	type CubesView,
	type Kind,
	legalInView,
	type ScoredPlacement,
	type View,
	without,
} from '@tessera/engine';

/** Q3: with a best placement worth less than a Qwirkle, the cubes it does not use are rolled again. */
const CONTENT_WITH = 12;

const NOT_MY_TURN = 'a player is asked only from its own seat, when it is its turn';

/** The first of those with the greatest worth. */
function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
	const [first, ...others] = items;
	return first === undefined
		? undefined
		: others.reduce((leader, item) => (worth(item) > worth(leader) ? item : leader), first);
}

const bestPlacement = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, ({ score }) => score);

function chooseClassic(view: ClassicView): Action {
	const legal = legalInView(view);
	if (!legal) throw new Error(NOT_MY_TURN);
	const placement = bestPlacement(legal.placements);
	if (placement) return { type: 'place', pieces: placement.pieces };
	if (legal.exchangeUpTo > 0) return { type: 'exchange', pieces: (view.hand ?? []).slice(0, legal.exchangeUpTo) };
	return { type: 'pass' };
}

const unusedBy = (hand: readonly Kind[], placement: ScoredPlacement | undefined): readonly Kind[] =>
	without(hand, placement?.pieces.map(({ kind }) => kind) ?? []);

function chooseCubes(view: CubesView): Action {
	const legal = legalInView(view);
	if (!legal) throw new Error(NOT_MY_TURN);
	if (legal.pass) return { type: 'pass' };
	const placement = bestPlacement(legal.placements);
	const unused = unusedBy(view.hand ?? [], placement);
	const isContent = placement && (placement.score >= CONTENT_WITH || unused.length === 0);
	if (legal.reroll && !isContent) return { type: 'reroll', cubes: unused };
	return { type: 'place', pieces: placement?.pieces ?? [] };
}

/** K4, K5: Qwirkles are all that counts; of equal plays the one that lays most cards. */
function chooseCards(view: CardsView): Action {
	const legal = legalInView(view);
	if (!legal) throw new Error(NOT_MY_TURN);
	if (legal.swap) return { type: 'swap' };
	const hand = view.hand ?? [];
	const play = best(legal.plays, ({ cards, maxQwirkles }) => maxQwirkles * (hand.length + 1) + cards.length);
	const arranged = play && arrange(view.table, play.cards, play.maxQwirkles);
	return arranged ? { type: 'lay', cards: play.cards, table: arranged.table } : { type: 'pass' };
}

/** The action of the seat that this view belongs to; it must be its turn and the game not over. */
export function choose(view: View): Action {
	switch (view.game) {
		case 'classic':
			return chooseClassic(view);
		case 'cubes':
			return chooseCubes(view);
		case 'cards':
			return chooseCards(view);
	}
}
