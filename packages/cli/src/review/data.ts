// The review of a game as one object for other programs.
import type { Reviewed, SeatSummary } from '@tessera/bots';
import { formatAction } from '@tessera/notation';
import { type Json, seatNumber } from '../data/events.ts';
import { rounded, roundedChance } from '../hint/figures.ts';
import type { GameReview } from './drawing.ts';

const actionData = ({ turn, seat, played, points, best, bestPoints, loss, chance, measure, luck }: Reviewed): Json => ({
	turn,
	seat: seatNumber(seat),
	played: formatAction(played),
	points,
	best: formatAction(best.action),
	bestPoints: rounded(bestPoints),
	loss: rounded(loss),
	chance: roundedChance(chance),
	measure,
	luck: rounded(luck),
});

const seatData = (names: readonly string[], summary: SeatSummary): Json => ({
	seat: seatNumber(summary.seat),
	name: names[summary.seat] ?? '',
	score: summary.score,
	turns: summary.turns,
	bestTurns: summary.bestTurns,
	lossPerTurn: rounded(summary.lossPerTurn),
	luck: rounded(summary.luck),
	luckOfDeal: rounded(summary.luckOfDeal),
	mistakes: summary.mistakes.map(({ turn, loss }) => ({ turn, loss: rounded(loss) })),
});

export const reviewData = ({ game, names, reviewer, rollouts, forfeit, reviewed, seats }: GameReview): Json => ({
	game,
	level: reviewer.name,
	rollouts,
	forfeit,
	actions: reviewed.map(actionData),
	seats: seats.map((summary) => seatData(names, summary)),
});
