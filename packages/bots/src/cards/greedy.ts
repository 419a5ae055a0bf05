// Qwirkles are all that counts (K4, K5); of equal plays the one that lays most cards.
import { type ActionOf, arrange, type CardPlay, type CardsView, legalInView } from '@tessera/engine';
import { best, type Worth } from '../best.ts';
import { onlyAnswer, type Thinking } from '../player.ts';

/** Qwirkles, then cards, then those of the lower kinds. */
const worthOfPlay = ({ cards, maxQwirkles }: CardPlay): Worth => [
	maxQwirkles,
	cards.length,
	...cards.map((kind) => -kind),
];

function action(view: CardsView): ActionOf<'cards'> {
	const { plays = [], swap = false } = legalInView(view) ?? {};
	if (swap) return { type: 'swap' };
	const play = best(plays, worthOfPlay);
	const arranged = play && arrange(view.table, play.cards, play.maxQwirkles);
	return arranged ? { type: 'lay', cards: play.cards, table: arranged.table } : { type: 'pass' };
}

export function* greedy(view: CardsView): Thinking<'cards'> {
	yield onlyAnswer<'cards'>(action(view), 0);
}
