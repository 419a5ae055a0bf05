import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { canonicalTable, colourOfSeries, seriesProblem, shapeOfSeries, sortSeries } from './series.ts';

describe('what is wrong with a series', () => {
	test.each(['ro rx rd', 'ro oo yo', 'ro rx rd rq rs rc'])('K3 nothing: %s', (codes) => {
		expect(seriesProblem(kinds(codes))).toBeNull();
	});

	test.each(['', 'ro', 'ro rx'])('K3 fewer than three cards: "%s"', (codes) => {
		const series = kinds(codes);
		expect(seriesProblem(series)).toEqual({ kind: 'too-short', size: series.length });
	});

	test('K3 the same card twice', () => {
		expect(seriesProblem(kinds('ro rx ro'))).toEqual({ kind: 'clash', first: 0, second: 2, reason: 'same-piece' });
	});

	test('K3 two cards without a common colour or shape', () => {
		const problem = seriesProblem(kinds('ro rx bo'));
		expect(problem).toEqual({ kind: 'clash', first: 1, second: 2, reason: 'nothing-in-common' });
	});

	test('K3 a clash is told even of a series that is also too short', () => {
		expect(seriesProblem(kinds('ro ro'))).toMatchObject({ kind: 'clash', reason: 'same-piece' });
	});
});

describe('what a series shares', () => {
	test.each([
		['ro rx rd', 0, null],
		['ro bo', null, 0],
		['rx', 0, 1],
		['rx rx', 0, 1],
		['ro bx', null, null],
		['', null, null],
	])('"%s"', (codes, colour, shape) => {
		expect(colourOfSeries(kinds(codes))).toBe(colour);
		expect(shapeOfSeries(kinds(codes))).toBe(shape);
	});
});

describe('the one order of a table', () => {
	test('cards ascend, colour series come before shape series, both by their cards', () => {
		const table = ['bo ro go', 'bd bx bo', 'rs rd rx rq', 'rs rx rd', 'rx yx ox'].map(kinds);
		const ordered = ['rx rd rq rs', 'rx rd rs', 'bo bx bd', 'ro go bo', 'rx ox yx'].map(kinds);
		expect(canonicalTable(table)).toEqual(ordered);
		expect(canonicalTable(table.toReversed())).toEqual(ordered);
	});

	test('a series that begins like a longer one comes first', () => {
		const table = ['ro rx rd rq', 'ro rx rd'].map(kinds);
		expect(canonicalTable(table)).toEqual(['ro rx rd', 'ro rx rd rq'].map(kinds));
	});

	test('the given series is not changed', () => {
		const series = kinds('rd ro');
		expect(sortSeries(series)).toEqual(kinds('ro rd'));
		expect(series).toEqual(kinds('rd ro'));
	});
});
