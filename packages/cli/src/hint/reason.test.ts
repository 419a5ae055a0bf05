// The sentence says what speaks for the first move, what against it, and nothing that is not so.
import type { Candidate } from '@tessera/bots';
import { describe, expect, test } from 'vitest';
import { reasonFor } from './reason.ts';

const candidate = (worth: number, points: number, kept: number, risk: number): Candidate => ({
	action: { type: 'pass' },
	worth,
	points,
	kept,
	risk,
});

describe('why the first is better', () => {
	test('what speaks for it, the greatest first, and what against it', () => {
		const sentence = reasonFor('classic', [candidate(5, 7, 1, 2), candidate(2, 6, 2.5, 6)]);
		expect(sentence).toBe(
			'The first is worth 3.0 more than the second: it gives 4.0 less away and scores 1 more, though it keeps 1.5 less for later.',
		);
	});
	test('equal figures are not mentioned', () => {
		expect(reasonFor('classic', [candidate(5, 7, 1, 2), candidate(4, 6, 1, 2)])).toBe(
			'The first is worth 1.0 more than the second: it scores 1 more.',
		);
	});
	test('where no figure speaks for it, the search does', () => {
		expect(reasonFor('classic', [candidate(5, 6, 1, 2), candidate(4, 6, 1, 2)])).toContain('only in what comes after');
	});
	test('nothing is made of what does not show', () => {
		expect(reasonFor('classic', [candidate(5, 6, 1, 2), candidate(4.99, 7, 1, 2)])).toBe(
			'The first two are worth the same.',
		);
		expect(reasonFor('classic', [candidate(5, 6, 1, 2)])).toBe('There is nothing else to compare it with.');
	});
	test('Qwirkles are told to the hundredth', () => {
		expect(reasonFor('cards', [candidate(1.04, 1, 0.04, 0), candidate(1, 1, 0, 0)])).toContain(
			'worth 0.04 more than the second: it keeps 0.04 more for later',
		);
	});
});
