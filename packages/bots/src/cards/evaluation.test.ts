// What the evaluation sees in a lay: what others may hold, what one keeps, and when nobody plays any more.
import { type CardLay, countKinds } from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { evaluator, type Prospect, type Weights } from './evaluation.ts';
import { type ViewTerms, viewOf } from './testing/views.ts';

const WEIGHTS: Weights = { others: [1, 1, 0.5], own: [0.4, 0.4, 0.2], card: 0.01 };

const lay = (cards: string, left: string): CardLay => ({
	cards: kinds(cards),
	taken: [],
	left: countKinds(kinds(left)),
});

/** The judgement of laying `bx`, which leaves five reds on the table. */
const leavingFive = (terms: Partial<ViewTerms>): Prospect =>
	evaluator(
		viewOf({ table: [], hand: kinds('bx gs'), others: [kinds('yq yd')], ...terms }),
		WEIGHTS,
	)(lay('bx', 'ro rx rd rq rs'));

describe('what is given away', () => {
	test('nothing when the card that is missing cannot be in any hand', () => {
		expect(leavingFive({ pile: kinds('po pd') }).risk).toBe(0);
	});
	test('by the chance that the next player holds it', () => {
		expect(leavingFive({ others: [kinds('rc yd')] }).risk).toBeCloseTo(1, 12);
		expect(leavingFive({ others: [kinds('rc yd')], pile: kinds('po pd') }).risk).toBeCloseTo(1 / 2, 12);
	});
	test('by the chance that any of several does before the own turn comes again', () => {
		expect(leavingFive({ others: [kinds('rc'), kinds('yd')], pile: kinds('po pd') }).risk).toBeCloseTo(
			1 - (3 / 4) ** 2,
			12,
		);
	});
	test('K5 nothing to those who had their last turn', () => {
		expect(leavingFive({ others: [kinds('rc yd'), kinds('ys po')], finalTurns: 2 }).risk).toBeCloseTo(1 / 2, 12);
		expect(leavingFive({ others: [kinds('rc yd'), kinds('ys po')], finalTurns: 1 }).risk).toBe(0);
	});
	test('lines that the weights do not know are overlooked', () => {
		const view = viewOf({ table: [], hand: kinds('bx gs'), others: [kinds('rq rs rc')] });
		expect(evaluator(view, WEIGHTS)(lay('bx', 'ro rx rd rq')).risk).toBe(0.5);
		expect(evaluator(view, { ...WEIGHTS, others: [1, 1] })(lay('bx', 'ro rx rd rq')).risk).toBe(0);
	});
});

describe('what is kept', () => {
	test('a line that only oneself can complete', () => {
		expect(leavingFive({ hand: kinds('bx rc') }).kept).toBeCloseTo(0.4 + 0.01, 12);
	});
	test('but not with a card that is laid', () => {
		const view = viewOf({ table: [], hand: kinds('bx rc'), others: [kinds('yq yd')] });
		expect(evaluator(view, WEIGHTS)(lay('bx rc', 'ro rx rd rq rs')).kept).toBeCloseTo(2 * 0.01, 12);
	});
	test('what may be drawn counts by its chance', () => {
		expect(leavingFive({ pile: kinds('rc pd') }).kept).toBeCloseTo(0.4 * (1 / 4) + 0.01, 12);
	});
	test('K5 nothing after the last turn', () => {
		expect(leavingFive({ hand: kinds('bx rc'), finalTurns: 2 }).kept).toBeCloseTo(0.01, 12);
	});
});
