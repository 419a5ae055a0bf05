// The final round of two, searched exactly: the pile is empty, so the other hand is all that is unseen, and the other's
// turn is the last. Whoever takes the most more than the other then can comes out best.
import {
	type CardLay,
	type CardsView,
	countKinds,
	feasibilityChecker,
	laysOf,
	lineCode,
	listKinds,
} from '@tessera/engine';
import { bestFirst, type Weighed } from './answers.ts';
import { mostTaken } from './most-taken.ts';

/** Lays judged between two answers. */
const LAP = 100;

/** All lays that take fewer Qwirkles than the most, those that take more first. */
function* takingFewer(view: CardsView, most: number): Generator<CardLay, void, void> {
	const { taking } = laysOf(countKinds(view.table.flat()), view.hand ?? []);
	for (let count = most - 1; count >= 0; count--) yield* taking(count);
}

/**
 * Judges lays by how many more Qwirkles they take than the best answer to them: first those that take the most, in the order
 * given, then those that take fewer, until they take no more than the best so far gains. Tells what it has, best first, now
 * and then; the last is exact. K5
 */
export function* solveFinalRound(
	view: CardsView,
	takingMost: readonly CardLay[],
): Generator<readonly Weighed[], void, void> {
	const feasible = feasibilityChecker();
	const other = listKinds(view.unseen);
	const judged: Weighed[] = [];
	let best = -Infinity;

	const judge = (lay: CardLay): void => {
		const risk = mostTaken(lineCode.rowsOf(lay.left), other, feasible);
		const worth = lay.taken.length - risk;
		judged.push({ lay, worth, kept: 0, risk, certainty: 'exact' });
		best = Math.max(best, worth);
	};

	for (const lays of [takingMost, takingFewer(view, takingMost[0]?.taken.length ?? 0)])
		for (const lay of lays) {
			if (lay.taken.length <= best && lays !== takingMost) break;
			judge(lay);
			if (judged.length % LAP === 0) yield bestFirst(judged);
		}
	yield bestFirst(judged);
}
