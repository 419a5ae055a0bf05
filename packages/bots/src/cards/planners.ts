// Players who look at what they leave and what they keep, without searching: the same evaluation with more or less in sight.
import type { CardLay, CardsView } from '@tessera/engine';
import type { Thinker } from '../player.ts';
import { answering, bestFirst, laysInView, stuckAnswer, type Weighed } from './answers.ts';
import { type Evaluate, evaluator, type Weights } from './evaluation.ts';

/** Leaves no line that lacks a card where it can be helped, nor two if that is easy; would rather keep cards than lay them. */
const CLUB: Weights = { others: [1, 1, 0.3], own: [], card: -0.003 };

/** Knows what the cards kept are good for, and that who lays more draws more; overlooks lines that lack two. */
const EXPERT: Weights = { others: [1, 1], own: [0.5, 0.5], card: 0.016 };

/** Everything in sight. */
export const FULL: Weights = { others: [1, 1, 0.67, 0.33], own: [0.5, 0.5, 0.33, 0.17], card: 0 };

export function weigh(lay: CardLay, evaluate: Evaluate): Weighed {
	const { kept, risk } = evaluate(lay);
	return { lay, worth: lay.taken.length + kept - risk, kept, risk };
}

/** Every way to take the most Qwirkles, best first. */
export function weighAll(view: CardsView, weights: Weights): readonly Weighed[] {
	const evaluate = evaluator(view, weights);
	return bestFirst(laysInView(view).map((lay) => weigh(lay, evaluate)));
}

const planner = (weights: Weights): Thinker<'cards'> =>
	function* (view) {
		const ranked = weighAll(view, weights);
		yield ranked.length > 0 ? answering(view)(ranked, 0) : stuckAnswer(view);
	};

export const club = planner(CLUB);
export const expert = planner(EXPERT);
