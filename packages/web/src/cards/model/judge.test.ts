import { describe, expect, test } from 'vitest';
import { kinds } from '../testing/views.ts';
import { canBegin } from './judge.ts';

const cards = (codes: string) => kinds(codes).map((kind, id) => ({ id, kind }));

describe('a series of their own', () => {
	test.each([
		['one card', 'rs', true],
		['two that go together', 'rs ro', true],
		['a whole series', 'rs ro rx', true],
		['no card', '', false],
		['two that never go together', 'rs bo', false],
		['two of a kind', 'rs rs', false],
		['two, and one that goes with neither', 'rs ro bx', false],
	])('can be begun or not: %s', (_, codes, can) => {
		expect(canBegin(cards(codes))).toBe(can);
	});
});
