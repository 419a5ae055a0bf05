// The chance of a bot's own samples: small and fast, where the game's own stream (SHA-256) would cost more than the search.
// A state of three words and a counter (sfc32); every word of it follows from the seed.

const ROUNDS_TO_MIX = 16;
const WORD_RANGE = 2 ** 32;

/** A word from any text, so that a seed can be what a person types (FNV-1a). */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash;
}

export class Random {
	private a: number;
	private b: number;
	private c: number;
	private counter = 1;

	/** The stream of a seed; other numbers give other streams of the same seed. */
	constructor(seed: string, stream = 0) {
		this.a = hashOf(seed);
		this.b = hashOf(`${seed}'`);
		this.c = stream | 0;
		for (let i = 0; i < ROUNDS_TO_MIX; i++) this.word();
	}

	/** The next 32 bits, signed. */
	word(): number {
		const sum = (this.a + this.b + this.counter) | 0;
		this.counter = (this.counter + 1) | 0;
		this.a = this.b ^ (this.b >>> 9);
		this.b = (this.c + (this.c << 3)) | 0;
		this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
		return sum;
	}

	/** A whole number from 0 up to, not including, the bound. The bias of so small bounds is below one in ten million. */
	below(bound: number): number {
		return Math.floor(((this.word() >>> 0) / WORD_RANGE) * bound);
	}

	/** A number from 0 up to, not including, 1. */
	fraction(): number {
		return (this.word() >>> 0) / WORD_RANGE;
	}
}
