// A game as it was played: what its file holds, and what the names in it may be.
import type { Ending, Fairness, GameName, Recorded, StepOf, Terms } from '@tessera/engine';

export interface GameRecord extends Recorded {
	/** Read from a file, it always has its `options`, empty when all are the default. */
	readonly terms: Terms;
	/** One for each seat, no two equal; see `isPlayerName`. */
	readonly names: readonly string[];
	/** Anything else worth telling (Event, Site, Date, …), in order; see `isFreeTag`. */
	readonly tags: Readonly<Record<string, string>>;
	/** The seed is that of the positions of the game too. docs/FAIRNESS.md */
	readonly fairness: Fairness;
}

/** One to sixty characters; a colon would end the name in a line of the file, and spaces at its ends would get lost. */
const NAME = /^(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}:]{1,60}(?<!\s)$/u;

export const isPlayerName = (name: string): boolean => NAME.test(name);

export const NAME_EXPECTED = 'a name of 1 to 60 characters without a colon';

/** Names for a table where nobody has told theirs. */
export const defaultNames = (players: number): readonly string[] =>
	Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);

/** The tags with a meaning of their own. */
const RESERVED = /^(Tessera|Game|Commitment|Secret|Seed|Result|(Player|Age|Seal|Contribution)\d+)$/;
const FREE = /^[A-Za-z][A-Za-z0-9]*$/;

/** Whether a tag of this name may hold anything. */
export const isFreeTag = (name: string): boolean => FREE.test(name) && !RESERVED.test(name);

/** What stands in the tag Result when the game is over: what each seat has earned. */
export const resultOf = ({ position }: StepOf<GameName>): string =>
	(position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores).join('-');

/** Where the game stands: after its last action, or after the deal. */
export const lastStep = ({ start, steps }: Pick<GameRecord, 'start' | 'steps'>): StepOf<GameName> =>
	steps.at(-1)?.step ?? start;

/** Who won, as the last line of a file names them. */
export const winnersText = (names: readonly string[], { winners }: Ending): string =>
	winners.map((seat) => names[seat]).join(', ');
