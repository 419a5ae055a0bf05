// The exact answer to what is best now: every way to lay that takes the most Qwirkles, with what it leaves on the table.
import { countKinds, type KindCounts, plus } from '../../../core/multiset.ts';
import { colourOf, type Kind } from '../../../core/vocabulary.ts';
import { type Feasibility, feasibilityChecker } from './feasibility.ts';
import { countsOf, type Rows, rowsOf } from './line-code.ts';
import type { LineNumber } from './line-model.ts';
import { rowWith, type Taking, takingsOf } from './takings.ts';

/** What a turn comes to. How the table then lies means nothing to the next player, who may rearrange it all. K3, K4 */
export interface CardLay {
	/** The cards laid from the hand, in ascending order of kind. */
	readonly cards: readonly Kind[];
	/** The lines of the Qwirkles taken, ascending. */
	readonly taken: readonly LineNumber[];
	/** What then lies on the table. */
	readonly left: KindCounts;
}

const inOrder = (cards: readonly Kind[]): readonly Kind[] => [...cards].sort((a, b) => a - b);

const countsOfRows = (rows: Rows): KindCounts => rows.flatMap(countsOf);

/** Everything that may be laid with these Qwirkles; which of equal cards is laid makes no difference. */
function laysWith({ lines, needed, free, rest }: Taking, feasible: Feasibility): readonly CardLay[] {
	const lays: CardLay[] = [];
	const left = [...rest];
	const laid: Kind[] = [];

	const collect = (): void => {
		if (needed.length + laid.length === 0 || !feasible(left)) return;
		lays.push({ cards: inOrder([...needed, ...laid]), taken: lines, left: countsOfRows(left) });
	};

	/** Decides about the free cards from one on. Of equal cards the later is laid only when the earlier is. */
	const decide = (index: number, mayLay: boolean): void => {
		const kind = free[index];
		if (kind === undefined) {
			collect();
			return;
		}
		decide(index + 1, free[index + 1] !== kind);
		if (!mayLay) return;
		const colour = colourOf(kind);
		const before = left[colour] ?? 0;
		left[colour] = rowWith(before, kind);
		laid.push(kind);
		decide(index + 1, true);
		laid.pop();
		left[colour] = before;
	};

	decide(0, true);
	return lays;
}

/** Ways to lay, by the number of Qwirkles taken. */
export interface Lays {
	/** Nobody takes more than this. */
	readonly most: number;
	/** Every way to take exactly so many. */
	readonly taking: (count: number) => readonly CardLay[];
}

export function laysOf(table: KindCounts, hand: readonly Kind[], feasible = feasibilityChecker()): Lays {
	rowsOf(plus(table, countKinds(hand)));
	const takings = takingsOf(rowsOf(table), inOrder(hand));
	return { most: takings.most, taking: (count) => takings.of(count).flatMap((taking) => laysWith(taking, feasible)) };
}

/** Every way to lay and take the most Qwirkles there are; none when no card can be laid. K3, K4, K6 */
export function bestLays(table: KindCounts, hand: readonly Kind[]): readonly CardLay[] {
	const { most, taking } = laysOf(table, hand);
	for (let count = most; count >= 0; count--) {
		const lays = taking(count);
		if (lays.length > 0) return lays;
	}
	return [];
}
