// Whether anything fits on a board: asked after every turn once a game nears its end, and then some piece nearly always fits
// soon. So the cells beside the pieces are tried on the board as it is, where loading the fast twin would cost more.
import { COMPANIONS, EMPTY_SET, FULL_SET, has, type KindSet, meets, overlap, setOf } from '../core/kindset.ts';
import type { Kind } from '../core/vocabulary.ts';
import { type Axis, along, type Board, type Cell, pieceAt } from './board.ts';

const companionsOf = (kind: Kind): KindSet => COMPANIONS[kind] ?? EMPTY_SET;

/** The kinds that an empty cell's row or column allows: none when the runs on both sides could not stand in one line. C4 */
function allowedIn(board: Board, cell: Cell, axis: Axis): KindSet {
	let before = FULL_SET;
	let kind = pieceAt(board, along(cell, axis, -1));
	for (let steps = -2; kind !== undefined; steps--) {
		before = overlap(before, companionsOf(kind));
		kind = pieceAt(board, along(cell, axis, steps));
	}
	let both = before;
	kind = pieceAt(board, along(cell, axis, 1));
	for (let steps = 2; kind !== undefined; steps++) {
		both = has(before, kind) ? overlap(both, companionsOf(kind)) : EMPTY_SET;
		kind = pieceAt(board, along(cell, axis, steps));
	}
	return both;
}

function fitsAt(board: Board, x: number, y: number, kinds: KindSet): boolean {
	const cell: Cell = { x, y };
	if (pieceAt(board, cell) !== undefined) return false;
	return meets(overlap(allowedIn(board, cell, 'row'), kinds), allowedIn(board, cell, 'column'));
}

/**
 * Whether anything of the kinds, any number of them, can be laid on a legal board that is not empty. Single pieces decide it: a
 * legal placement of several has one beside what lay there, and that one would be legal alone, since it then has fewer
 * companions to agree with. C4
 */
export function anyPlacementOn(board: Board, kinds: readonly Kind[]): boolean {
	const wanted = setOf(kinds);
	return board.some(
		({ x, y }) =>
			fitsAt(board, x - 1, y, wanted) ||
			fitsAt(board, x + 1, y, wanted) ||
			fitsAt(board, x, y - 1, wanted) ||
			fitsAt(board, x, y + 1, wanted),
	);
}
