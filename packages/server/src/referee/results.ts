// How a game ended, as those who keep ratings need to know it.
import { scoresOf, type TableState } from '../tables/index.ts';
import type { TableResult } from './ports.ts';

/** Null for a table where no game was played, or one that goes on. */
export function resultOf(table: string, state: TableState): TableResult | null {
	const { game, over, seats, terms, changedAt } = state;
	if (!game || !over) return null;
	const scores = scoresOf(game.position);
	const players = seats.flatMap((occupant, seat) => {
		if (!occupant) return [];
		const who = occupant.type === 'person' ? { identity: occupant.identity } : { level: occupant.level };
		const isOut = game.position.withdrawn.some((each) => each === seat);
		return [{ who, score: scores[seat] ?? 0, isOut }];
	});
	return { table, game: terms.game, at: changedAt, because: over.because, players };
}
