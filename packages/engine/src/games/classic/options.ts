// The rulings of Classic that a table may play otherwise, with their defaults.
import type { OptionSpecs, OptionsOf } from '../../core/options.ts';

export const CLASSIC_OPTIONS = {
	/** C2: who opens when several announce the largest line; the lot where ages are missing or equal. */
	openingTie: { type: 'choice', rule: 'C2', values: ['oldest', 'youngest', 'lot'], default: 'oldest' },
	/** C2: whether an opening line of six scores 12, as any other, or 6. */
	openingQwirkleBonus: { type: 'flag', rule: 'C2', default: true },
	/** C2: what an opening of one tile, which makes no line, scores. */
	openingSinglePoints: { type: 'whole', rule: 'C2', least: 0, most: 1, default: 1 },
	/** C9: whether one who could place may pass once the bag is empty; a whole round of passes then ends the game. */
	voluntaryPass: { type: 'flag', rule: 'C9', default: false },
	/** C11: the game ends when so many turns per player in a row were exchanges. */
	stallRounds: { type: 'whole', rule: 'C11', least: 1, most: 1000, default: 4 },
} as const satisfies OptionSpecs;

export type ClassicOptions = OptionsOf<typeof CLASSIC_OPTIONS>;
