// The questions about a table that take the engine's solver a while, and their answers.
import { type Arrangement, arrange, assessDraft, canLayAny, countKinds, type Kind, type Table } from '@tessera/engine';

export type Question =
	/** Lay these cards, with the most Qwirkles and the fewest cards moved. */
	| { readonly ask: 'arrange'; readonly table: Table; readonly cards: readonly Kind[] }
	/** Complete a table that is not valid yet, with further cards of the hand where it takes them. */
	| { readonly ask: 'complete'; readonly before: Table; readonly draft: Table; readonly hand: readonly Kind[] }
	| { readonly ask: 'can-lay'; readonly table: Table; readonly hand: readonly Kind[] };

export interface Answers {
	readonly arrange: Arrangement | null;
	readonly complete: Table | null;
	readonly 'can-lay': boolean;
}

export type Answer = Answers[keyof Answers];

/** Apart, so that the page can answer this one itself without everything else that arranges. */
export const canLay = (table: Table, hand: readonly Kind[]): boolean => canLayAny(countKinds(table.flat()), hand);

export function answerTo(question: Question): Answer {
	switch (question.ask) {
		case 'arrange':
			return arrange(question.table, question.cards);
		case 'complete':
			return assessDraft(question.before, question.draft, question.hand).plan?.arrangement.table ?? null;
		case 'can-lay':
			return canLay(question.table, question.hand);
	}
}
