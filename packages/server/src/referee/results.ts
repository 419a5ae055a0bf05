// How a game ended, as those who keep ratings need to know it.
import { peopleIn, scoresOf, type TableState } from '../tables/index.ts';
import type { TableResult } from './ports.ts';

/** Null for a table where no game was played, or one that goes on. */
export function resultOf(table: string, state: TableState): TableResult | null {
	const { game, over, seats, terms, changedAt } = state;
	if (!game || !over) return null;
	const scores = scoresOf(game.position);
	// The last person among bots who offers to end asks nobody.
	const isLeftToBots = over.because === 'agreed' && peopleIn(state).length <= 1;
	const players = seats.flatMap((occupant, seat): TableResult['players'] => {
		if (!occupant) return [];
		const isOut = game.position.withdrawn.some((each) => each === seat);
		if (occupant.type === 'bot') return [{ who: { level: occupant.level }, score: scores[seat] ?? 0, isOut }];
		const account = game.accounts ? { account: game.accounts[seat] ?? null } : {};
		const who = { identity: occupant.identity, ...account };
		return [{ who, score: scores[seat] ?? 0, isOut: isOut || isLeftToBots }];
	});
	const hadStandIn = game.played.some(({ by }) => by === 'stand-in');
	return { table, game: terms.game, at: changedAt, because: over.because, hadStandIn, players };
}
