// Any cards that can be laid, in whatever way moves the fewest: the measure that every other player is held against.
import { arrange, type CardsView, legalInView } from '@tessera/engine';
import { onlyAnswer, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';
import { stuckAnswer } from './answers.ts';

export function* anything(view: CardsView, random: Random): Thinking<'cards'> {
	const plays = legalInView(view)?.plays ?? [];
	const cards = plays[random.below(plays.length)]?.cards ?? [];
	const arranged = cards.length > 0 ? arrange(view.table, cards, 0) : null;
	yield arranged
		? onlyAnswer<'cards'>({ type: 'lay', cards, table: arranged.table }, arranged.qwirkles)
		: stuckAnswer(view);
}
