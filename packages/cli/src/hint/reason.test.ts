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
	test('where the figures do not explain it, only how much it is', () => {
		const bare = 'The first is worth 1.0 more than the second.';
		expect(reasonFor('classic', [candidate(5, 6, 1, 2), candidate(4, 6, 1, 2)])).toBe(bare);
		expect(reasonFor('classic', [candidate(5, 6, 1, 2), candidate(4, 6, 1, 2.2)])).toBe(bare);
		expect(reasonFor('classic', [candidate(5, 6, 1, 2), candidate(4, 7, 1, 2.5)])).toBe(bare);
	});
	test('speaks of the figures as they are printed, and of no others', () => {
		const cards = reasonFor('cards', [candidate(1.09, 1, 0.0449, 0.0149), candidate(1, 1, 0.0551, 0.0251)]);
		expect(cards).toBe('The first is worth 0.09 more than the second.');
		const rolled = (worth: number, points: number, risk: number): Candidate => ({
			...candidate(worth, points, 0, risk),
			action: { type: 'reroll', cubes: [] },
		});
		expect(reasonFor('cubes', [rolled(2.1, 6.44, 4.75), rolled(2, 6.46, 4.94)])).toBe(
			'The first is worth 0.1 more than the second.',
		);
		expect(reasonFor('cubes', [rolled(2.1, 6.44, 4.65), rolled(2, 6.46, 4.94)])).toBe(
			'The first is worth 0.1 more than the second: it gives 0.2 less away, though it scores 0.1 less.',
		);
	});
	test('what was not weighed is not mentioned, and a bound is called one', () => {
		const read = (worth: number, points: number, certainty: 'exact' | 'at-most'): Candidate => ({
			action: { type: 'pass' },
			...{ worth, points, certainty, kept: null, risk: null },
		});
		expect(reasonFor('classic', [read(5, 6, 'exact'), read(3, 4, 'at-most')])).toBe(
			'The first is worth at least 2.0 more than the second: it scores 2 more.',
		);
		expect(reasonFor('classic', [read(5, 6, 'exact'), read(5, 4, 'at-most')])).toBe('The second is worth no more.');
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
