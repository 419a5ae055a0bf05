// What came of a match as one JSON object, for other programs.
import type { Json } from '../data/events.ts';
import { failureWords } from './failures.ts';
import type { GameResult } from './match.ts';
import type { MatchReport } from './report.ts';
import { type MatchTerms, type Side, sideAt } from './terms.ts';

/** As many digits as mean anything. */
const rounded = (value: number | null | undefined, digits: number): number | null =>
	value === null || value === undefined ? null : Number(value.toFixed(digits));

const whoIs = (side: Side): string => (side.kind === 'program' ? side.command : side.name);

const budgetData = (side: Side): Json => {
	if (side.kind === 'program') return { milliseconds: side.milliseconds };
	return side.thinking && { ...side.thinking };
};

/** Seats, games and deals are counted from 1. */
function forfeitData({ game }: MatchTerms, { pairing, forfeit }: GameResult): readonly Json[] {
	if (!forfeit) return [];
	const { seat, turn, failure } = forfeit;
	return [
		{
			side: sideAt(pairing, seat),
			game: pairing.game + 1,
			deal: pairing.deal + 1,
			seat: seat + 1,
			turn,
			kind: failure.kind,
			why: failureWords(game, failure),
		},
	];
}

export function reportData({ terms, summary, forfeited, lost, interrupted, jobs, seconds }: MatchReport): Json {
	const { share, margin, a, b } = summary;
	return {
		a: whoIs(terms.a),
		b: whoIs(terms.b),
		budgetA: budgetData(terms.a),
		budgetB: budgetData(terms.b),
		game: terms.game,
		players: terms.players,
		options: terms.options,
		seed: terms.seed,
		games: summary.games,
		deals: summary.deals,
		shareA: rounded(share?.value, 6),
		low: rounded(share?.low, 6),
		high: rounded(share?.high, 6),
		wins: summary.wins,
		ties: summary.ties,
		losses: summary.losses,
		marginA: rounded(margin?.value, 4),
		marginReach: rounded(margin?.reach, 4),
		scoresA: rounded(a.score, 4),
		scoresB: rounded(b.score, 4),
		qwirklesA: rounded(a.qwirkles, 4),
		qwirklesB: rounded(b.qwirkles, 4),
		movesA: rounded(a.moves, 4),
		movesB: rounded(b.moves, 4),
		msPerMoveA: rounded(a.msPerMove, 4),
		msPerMoveB: rounded(b.msPerMove, 4),
		slowestMsA: rounded(a.slowestMs, 3),
		slowestMsB: rounded(b.slowestMs, 3),
		forfeitsA: a.forfeits,
		forfeitsB: b.forfeits,
		forfeits: forfeited.flatMap((result) => forfeitData(terms, result)),
		leftOut: summary.leftOut,
		lost: lost.length,
		interrupted,
		jobs,
		seconds: rounded(seconds, 3),
		gamesPerSecond: rounded(summary.games / seconds, 2),
	};
}
