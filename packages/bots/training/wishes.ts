// What was asked of the training on the command line. Weights that ship are written only from as many games as those that do
// now, or when that is asked for: a short trial must not cost them.

export const GAMES = 12_000;
export const ROUNDS = 4;

export interface Wishes {
	readonly games: number;
	readonly rounds: number;
	/** Whether the weights that ship are written. */
	readonly isWritten: boolean;
}

const WRITE = '--write';
export const USAGE = `Games and rounds are whole numbers from 1, as in: npm run train -- ${GAMES} ${ROUNDS} [${WRITE}].`;

/** Null when it makes no sense. */
export function wishesIn(args: readonly string[]): Wishes | null {
	const numbers = args.filter((arg) => arg !== WRITE);
	if (numbers.length > 2 || !numbers.every((text) => /^[1-9]\d{0,8}$/.test(text))) return null;
	const [games = GAMES, rounds = ROUNDS] = numbers.map(Number);
	return { games, rounds, isWritten: args.includes(WRITE) || (games >= GAMES && rounds >= ROUNDS) };
}
