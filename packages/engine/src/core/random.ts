// All chance of a game, from one seed. Documented so that anyone can check a game with any SHA-256 (docs/FAIRNESS.md).
//
// The chance of step t (0 is the deal, then one per action) is a stream of 32-bit words: block i is
// SHA-256(seed ‖ t ‖ i), with the seed's 32 bytes and t and i as 32-bit big-endian numbers, read as eight big-endian words.
// A number below n is the next word that is below the largest multiple of n, modulo n: no number is likelier than another.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordAt } from './bytes.ts';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Seed = string & { readonly __seed: never };

const SEED_PATTERN = /^[0-9a-f]{64}$/;
const SEED_BYTES = 32;
const BLOCK_BYTES = 32;
const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;
const NO_BLOCK: Uint8Array = new Uint8Array(0);

export const isSeed = (text: string): text is Seed => SEED_PATTERN.test(text);

/** A seed from any text a person may type: 64 hex digits stand for themselves, anything else is hashed. */
export const seedFromText = (text: string): Seed =>
	isSeed(text) ? text : (bytesToHex(sha256(utf8ToBytes(text))) as Seed);

export const seedFromBytes = (bytes: Uint8Array): Seed => {
	if (bytes.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${bytes.length}`);
	return bytesToHex(bytes) as Seed;
};

/** Gives a whole number from 0 up to, not including, the bound; each equally likely. */
export type Below = (bound: number) => number;

// What is hashed for a block, and what hashes it. One for all of them, filled and set back each time, since nothing calls
// back in between: making them anew costs more than the hashing.
const message = new Uint8Array(SEED_BYTES + 8);
const numbers = new DataView(message.buffer, SEED_BYTES);
const hasher = sha256.create();
const unused = sha256.create();

function blockOf(seed: Seed, step: number, index: number): Uint8Array {
	message.set(hexToBytes(seed));
	numbers.setUint32(0, step);
	numbers.setUint32(4, index);
	const block = new Uint8Array(BLOCK_BYTES);
	unused._cloneInto(hasher).update(message).digestInto(block);
	return block;
}

/** The chance of one step of the game with this seed. Nothing is hashed before a number is asked for. */
export function chanceOfStep(seed: Seed, step: number): Below {
	let used = 0;
	let block = NO_BLOCK;

	const nextWord = (): number => {
		const place = used % WORDS_A_BLOCK;
		if (place === 0) block = blockOf(seed, step, used / WORDS_A_BLOCK);
		used++;
		return wordAt(block, place * 4);
	};

	return (bound) => {
		if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE)
			throw new RangeError(`no whole number is below ${bound}`);
		const limit = WORD_RANGE - (WORD_RANGE % bound);
		let word = nextWord();
		while (word >= limit) word = nextWord();
		return word % bound;
	};
}
