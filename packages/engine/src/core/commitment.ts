// The deal that can be checked: the dealer commits to a secret before anyone adds to it, so nobody can choose the seed. Contributions
// may be sealed in the same way, so that not even one who knows the secret and contributes last can.
//
//   commitment = SHA-256("tessera:commitment:1" ‖ secret)                      published before the deal
//   seal       = SHA-256("tessera:seal:1" ‖ c)     of a contribution, told to all before any contribution is opened
//   seed       = SHA-256("tessera:seed:1" ‖ secret ‖ n ‖ len₁ ‖ c₁ ‖ … ‖ lenₙ ‖ cₙ)   once every contribution is in
//
// Contributions are UTF-8 text, one per seat in seat order, empty where a player gave none; n and the lengths are 32-bit
// big-endian, so that no two lists of contributions give the same bytes.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bigEndian } from './bytes.ts';
import { isSeed, type Seed, seedFromBytes } from './random.ts';

/** 32 bytes as 64 lower-case hexadecimal digits; the same form as a seed. */
export type Secret = Seed;
export type Commitment = string & { readonly __commitment: never };

/** What the dealer publishes before the deal. */
export const commitTo = (secret: Secret): Commitment =>
	bytesToHex(sha256(concatBytes(utf8ToBytes('tessera:commitment:1'), hexToBytes(secret)))) as Commitment;

/** The seed of the game, once every player had the chance to add something of their own. */
export function deriveSeed(secret: Secret, contributions: readonly string[]): Seed {
	const parts = contributions.map(utf8ToBytes).flatMap((bytes) => [bigEndian(bytes.length), bytes]);
	return seedFromBytes(
		sha256(concatBytes(utf8ToBytes('tessera:seed:1'), hexToBytes(secret), bigEndian(contributions.length), ...parts)),
	);
}

/** A contribution that nobody is to know before everybody's is fixed. */
export type Seal = string & { readonly __seal: never };

export const isSeal = (text: string): text is Seal => isSeed(text);

/** What a player gives of a contribution before it is opened. */
export const sealOf = (contribution: string): Seal =>
	bytesToHex(sha256(concatBytes(utf8ToBytes('tessera:seal:1'), utf8ToBytes(contribution)))) as Seal;
