// Rerolls where others are content already, and of placements that score alike lays the one that leaves the next player
// least with the cubes that show.
import { type CubesView, type Kind, type ScoredPlacement, seatAfter, setOf } from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { firstOf } from '../best.ts';
import { worthOfPlacement } from '../most-points.ts';
import { byEye, type Habit } from './by-eye.ts';

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

/** Replies are looked at only where as many points leave a choice: it takes time. */
const safestOfTheBest: Habit['liking'] = (view, placements, _random, count) => {
	const liked: ScoredPlacement[] = [];
	const scores = new Set(placements.map(({ score }) => score));
	for (const most of [...scores].sort((a, b) => b - a)) {
		if (liked.length >= count) break;
		const alike = placements.filter(({ score }) => score === most);
		const seen = alike.map((placement) => ({ placement, reply: replyTo(placement, view) }));
		const safest = firstOf(
			seen,
			({ placement, reply }) => [-reply, ...worthOfPlacement(placement)],
			count - liked.length,
		);
		liked.push(...safest.map(({ placement }) => placement));
	}
	return liked;
};

export const club = byEye({ contentWith: 9, liking: safestOfTheBest });
