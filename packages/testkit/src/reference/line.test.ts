// The definition of a line, on the cases that programs get wrong.
import { describe, expect, test } from 'vitest';
import { kinds } from '../codes.ts';
import { referenceIsValidLine } from './line.ts';

describe('the reference line', () => {
	test.each([
		['one colour, shapes differ', 'ro rx rd'],
		['one shape, colours differ', 'ro bo go po'],
		['a single piece', 'gs'],
		['all six of a colour', 'yo yx yd yq ys yc'],
		['all six of a shape', 'rc oc yc gc bc pc'],
	])('C4 valid: %s', (_, line) => {
		expect(referenceIsValidLine(kinds(line))).toBe(true);
	});

	test.each([
		['two equal pieces', 'ro ro'],
		['an equal piece further on', 'ro rx ro'],
		['nothing in common', 'ro bx'],
		['colour with the first, shape with the second', 'ro rx bx'],
		['a seventh piece', 'yo yx yd yq ys yc yo'],
	])('C4 not valid: %s', (_, line) => {
		expect(referenceIsValidLine(kinds(line))).toBe(false);
	});
});
