// Figures of worth as they are written: a tenth of a point is as fine as a judgement gets; Qwirkles are worth a digit more.
import type { GameName } from '@tessera/engine';
import { decimal, signed } from '../arena/figures.ts';

const digitsOf = (game: GameName): number => (game === 'cards' ? 2 : 1);

export const worthText = (game: GameName, value: number): string => decimal(value, digitsOf(game));

/** What is scored at once; what a reroll may be expected to score is no whole number. */
export const pointsText = (game: GameName, points: number): string =>
	Number.isInteger(points) ? `${points}` : worthText(game, points);

/** With its sign; what rounds to nothing has none. */
export function signedText(game: GameName, value: number): string {
	const digits = digitsOf(game);
	return Number(value.toFixed(digits)) === 0 ? decimal(0, digits) : signed(value, digits);
}

/** Whether there is anything left of a value as it is written. */
export const isVisible = (game: GameName, value: number): boolean => Number(worthText(game, value)) !== 0;

/** For data: no more digits than mean anything. */
export const rounded = (value: number): number => Number(value.toFixed(3)) + 0;
