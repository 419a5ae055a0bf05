// Every placement on a board with its score, as plain values: the door through which the rules use the fast board.
import { setOf } from '../core/kindset.ts';
import type { Kind } from '../core/vocabulary.ts';
import { FastBoard } from '../fast/fast-board.ts';
import { MoveList } from '../fast/move-list.ts';
import { type Board, byRowThenColumn, type Placed } from './board.ts';

/** Pieces that may be laid together, sorted by row and then by column, and what they score. */
export interface ScoredPlacement {
	readonly pieces: readonly Placed[];
	readonly score: number;
}

// One board and one list for all calls, to spare their megabytes: each call loads its own pieces first and copies its
// answer out before it returns, and nothing in between calls back, so no call ever sees what another left.
const fast = new FastBoard();
const list = new MoveList();

/** Sorted by insertion: they are few, mostly in order already, and there are hundreds of placements to a turn. */
function piecesAt(entry: number): readonly Placed[] {
	const pieces: Placed[] = [];
	const size = list.size(entry);
	for (let index = 0; index < size; index++) {
		const piece = fast.placedOf(list.piece(entry, index));
		let at = index;
		for (let before = pieces[at - 1]; before && byRowThenColumn(piece, before) < 0; before = pieces[at - 1])
			pieces[at--] = before;
		pieces[at] = piece;
	}
	return pieces;
}

/** Every placement of pieces from the hand on a legal board that is not empty (C4), each once, with its score (C5). */
export function placementsOn(board: Board, hand: readonly Kind[]): readonly ScoredPlacement[] {
	fast.load(board);
	fast.placements(setOf(hand), list);
	const found: ScoredPlacement[] = [];
	for (let entry = 0; entry < list.end; entry = list.next(entry))
		found.push({ pieces: piecesAt(entry), score: list.score(entry) });
	return found;
}
