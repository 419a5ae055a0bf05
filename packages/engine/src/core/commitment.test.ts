import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitTo, deriveSeed, isSeal, sealOf } from './commitment.ts';
import { seedFromText } from './random.ts';

const secret = seedFromText('the secret');

test('a commitment is the hash that the documentation says', () => {
	const expected = createHash('sha256').update('tessera:commitment:1').update(Buffer.from(secret, 'hex'));
	expect(commitTo(secret)).toBe(expected.digest('hex'));
});

test('a seed hashes the secret and every contribution with its length', () => {
	const word = (value: number) => Buffer.from([0, 0, 0, value]);
	const hash = createHash('sha256').update('tessera:seed:1').update(Buffer.from(secret, 'hex')).update(word(2));
	hash.update(word(3)).update('één'.slice(1)).update(word(0));
	expect(deriveSeed(secret, ['én', ''])).toBe(hash.digest('hex'));
});

test('no two lists of contributions give the same seed', () => {
	const lists = [[], [''], ['', ''], ['ab', ''], ['a', 'b'], ['', 'ab'], ['b', 'a']];
	expect(new Set(lists.map((list) => deriveSeed(secret, list))).size).toBe(lists.length);
});

test('a seal is the hash that the documentation says', () => {
	const seal = sealOf('seven geese');
	expect(seal).toBe(createHash('sha256').update('tessera:seal:1').update('seven geese').digest('hex'));
	expect([seal, seal.slice(1), `${seal.slice(1)}g`].map(isSeal)).toEqual([true, false, false]);
});
