// What each sound of the table is made of: knocks of filtered noise for wood, cloth and paper, soft tones for chimes. Pure data.

/** A burst of noise through a filter: wood, dice, paper. */
export interface Knock {
	readonly type: 'knock';
	readonly at: number;
	readonly frequency: number;
	/** How much of a tone the filter leaves: high rings, low only thuds. */
	readonly sharpness: number;
	readonly length: number;
	readonly loudness: number;
}

/** A tone that fades. */
export interface Tone {
	readonly type: 'tone';
	readonly at: number;
	readonly frequency: number;
	readonly length: number;
	readonly loudness: number;
}

export type Part = Knock | Tone;

/** One piece put down: the tap of wood and the cloth under it. */
const wood = (at: number, loudness = 1): readonly Part[] => [
	{ type: 'knock', at, frequency: 1150, sharpness: 5, length: 0.05, loudness: 0.5 * loudness },
	{ type: 'knock', at, frequency: 210, sharpness: 1.5, length: 0.09, loudness: 0.7 * loudness },
];

const paper = (at: number): readonly Part[] => [
	{ type: 'knock', at, frequency: 3600, sharpness: 0.7, length: 0.07, loudness: 0.22 },
	{ type: 'knock', at: at + 0.05, frequency: 320, sharpness: 1.2, length: 0.06, loudness: 0.35 },
];

const die = (at: number, frequency: number): Part => ({
	type: 'knock',
	at,
	frequency,
	sharpness: 7,
	length: 0.035,
	loudness: 0.45,
});

const tone = (at: number, frequency: number, length: number, loudness: number): Part => ({
	type: 'tone',
	at,
	frequency,
	length,
	loudness,
});

export const SOUNDS = {
	/** A piece on the cloth. */
	piece: wood(0),
	/** Several at once. */
	pieces: [...wood(0), ...wood(0.07, 0.85), ...wood(0.15, 0.7)],
	dice: [die(0, 1900), die(0.06, 1500), die(0.1, 2200), die(0.17, 1700), die(0.22, 1400), die(0.31, 1600)],
	card: paper(0),
	/** Pieces out of the bag, or back into it. */
	bag: [{ type: 'knock', at: 0, frequency: 900, sharpness: 0.6, length: 0.16, loudness: 0.16 }, ...wood(0.09, 0.3)],
	/** It is your turn. */
	turn: [tone(0, 329.6, 0.5, 0.16), tone(0.09, 392, 0.6, 0.13)],
	/** Six in a line. */
	qwirkle: [
		tone(0, 659.3, 0.35, 0.13),
		tone(0.07, 784, 0.35, 0.13),
		tone(0.14, 987.8, 0.4, 0.13),
		tone(0.21, 1318.5, 0.8, 0.14),
	],
	/** The game is over. */
	end: [tone(0, 392, 0.7, 0.14), tone(0.14, 493.9, 0.7, 0.13), tone(0.28, 587.3, 1.1, 0.14)],
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof SOUNDS;
