// Help in the middle of a turn of Cards: what is wrong with the table as it lies, and how it could still be completed.
import {
	countKinds,
	firstMissing,
	type KindCounts,
	listKinds,
	minus,
	subMultisets,
	without,
} from '../../../core/multiset.ts';
import type { Kind } from '../../../core/vocabulary.ts';
import { type SeriesProblem, seriesProblem, type Table } from '../series.ts';
import type { CardsRefusal } from '../types.ts';
import { type Arrangement, arranger } from './arrange.ts';
import { type Feasibility, feasibilityChecker } from './feasibility.ts';
import { rowsOf } from './line-code.ts';

/** How a turn can be completed: the hand cards it still takes, and the table with them. */
export interface DraftPlan {
	readonly cards: readonly Kind[];
	readonly arrangement: Arrangement;
}

/**
 * Why the turn would be refused whatever its series are. A card beyond those of the table is one of the hand, or else it is
 * `not-in-hand` where the hand has none of its kind, and `card-added` where it has some, but fewer. K3
 */
export type DraftRefusal = Extract<
	CardsRefusal,
	{ readonly kind: 'nothing-laid' | 'card-missing' | 'card-added' | 'not-in-hand' }
>;

/**
 * - `done`: the turn can be played
 * - `rearrange`: the cards that lie there, and those of the table that are missing, can be rearranged into valid series;
 *   the plan moves the fewest
 * - `more-cards`: only together with further cards of the hand, which it always takes while none is laid; the plan takes the
 *   fewest, and of those moves the fewest
 * - `none`: not at all
 *
 * `problems` has an entry for every list of the draft; an empty one has no problem.
 */
export type DraftAssessment = {
	readonly problems: readonly (SeriesProblem | null)[];
	readonly refusal: DraftRefusal | null;
} & (
	| { readonly completion: 'done' | 'none'; readonly plan: null }
	| { readonly completion: 'rearrange' | 'more-cards'; readonly plan: DraftPlan }
);

/** A draft by where its cards come from. */
interface Sources {
	/** On the table, but not before. */
	readonly laid: readonly Kind[];
	/** Before on the table, but not now. */
	readonly missing: readonly Kind[];
}

const beyond = (cards: KindCounts, others: KindCounts): readonly Kind[] =>
	listKinds(minus(cards, others).map((count) => Math.max(0, count)));

function sourcesOf(before: Table, draft: Table): Sources {
	const [was, is] = [countKinds(before.flat()), countKinds(draft.flat())];
	return { laid: beyond(is, was), missing: beyond(was, is) };
}

function refusalOf({ laid, missing }: Sources, hand: readonly Kind[]): DraftRefusal | null {
	if (laid.length === 0) return { kind: 'nothing-laid' };
	const foreign = firstMissing(hand, laid);
	if (foreign !== null) return { kind: hand.includes(foreign) ? 'card-added' : 'not-in-hand', piece: foreign };
	const [gone] = missing;
	return gone === undefined ? null : { kind: 'card-missing', piece: gone };
}

/** The smallest of the choices with which the cards can be arranged. */
function fewestCards(
	cards: readonly Kind[],
	choices: readonly (readonly Kind[])[],
	feasible: Feasibility,
): readonly (readonly Kind[])[] {
	const completes = (choice: readonly Kind[]): boolean => feasible(rowsOf(countKinds([...cards, ...choice])));
	const first = choices.toSorted((a, b) => a.length - b.length).find(completes);
	return first ? choices.filter((choice) => choice.length === first.length && completes(choice)) : [];
}

/** Each choice has to move fewer cards than the best before it, which for most is soon seen to be impossible. */
function completionPlan(draft: Table, { laid, missing }: Sources, hand: readonly Kind[]): DraftPlan | null {
	const feasible = feasibilityChecker();
	const arrangeWith = arranger(draft, feasible);
	const further = subMultisets(without(hand, laid));
	const choices = laid.length === 0 ? further : [[], ...further];
	let best: DraftPlan | null = null;
	for (const cards of fewestCards([...draft.flat(), ...missing], choices, feasible)) {
		const moved: number | undefined = best?.arrangement.moved;
		if (moved === 0) break;
		const moving = moved === undefined ? undefined : moved - 1;
		const arrangement = arrangeWith([...missing, ...cards], { qwirkles: 0, moving });
		if (arrangement) best = { cards, arrangement };
	}
	return best;
}

/**
 * Judges a table in the middle of a turn, given the table before it and the whole hand at that time: what was laid is what
 * the table has more. K3
 */
export function assessDraft(before: Table, draft: Table, hand: readonly Kind[]): DraftAssessment {
	const problems = draft.map((series) => (series.length === 0 ? null : seriesProblem(series)));
	const sources = sourcesOf(before, draft);
	const refusal = refusalOf(sources, hand);
	const judged = { problems, refusal };
	if (refusal === null && problems.every((problem) => problem === null))
		return { ...judged, completion: 'done', plan: null };
	const hasForeign = firstMissing(hand, sources.laid) !== null;
	const plan = hasForeign ? null : completionPlan(draft, sources, hand);
	if (plan === null) return { ...judged, completion: 'none', plan };
	return { ...judged, completion: plan.cards.length === 0 ? 'rearrange' : 'more-cards', plan };
}
