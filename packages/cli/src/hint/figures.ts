// Figures of worth as they are written: a tenth of a point is as fine as a judgement gets; Qwirkles are worth a digit more.
import type { Candidate } from '@tessera/bots';
import type { Action, GameName } from '@tessera/engine';
import { decimal, signed } from '../arena/figures.ts';

const digitsOf = (game: GameName): number => (game === 'cards' ? 2 : 1);

/** A value as it stands in a table; what is said about the table is worked out from this. What rounds to nothing has no sign. */
export const shownWorth = (game: GameName, value: number): number => Number(value.toFixed(digitsOf(game))) + 0;

export const worthText = (game: GameName, value: number): string => decimal(shownWorth(game, value), digitsOf(game));

/** What was not weighed is no nought. */
export const partText = (game: GameName, value: number | null): string =>
	value === null ? '-' : worthText(game, value);

/** What may be chance, rather a bit more than less: two figures are more than it is known to. */
export function chanceText(game: GameName, chance: number): string {
	const digits = chance >= 10 ? 0 : digitsOf(game);
	return decimal(Math.ceil(chance * 10 ** digits) / 10 ** digits, digits);
}

/** A difference of points; what rerolls may be expected to score is no whole number. */
export const pointsText = (game: GameName, points: number): string =>
	Number.isInteger(points) ? `${points}` : worthText(game, points);

/** What an action scores at once; in brackets what the turn may be expected to score after a reroll. */
export const scoreText = (game: GameName, { type }: Action, points: number): string =>
	type === 'reroll' ? `(${worthText(game, points)})` : `${points}`;

/** For below a table that has such brackets. */
export const EXPECTED_NOTE = ' ( ) is what the turn may be expected to score after the reroll.';

/** With its sign; what rounds to nothing has none. */
export function signedText(game: GameName, value: number): string {
	const digits = digitsOf(game);
	return Number(value.toFixed(digits)) === 0 ? decimal(0, digits) : signed(value, digits);
}

/** How far a move is behind the best; where it was only seen that it is no better, that it is at most so much. */
export const behindText = (game: GameName, { worth, certainty }: Candidate, most: number): string =>
	`${certainty === 'at-most' ? '<= ' : ''}${signedText(game, worth - most)}`;

/** For below a table that has such signs. */
export const AT_MOST_NOTE = ' <= is at most: it was read out only so far as to see that it is no better.';

/** What an action scores as it stands in a table. */
export const shownScore = (game: GameName, { action, points }: Candidate): number =>
	action.type === 'reroll' ? shownWorth(game, points) : points;

/** For data: no more digits than mean anything. */
export const rounded = (value: number): number => Number(value.toFixed(3)) + 0;

/** An error or what may be chance, as data: null where there is none, or where too little was sampled to tell. */
export const roundedChance = (value: number | undefined): number | null =>
	value === undefined || !Number.isFinite(value) ? null : rounded(value);
