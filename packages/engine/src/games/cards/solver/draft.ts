// Help in the middle of a turn of Cards: what is wrong with the table as it lies, and how it could still be completed.
import { countKinds, subMultisets } from '../../../core/multiset.ts';
import type { Kind } from '../../../core/vocabulary.ts';
import { type SeriesProblem, seriesProblem, type Table } from '../series.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { feasibilityChecker } from './feasibility.ts';
import { rowsOf } from './line-code.ts';

/** How a table can be completed: the hand cards it still takes, and the table with them. */
export interface DraftPlan {
	readonly cards: readonly Kind[];
	readonly arrangement: Arrangement;
}

/**
 * - `done`: every series is valid
 * - `rearrange`: the cards that lie there can be rearranged into valid series; the plan moves the fewest
 * - `more-cards`: only together with further cards of the hand; the plan takes the fewest, and of those moves the fewest
 * - `none`: not at all
 */
export type DraftAssessment = { readonly problems: readonly (SeriesProblem | null)[] } & (
	| { readonly completion: 'done' | 'none'; readonly plan: null }
	| { readonly completion: 'rearrange' | 'more-cards'; readonly plan: DraftPlan }
);

/** The smallest choices of hand cards with which the table can be arranged; the empty one alone if it needs none. */
function fewestCards(draft: Table, hand: readonly Kind[]): readonly (readonly Kind[])[] {
	const feasible = feasibilityChecker();
	const choices = [[], ...subMultisets(hand)].sort((a, b) => a.length - b.length);
	const completes = (cards: readonly Kind[]): boolean => feasible(rowsOf(countKinds([...draft.flat(), ...cards])));
	const first = choices.find(completes);
	return first ? choices.filter((cards) => cards.length === first.length && completes(cards)) : [];
}

function completionPlan(draft: Table, hand: readonly Kind[]): DraftPlan | null {
	const plans = fewestCards(draft, hand).flatMap((cards) => {
		const arrangement = arrange(draft, cards, 0);
		return arrangement ? [{ cards, arrangement }] : [];
	});
	const fewestMoved = Math.min(...plans.map(({ arrangement }) => arrangement.moved));
	return plans.find(({ arrangement }) => arrangement.moved === fewestMoved) ?? null;
}

/** Judges a table in the middle of a turn, given the cards still in hand. K3 */
export function assessDraft(draft: Table, handLeft: readonly Kind[]): DraftAssessment {
	const problems = draft.map(seriesProblem);
	if (problems.every((problem) => problem === null)) return { problems, completion: 'done', plan: null };
	const plan = completionPlan(draft, handLeft);
	if (plan === null) return { problems, completion: 'none', plan };
	return { problems, completion: plan.cards.length === 0 ? 'rearrange' : 'more-cards', plan };
}
