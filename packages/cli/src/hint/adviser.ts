// Who gives advice and how long it thinks, from what was said on the command line.
import type { Budget, Level } from '@tessera/bots';
import { LEVELS, playerNamed, playersOf, USUAL_BUDGET } from '@tessera/bots/about';
import { type GameName, no, ok, type Result } from '@tessera/engine';
import { titleOf } from '../words/games.ts';
import { listOf } from '../words/pieces.ts';

const levelsOf = (game: GameName): readonly Level[] => LEVELS.filter(({ name }) => playersOf(game).includes(name));

/** The level of a name, however it is written, or whom one could ask instead. */
export function levelNamed(game: GameName, text: string): Result<Level, string> {
	const name = playerNamed(text);
	const level = levelsOf(game).find((each) => each.name === name);
	const titles = listOf(levelsOf(game).map(({ title }) => title));
	return level ? ok(level) : no(`"${text}" is no level of ${titleOf(game)}; there are ${titles}.`);
}

export interface BudgetOptions {
	readonly rollouts?: number;
	readonly ms?: number;
}

export function budgetOf({ rollouts, ms }: BudgetOptions): Budget {
	if (ms !== undefined) return { milliseconds: ms, clock: () => performance.now() };
	return rollouts === undefined ? USUAL_BUDGET : { rollouts };
}
