// Which cards of a hand can be laid, and the most Qwirkles each choice can make.
import { countKinds, type KindCounts, plus, subMultisets } from '../../../core/multiset.ts';
import { ALL_COLOURS, colourOf, type Kind } from '../../../core/vocabulary.ts';
import { type Feasibility, feasibilityChecker } from './feasibility.ts';
import { rowsOf } from './line-code.ts';
import { mostQwirklesOf } from './qwirkles.ts';

/** A choice of hand cards that can be laid in one turn, in ascending order of kind. */
export interface CardPlay {
	readonly cards: readonly Kind[];
	/** The most complete series of six that a table with these cards can have. */
	readonly maxQwirkles: number;
}

/** Colours of which the hand holds many cards come first: their rows differ between the plays, the others do not. */
function checkerFor(hand: readonly Kind[]): Feasibility {
	const held = ALL_COLOURS.map((colour) => hand.filter((kind) => colourOf(kind) === colour).length);
	return feasibilityChecker([...ALL_COLOURS].sort((a, b) => (held[b] ?? 0) - (held[a] ?? 0)));
}

const rowsWith = (table: KindCounts, cards: readonly Kind[]): readonly number[] =>
	rowsOf(plus(table, countKinds(cards)));

/** Every distinct non-empty choice of hand cards that can be laid this turn, whatever the rearrangement. K3, K4 */
export function cardPlays(table: KindCounts, hand: readonly Kind[]): readonly CardPlay[] {
	const feasible = checkerFor(hand);
	return subMultisets(hand).flatMap((cards) => {
		const maxQwirkles = mostQwirklesOf(rowsWith(table, cards), feasible);
		return maxQwirkles === null ? [] : [{ cards, maxQwirkles }];
	});
}

/** The most complete series of six in any arrangement of exactly these cards; null when there is none. K4 */
export const mostQwirkles = (cards: KindCounts): number | null => mostQwirklesOf(rowsOf(cards), feasibilityChecker());

/** Whether any card can be laid, whatever the rearrangement. K6 */
export function canLayAny(table: KindCounts, hand: readonly Kind[]): boolean {
	const feasible = checkerFor(hand);
	return subMultisets(hand).some((cards) => feasible(rowsWith(table, cards)));
}
