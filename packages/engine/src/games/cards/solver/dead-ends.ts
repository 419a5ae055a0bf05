// States of a search that led nowhere, for the many similar tables of one question. It forgets when two want the same slot:
// then something is searched again, and nothing is ever wrong.

const SLOTS = 2 ** 13;
const WORDS = 3;

/** Multipliers with bits all over the word, so that similar keys spread out. */
const SPREAD = [0x9e3779b1, 0x85ebca6b, 0x27d4eb2f] as const;

export class DeadEnds {
	private readonly words = new Int32Array(SLOTS * WORDS);

	/** Where a key of three words is remembered. The first word is never 0, so that an empty slot is no key. */
	slotOf(a: number, b: number, c: number): number {
		const mixed = Math.imul(a ^ Math.imul(b, SPREAD[0]) ^ Math.imul(c, SPREAD[1]), SPREAD[2]);
		return ((mixed ^ (mixed >>> 15)) & (SLOTS - 1)) * WORDS;
	}

	has(slot: number, a: number, b: number, c: number): boolean {
		const { words } = this;
		return words[slot] === a && words[slot + 1] === b && words[slot + 2] === c;
	}

	add(slot: number, a: number, b: number, c: number): void {
		this.words[slot] = a;
		this.words[slot + 1] = b;
		this.words[slot + 2] = c;
	}
}
