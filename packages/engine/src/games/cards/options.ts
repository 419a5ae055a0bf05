// The rulings of Cards that a table may play otherwise, with their defaults.
import type { OptionSpecs, OptionsOf } from '../../core/options.ts';

export const CARDS_OPTIONS = {
	/** K2: who starts when several hold the largest series; the lot where ages are missing or equal. */
	openingTie: { type: 'choice', rule: 'K2', values: ['oldest', 'youngest', 'lot'], default: 'oldest' },
	/** K6: what a player who cannot lay any card does while there is a pile: change the whole hand, or pass. */
	whenStuck: { type: 'choice', rule: 'K6', values: ['swap', 'pass'], default: 'swap' },
	/** K6 in the spirit of C11: the game ends when so many turns per player in a row laid nothing. */
	stallRounds: { type: 'whole', rule: 'K6', least: 1, most: 1000, default: 4 },
} as const satisfies OptionSpecs;

export type CardsOptions = OptionsOf<typeof CARDS_OPTIONS>;
