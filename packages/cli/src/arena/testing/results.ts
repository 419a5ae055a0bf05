// For tests: results of games that nobody played.
import type { Seat } from '@tessera/engine';
import { pairingOf } from '../deals.ts';
import type { Forfeit } from '../failures.ts';
import type { GameResult } from '../match.ts';
import type { MatchTerms } from '../terms.ts';

export const TERMS: MatchTerms = {
	game: 'classic',
	players: 2,
	options: [],
	seed: '1',
	games: 4,
	a: { kind: 'level', name: 'greedy', thinking: null },
	b: { kind: 'level', name: 'random', thinking: { rollouts: 10 } },
	timeout: 1000,
	keepsTexts: false,
	date: '2026-11-15',
};

/** A game with these scores in seat order: ten moves each, of as many milliseconds as the seat's number, counted from 1. */
export function resultOf(game: number, scores: readonly number[], forfeit: Forfeit | null = null): GameResult {
	const most = Math.max(...scores);
	return {
		pairing: pairingOf(game, scores.length),
		tallies: scores.map((score, seat) => ({
			score,
			qwirkles: seat,
			moves: 10,
			milliseconds: 10 * (seat + 1),
			slowest: 2 * (seat + 1),
		})),
		winners: forfeit ? [] : scores.flatMap((score, seat) => (score === most ? [seat as Seat] : [])),
		forfeit,
		text: null,
	};
}
