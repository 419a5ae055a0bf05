import { expect, test } from 'vitest';
import {
	countColours,
	countKinds,
	everyKind,
	firstMissing,
	listKinds,
	minus,
	plus,
	replaceEach,
	subMultisets,
	total,
	without,
} from './multiset.ts';
import type { Kind } from './vocabulary.ts';

const kinds = (...values: number[]): Kind[] => values as Kind[];

test('counting and listing are inverse', () => {
	const pieces = kinds(0, 0, 7, 35);
	expect(listKinds(countKinds(pieces))).toEqual(pieces);
	expect(total(countKinds(pieces))).toBe(4);
	expect(total(everyKind(3))).toBe(108);
});

test('sums and differences go kind by kind', () => {
	const a = countKinds(kinds(1, 1, 2));
	const b = countKinds(kinds(1));
	expect(plus(minus(a, b), b)).toEqual(a);
});

test('the first missing piece counts copies', () => {
	expect(firstMissing(kinds(3, 3, 4), kinds(3, 4, 3))).toBeNull();
	expect(firstMissing(kinds(3, 4), kinds(3, 4, 3))).toBe(3);
	expect(firstMissing([], kinds(99))).toBe(99);
	for (const odd of ['3', 'length', '__proto__', 1.5, Number.NaN, null])
		expect(firstMissing(kinds(3, 3), [odd as Kind])).toBe(odd);
});

test('a hand keeps its order when pieces leave it', () => {
	expect(without(kinds(5, 1, 5, 2), kinds(5))).toEqual(kinds(1, 5, 2));
	expect(without(kinds(5, 1, 5, 2), kinds(2, 5, 5))).toEqual(kinds(1));
});

test('pieces change in their places', () => {
	expect(replaceEach(kinds(1, 2, 1, 3), kinds(1, 3, 1), kinds(7, 8, 9))).toEqual(kinds(7, 2, 9, 8));
});

test('equal pieces make no extra choices', () => {
	expect(subMultisets(kinds(1, 1, 2))).toEqual([kinds(2), kinds(1), kinds(1, 2), kinds(1, 1), kinds(1, 1, 2)]);
	expect(subMultisets(kinds(0, 1, 2, 3, 4, 5, 6, 7, 8))).toHaveLength(511);
});

test('colours are counted whatever the shape', () => {
	expect(countColours(kinds(0, 5, 6, 35))).toEqual([2, 1, 0, 0, 0, 1]);
});
