// The simplest opponent: takes the most it can get this turn, from what its own seat may know, the same for the same view.
import {
	type Action,
	arrange,
	type CardPlay,
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

/** What an item is worth, in figures of which the first that differs decides. */
type Worth = readonly number[];

function isMore(a: Worth, b: Worth): boolean {
	const place = a.findIndex((figure, index) => figure !== b[index]);
	return place >= 0 && (a[place] ?? 0) > (b[place] ?? -Infinity);
}

/** The item that is worth most, whatever the order they come in. */
function best<T>(items: readonly T[], worth: (item: T) => Worth): T | undefined {
	const [first, ...others] = items;
	return first === undefined
		? undefined
		: others.reduce((leader, item) => (isMore(worth(item), worth(leader)) ? item : leader), first);
}

/** Points, then pieces left in hand; then whatever lies farther up, left and has the lower kind, so that nothing is by chance. */
const worthOfPlacement = ({ pieces, score }: ScoredPlacement): Worth => [
	score,
	-pieces.length,
	...pieces.flatMap(({ kind, x, y }) => [-y, -x, -kind]),
];

const bestPlacement = (placements: readonly ScoredPlacement[]): ScoredPlacement | undefined =>
	best(placements, worthOfPlacement);

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

/** K4, K5: Qwirkles are all that counts; of equal plays the one that lays most cards, then those of the lower kinds. */
const worthOfPlay = ({ cards, maxQwirkles }: CardPlay): Worth => [
	maxQwirkles,
	cards.length,
	...cards.map((kind) => -kind),
];

function chooseCards(view: CardsView): Action {
	const legal = legalInView(view);
	if (!legal) throw new Error(NOT_MY_TURN);
	if (legal.swap) return { type: 'swap' };
	const play = best(legal.plays, worthOfPlay);
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
