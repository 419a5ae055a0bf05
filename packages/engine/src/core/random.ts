// All chance of a game, from one seed. Documented so that anyone can check a game with any SHA-256 (docs/FAIRNESS.md).
//
// The chance of step t (0 is the deal, then one per action) is a stream of 32-bit words: block i is
// SHA-256(seed ‖ t ‖ i), with the seed's 32 bytes and t and i as 32-bit big-endian numbers, read as eight big-endian words.
// A number below n is the next word that is below the largest multiple of n, modulo n: no number is likelier than another.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bigEndian } from './bytes.ts';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Seed = string & { readonly __seed: never };

const SEED_PATTERN = /^[0-9a-f]{64}$/;
const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

export const isSeed = (text: string): text is Seed => SEED_PATTERN.test(text);

/** A seed from any text a person may type: 64 hex digits stand for themselves, anything else is hashed. */
export const seedFromText = (text: string): Seed =>
	isSeed(text) ? text : (bytesToHex(sha256(utf8ToBytes(text))) as Seed);

export const seedFromBytes = (bytes: Uint8Array): Seed => {
	if (bytes.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${bytes.length}`);
	return bytesToHex(bytes) as Seed;
};

/** Gives a whole number from 0 up to, not including, the bound; each equally likely. */
export type Below = (bound: number) => number;

/** The chance of one step of the game with this seed. */
export function chanceOfStep(seed: Seed, step: number): Below {
	const prefix = concatBytes(hexToBytes(seed), bigEndian(step));
	let used = 0;
	let block = new DataView(new ArrayBuffer(0));

	const nextWord = (): number => {
		const place = used % WORDS_A_BLOCK;
		if (place === 0) {
			const bytes = sha256(concatBytes(prefix, bigEndian(used / WORDS_A_BLOCK)));
			block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		used++;
		return block.getUint32(place * 4);
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
