// What the commands of a turn come to at the table of Cards.
import { type CardsView, seriesProblem } from '@tessera/engine';
import { seriesWords } from '../words/refusals.ts';
import {
	type CardsDraft,
	completeDraft,
	handLeft,
	layAction,
	layArranged,
	layInto,
	moveCard,
	untouched,
} from './cards-turn.ts';
import {
	act,
	type Change,
	chosen,
	commonChange,
	EMPTY_TURN,
	NOTHING_TO_UNDO,
	onTable,
	orRefuse,
	refuse,
} from './change.ts';
import type { Command } from './commands.ts';

/** The first series that cannot stay as it is, under the number it has on the screen. */
function brokenWords({ table }: CardsDraft): string | null {
	for (const [index, series] of table.entries()) {
		const problem = series.length > 0 ? seriesProblem(series) : null;
		if (problem) return seriesWords(series, problem, `series ${index + 1}`);
	}
	return null;
}

function playCards(draft: CardsDraft): Change {
	if (draft.cards.length === 0) return refuse(EMPTY_TURN.cards);
	const broken = brokenWords(draft);
	return broken ? refuse(broken) : act(layAction(draft));
}

export function tableChange(view: CardsView, draft: CardsDraft, command: Command): Change {
	switch (command.type) {
		case 'into':
			return orRefuse(layInto(view, draft, command.card, command.to), onTable);
		case 'move':
			return orRefuse(moveCard(draft, command.card, command.from, command.to), onTable);
		case 'lay':
			return orRefuse(layArranged(view, draft, chosen(handLeft(view, draft), command.pieces)), onTable);
		case 'arrange':
			return orRefuse(completeDraft(view, draft), onTable);
		case 'undo':
			return draft.before ? onTable(draft.before) : refuse(NOTHING_TO_UNDO);
		case 'clear':
			return onTable(untouched(view));
		case 'play':
			return playCards(draft);
		case 'swap':
			return act({ type: 'swap' });
		default:
			return commonChange(view, command);
	}
}
