// Which cards of a hand can be laid, and the most Qwirkles each choice can make.
import { countKinds, type KindCounts, plus, subMultisets } from '../../../core/multiset.ts';
import { colourOf, type Kind, shapeOf } from '../../../core/vocabulary.ts';
import { feasibilityChecker } from './feasibility.ts';
import { type Rows, rowsOf, unitAt } from './line-code.ts';
import { mostQwirklesOf } from './qwirkles.ts';

/** A choice of hand cards that can be laid in one turn, in ascending order of kind. */
export interface CardPlay {
	readonly cards: readonly Kind[];
	/** The most complete series of six that a table with these cards can have. */
	readonly maxQwirkles: number;
}

/** The rows of a table with some cards of the hand added. */
function rowsWith(table: Rows, cards: readonly Kind[]): Rows {
	const rows = [...table];
	for (const kind of cards) rows[colourOf(kind)] = (rows[colourOf(kind)] ?? 0) + unitAt(shapeOf(kind));
	return rows;
}

/** The rows of the table; throws when table and hand together hold more copies of a card than there are. */
function rowsOfTable(table: KindCounts, hand: readonly Kind[]): Rows {
	rowsOf(plus(table, countKinds(hand)));
	return rowsOf(table);
}

/** Every distinct non-empty choice of hand cards that can be laid this turn, whatever the rearrangement. K3, K4 */
export function cardPlays(table: KindCounts, hand: readonly Kind[]): readonly CardPlay[] {
	const rows = rowsOfTable(table, hand);
	const feasible = feasibilityChecker();
	return subMultisets(hand).flatMap((cards) => {
		const maxQwirkles = mostQwirklesOf(rowsWith(rows, cards), feasible);
		return maxQwirkles === null ? [] : [{ cards, maxQwirkles }];
	});
}

/** The most complete series of six in any arrangement of exactly these cards; null when there is none. K4 */
export const mostQwirkles = (cards: KindCounts): number | null => mostQwirklesOf(rowsOf(cards), feasibilityChecker());

/** Whether any card can be laid, whatever the rearrangement. K6 */
export function canLayAny(table: KindCounts, hand: readonly Kind[]): boolean {
	const rows = rowsOfTable(table, hand);
	const feasible = feasibilityChecker();
	return subMultisets(hand).some((cards) => feasible(rowsWith(rows, cards)));
}
