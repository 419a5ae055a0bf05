// What Greedy goes by where placements score alike. Each habit costs it something later, which is what it never thinks of.
import { type ClassicView, colourOf, type Kind, QWIRKLE, type ScoredPlacement, setOf, shapeOf } from '@tessera/engine';
import { FastBoard, layout, MoveList } from '@tessera/engine/fast';
import type { Worth } from '../best.ts';

const { acrossOf, kindsIn, lineScore, ROW, scoreIn, slotOf } = layout;

const QWIRKLE_POINTS = lineScore(QWIRKLE);

const goTogether = (one: Kind, other: Kind): boolean =>
	one !== other && (colourOf(one) === colourOf(other) || shapeOf(one) === shapeOf(other));

/** The hand without what is laid. */
function keptOf(hand: readonly Kind[], { pieces }: ScoredPlacement): readonly Kind[] {
	const kept = [...hand];
	for (const { kind } of pieces) kept.splice(kept.indexOf(kind), 1);
	return kept;
}

const doublesIn = (kinds: readonly Kind[]): number => kinds.length - new Set(kinds).size;

const pairsIn = (kinds: readonly Kind[]): number =>
	kinds.reduce((sum, kind, index) => sum + kinds.slice(index + 1).filter((other) => goTogether(kind, other)).length, 0);

/** Cells where a single tile, whoever may have it, would make a Qwirkle. */
function openQwirkles({ lines, open, openCount }: FastBoard): number {
	const isOne = (cell: number): boolean => {
		const row = slotOf(cell, ROW);
		const column = acrossOf(row);
		const at = (slot: number): number => lines[slot] ?? 0;
		if (kindsIn((at(row) & at(column)) | (at(row + 1) & at(column + 1))) === 0) return false;
		return [row, column].some((slot) => scoreIn(at(slot + 1)) === QWIRKLE_POINTS);
	};
	return open.subarray(0, openCount).filter(isOne).length;
}

export class Habits {
	private readonly board = new FastBoard();
	private readonly list = new MoveList();

	/** Makes ready for the placements of a view. */
	look({ board }: ClassicView): void {
		this.board.load(board);
	}

	/**
	 * How much a placement is to its liking: it lays few tiles, hoards its doubles, spends what would go together and what
	 * would score most the next time, and is fond of lines of five, whoever may have the sixth.
	 */
	liking({ hand }: ClassicView, placement: ScoredPlacement): Worth {
		const { board, list } = this;
		const kept = keptOf(hand ?? [], placement);
		for (const piece of placement.pieces) board.layUnchecked(board.cellAt(piece), piece.kind);
		board.best(setOf(kept), list);
		const next = list.count > 0 ? list.score(0) : 0;
		const fives = openQwirkles(board);
		for (const _ of placement.pieces) board.undo();
		return [-placement.pieces.length, doublesIn(kept), -pairsIn(kept), -next, fives];
	}
}
