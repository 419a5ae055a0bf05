// What is wrong with a text and where, in words.
import { GAMES, type GameName } from '@tessera/engine';
import { describeProblem, type TextProblem } from '@tessera/notation';
import { ruleWords } from './setup-problems.ts';

/** The game a text speaks of, as far as it can be told although it cannot be read. */
const gameIn = (text: string): GameName =>
	GAMES.find((game) => text.startsWith(game) || text.includes(`[Game "${game}"]`)) ?? 'classic';

/** `line 3, column 8: expected …, found …`, and the rule that speaks against it where one does. */
export const textProblemWords = (text: string, { problem, ...place }: TextProblem): string => {
	const where = `${describeProblem(place)}.`;
	return problem ? `${where} ${ruleWords(gameIn(text), problem)}` : where;
};
