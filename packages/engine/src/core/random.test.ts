import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chanceOfStep, isSeed, type Seed, seedFromBytes, seedFromText } from './random.ts';

const seed = seedFromText('a seed for tests');

/** The words of a block as the documentation describes them, with another SHA-256 than the engine's. */
function wordsOf(from: Seed, step: number, block: number): number[] {
	const place = Buffer.alloc(8);
	place.writeUInt32BE(step, 0);
	place.writeUInt32BE(block, 4);
	const digest = createHash('sha256').update(Buffer.from(from, 'hex')).update(place).digest();
	return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4));
}

describe('the generator', () => {
	test('gives the words of SHA-256(seed, step, block) in order', () => {
		const below = chanceOfStep(seed, 7);
		const drawn = Array.from({ length: 20 }, () => below(2 ** 32));
		expect(drawn).toEqual([0, 1, 2].flatMap((block) => wordsOf(seed, 7, block)).slice(0, 20));
	});

	test('passes over words that would make small numbers likelier', () => {
		const bound = 3_000_000_000;
		const expected = [0, 1, 2, 3, 4].flatMap((block) => wordsOf(seed, 3, block)).filter((word) => word < bound);
		const below = chanceOfStep(seed, 3);
		expect(expected.length).toBeLessThan(40);
		expect(expected.map(() => below(bound))).toEqual(expected);
	});

	test('every number below a small bound comes about as often', () => {
		const below = chanceOfStep(seed, 0);
		const counts = new Array<number>(6).fill(0);
		const rolls = 60_000;
		for (let roll = 0; roll < rolls; roll++) {
			const face = below(6);
			counts[face] = (counts[face] ?? 0) + 1;
		}
		const chiSquared = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
		// Five degrees of freedom: above 20.5 once in a thousand seeds; this seed is fixed.
		expect(chiSquared).toBeLessThan(20.5);
	});

	test('steps have chances of their own', () => {
		const of = (step: number) => {
			const below = chanceOfStep(seed, step);
			return Array.from({ length: 8 }, () => below(1000));
		};
		expect(of(1)).toEqual(of(1));
		expect(of(1)).not.toEqual(of(2));
	});

	test('chances that are asked by turns do not disturb each other', () => {
		const one = chanceOfStep(seed, 1);
		const other = chanceOfStep(seedFromText('another seed'), 2 ** 31);
		const drawn = Array.from({ length: 20 }, () => [one(2 ** 32), other(2 ** 32)]);
		const words = [0, 1, 2].flatMap((block) => wordsOf(seed, 1, block));
		const others = [0, 1, 2].flatMap((block) => wordsOf(seedFromText('another seed'), 2 ** 31, block));
		expect(drawn).toEqual(words.slice(0, 20).map((word, index) => [word, others[index]]));
	});

	test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('nothing is below %s', (bound) => {
		expect(() => chanceOfStep(seed, 0)(bound)).toThrow(RangeError);
	});
});

describe('seeds', () => {
	test('64 hexadecimal digits stand for themselves, any other text is hashed', () => {
		const digits = 'ab'.repeat(32);
		expect(seedFromText(digits)).toBe(digits);
		expect(seedFromText('Ärger')).toBe(createHash('sha256').update('Ärger').digest('hex'));
	});

	test('only 32 bytes make one', () => {
		expect(isSeed(seedFromBytes(new Uint8Array(32)))).toBe(true);
		expect(() => seedFromBytes(new Uint8Array(31))).toThrow(RangeError);
		expect(isSeed('AB'.repeat(32))).toBe(false);
	});
});
