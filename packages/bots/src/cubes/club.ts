// Goes for Qwirkles with its reroll, and of placements that score alike lays the one that leaves the next player least with
// the cubes that show.
import { type CubesView, type Kind, type ScoredPlacement, seatAfter, setOf } from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { mostPoints } from '../most-points.ts';
import { byEye } from './by-eye.ts';

const board = new FastBoard();
const list = new MoveList();

const nextHand = ({ hands, turn }: CubesView): readonly Kind[] => hands[seatAfter(turn, hands.length)] ?? [];

/** What the next player could score without a reroll. */
function replyTo({ pieces }: ScoredPlacement, view: CubesView): number {
	board.load(view.board);
	for (const piece of pieces) board.layUnchecked(board.cellAt(piece), piece.kind);
	board.best(setOf(nextHand(view)), list);
	return list.count === 0 ? 0 : list.score(0);
}

function safestOfTheBest(view: CubesView, placements: readonly ScoredPlacement[]): ScoredPlacement | undefined {
	const most = mostPoints(placements);
	const alike = placements.filter(({ score }) => score === most?.score);
	const replies = alike.map((placement) => replyTo(placement, view));
	const least = Math.min(...replies);
	return mostPoints(alike.filter((_, index) => replies[index] === least));
}

export const club = byEye({ contentWith: 9, liking: safestOfTheBest });
