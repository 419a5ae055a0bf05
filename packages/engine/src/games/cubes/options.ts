// The rulings of Cubes that a table may play otherwise, with their defaults.
import type { OptionSpecs, OptionsOf } from '../../core/options.ts';

export const CUBES_OPTIONS = {
	/** Q2: who opens when several show the largest line; the lot where ages are missing or equal. */
	openingTie: { type: 'choice', rule: 'Q2', values: ['youngest', 'oldest', 'lot'], default: 'youngest' },
	/** Q2 by C2: whether an opening line of six scores 12, as any other, or 6. */
	openingQwirkleBonus: { type: 'flag', rule: 'Q2', default: true },
	/** Q2 by C2: what an opening of one cube, which makes no line, scores. */
	openingSinglePoints: { type: 'whole', rule: 'Q2', least: 0, most: 1, default: 1 },
	/** Q4: what happens to a player no face of whose cubes could ever be placed. */
	whenStuck: { type: 'choice', rule: 'Q4', values: ['pass', 'end'], default: 'pass' },
} as const satisfies OptionSpecs;

export type CubesOptions = OptionsOf<typeof CUBES_OPTIONS>;
