// How many Qwirkles a player can take in a turn, when nothing else about it matters.
import {
	colourOf,
	type Feasibility,
	type Kind,
	lineCode,
	type Rows,
	shapeOf,
	type Taking,
	takingsOf,
} from '@tessera/engine';

/** Whether some of the free cards from one on make the rest possible. */
function isPossible(rest: Rows, free: readonly Kind[], index: number, feasible: Feasibility): boolean {
	const kind = free[index];
	if (kind === undefined) return feasible(rest);
	const laid = rest.with(colourOf(kind), (rest[colourOf(kind)] ?? 0) + lineCode.unitAt(shapeOf(kind)));
	return isPossible(rest, free, index + 1, feasible) || isPossible(laid, free, index + 1, feasible);
}

/** A Qwirkle that lies on the table complete needs no card of the hand, but K3 wants one laid. */
function canTake({ rest, needed, free }: Taking, feasible: Feasibility): boolean {
	if (needed.length > 0) return isPossible(rest, free, 0, feasible);
	return free.some((kind, index) => {
		const laid = rest.with(colourOf(kind), (rest[colourOf(kind)] ?? 0) + lineCode.unitAt(shapeOf(kind)));
		return isPossible(laid, free, index + 1, feasible);
	});
}

/** The most Qwirkles that can be taken, with a hand in ascending order. K4 */
export function mostTaken(table: Rows, hand: readonly Kind[], feasible: Feasibility): number {
	const takings = takingsOf(table, hand);
	let count = takings.most;
	while (count > 0 && !takings.of(count).some((taking) => canTake(taking, feasible))) count--;
	return count;
}
