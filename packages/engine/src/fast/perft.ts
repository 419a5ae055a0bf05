// Counts sequences of placements by length, as chess programs do with theirs: the figures are known for many positions, and
// a generator, a lay or an undo that goes wrong anywhere shows in them.
import { type KindSet, setOf } from '../core/kindset.ts';
import { countKinds, listKinds } from '../core/multiset.ts';
import type { Kind } from '../core/vocabulary.ts';
import type { Board } from '../grid/board.ts';
import { FastBoard } from './fast-board.ts';
import { kindOfPiece } from './layout.ts';
import { MoveList } from './move-list.ts';

/** A count under way. One list for each ply, since the ply above still walks its own. */
interface Count {
	readonly board: FastBoard;
	/** By seat, then by kind: how many the seat still holds. */
	readonly hands: readonly number[][];
	/** The seat that lays first. */
	readonly turn: number;
	readonly lists: readonly MoveList[];
	readonly totals: number[];
}

const kindsHeld = (hand: readonly number[]): KindSet => setOf(listKinds(hand));

function take(hand: number[], list: MoveList, entry: number, change: 1 | -1): void {
	for (let i = 0; i < list.size(entry); i++) {
		const kind = kindOfPiece(list.piece(entry, i));
		hand[kind] = (hand[kind] ?? 0) + change;
	}
}

function undo(board: FastBoard, pieces: number): void {
	for (let i = 0; i < pieces; i++) board.undo();
}

function countFrom(count: Count, ply: number): void {
	const { board, hands, turn, lists, totals } = count;
	const hand = hands[(turn + ply) % hands.length];
	if (!hand) return;
	const list = lists[ply];
	if (!list) {
		totals[ply] = (totals[ply] ?? 0) + board.count(kindsHeld(hand));
		return;
	}
	board.placements(kindsHeld(hand), list);
	totals[ply] = (totals[ply] ?? 0) + list.count;
	for (let entry = 0; entry < list.end; entry = list.next(entry)) {
		take(hand, list, entry, -1);
		board.playUnchecked(list, entry);
		countFrom(count, ply + 1);
		undo(board, list.size(entry));
		take(hand, list, entry, 1);
	}
}

/**
 * How many sequences of one, two, … placements there are when the seats lay in turn from these hands and nobody draws; a
 * seat that cannot lay ends its branch.
 */
export function perft(
	board: Board,
	hands: readonly (readonly Kind[])[],
	turn: number,
	depth: number,
): readonly number[] {
	if (depth === 0) return [];
	const count: Count = {
		board: new FastBoard(),
		hands: hands.map((hand) => [...countKinds(hand)]),
		turn,
		lists: Array.from({ length: depth - 1 }, () => new MoveList()),
		totals: new Array<number>(depth).fill(0),
	};
	count.board.load(board);
	countFrom(count, 0);
	return count.totals;
}
