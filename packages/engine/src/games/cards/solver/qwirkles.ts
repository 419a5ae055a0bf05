// The most Qwirkles a multiset of cards allows: the largest choice of complete lines whose rest can still be arranged.
//
// A choice takes some Qwirkles of each shape, which is the same code from every row, and then some of each colour, at most
// the smallest count left in its row. Large choices are tried first, because the largest that the cards hold and crowding
// allows nearly always leaves a rest that can be arranged.
import { mostQwirklesUncrowded } from './crowding.ts';
import type { Feasibility } from './feasibility.ts';
import {
	cardCounts,
	cardsIn,
	codeOf,
	columnsOf,
	FULL_LINE,
	partsOf,
	type Rows,
	smallestCounts,
	smallestIn,
} from './line-code.ts';

/** The codes of the Qwirkles of shapes that the cards hold, by how many there can be in all with them. */
export function shapesByMost(rows: Rows): readonly (readonly number[])[] {
	const cards = cardCounts();
	const smallest = smallestCounts();
	const byMost: number[][] = [];
	for (const shapes of partsOf(codeOf(columnsOf(rows).map(smallestIn)))) {
		let most = cards[shapes] ?? 0;
		for (let colour = 0; colour < rows.length; colour++) most += smallest[(rows[colour] ?? 0) - shapes] ?? 0;
		const others = byMost[most];
		if (others) others.push(shapes);
		else byMost[most] = [shapes];
	}
	return Array.from(byMost, (codes) => codes ?? []);
}

/**
 * Whether any choice of so many Qwirkles of colours, in rows from `colour` on, leaves a rest that can be arranged. Works in
 * place; `spare` is how many more the rows hold than are wanted.
 */
function leavesFeasible(rest: number[], colour: number, wanted: number, spare: number, feasible: Feasibility): boolean {
	if (colour === rest.length) return feasible(rest);
	const row = rest[colour] ?? 0;
	const held = smallestIn(row);
	let found = false;
	for (let taken = Math.min(held, wanted); !found && taken >= 0 && held - taken <= spare; taken--) {
		rest[colour] = row - taken * FULL_LINE;
		found = leavesFeasible(rest, colour + 1, wanted - taken, spare - held + taken, feasible);
	}
	rest[colour] = row;
	return found;
}

/** Whether any choice of `count` Qwirkles leaves a rest that can be arranged. */
function someChoice(rows: Rows, byMost: readonly (readonly number[])[], count: number, feasible: Feasibility): boolean {
	for (let most = count; most < byMost.length; most++)
		for (const shapes of byMost[most] ?? []) {
			const ofColours = count - cardsIn(shapes);
			const rest = rows.map((row) => row - shapes);
			if (ofColours >= 0 && leavesFeasible(rest, 0, ofColours, most - count, feasible)) return true;
		}
	return false;
}

/** The most complete series of six in any arrangement of the cards, or null when they cannot be arranged at all. K4 */
export function mostQwirklesOf(rows: Rows, feasible: Feasibility): number | null {
	if (!feasible(rows)) return null;
	const byMost = shapesByMost(rows);
	const held = byMost.length - 1;
	let count = held === 0 ? 0 : Math.min(held, mostQwirklesUncrowded(rows));
	while (count > 0 && !someChoice(rows, byMost, count, feasible)) count--;
	return count;
}
