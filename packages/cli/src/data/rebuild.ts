// When the draws in a file cannot have been: the same game with the draws that its seed gives, and where the two part.
import { formatGame, type GameRecord, parseGame } from '@tessera/notation';

const isTurn = (line: string): boolean => /^\d+\. /.test(line);

/** A turn without what chance gave: a file with a seed may leave it out. In Cards an arrow is the player's own table. */
const withoutChance = (line: string, isCards: boolean): string => {
	const undrawn = line.replace(/ \+( [a-z]{2})+/g, '');
	return isCards ? undrawn : undrawn.replace(/ (->|!>)( [a-z]{2})+/g, '');
};

const turnsIn = (text: string): readonly string[] =>
	text
		.split('\n')
		.map((line) => line.trimEnd())
		.filter(isTurn);

export interface Rebuilt {
	readonly record: GameRecord;
	/** The first turn that differs, as the file tells it and as the seed gives it. */
	readonly turn: number;
	readonly told: string;
	readonly given: string;
}

/** The game that the seed in a file gives with the same actions; null when there is none, or none that differs. */
export function rebuiltFromSeed(text: string): Rebuilt | null {
	const isCards = text.includes('[Game "cards"]');
	const bare = text
		.split('\n')
		.map((line) => (isTurn(line) ? withoutChance(line, isCards) : line))
		.join('\n');
	const parsed = parseGame(bare);
	if (!parsed.ok) return null;
	const told = turnsIn(text);
	const given = turnsIn(formatGame(parsed.value));
	const index = given.findIndex((line, at) => line !== told[at]);
	if (index < 0) return null;
	return { record: parsed.value, turn: index + 1, told: told[index] ?? '', given: given[index] ?? '' };
}
