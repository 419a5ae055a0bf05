// Qwirkles are all that counts (K4, K5); of equal lays the one of most cards. It weighs nothing else.
import type { Thinker } from '../player.ts';
import { answering, bestFirst, laysInView, stuckAnswer } from './answers.ts';

/** So little that it never outweighs a Qwirkle. */
const CARD = 0.01;

export const greedy: Thinker<'cards'> = function* (view, _, told) {
	const lays = laysInView(view);
	const weighed = lays.map((lay) => ({ lay, worth: lay.taken.length + CARD * lay.cards.length, kept: 0, risk: 0 }));
	yield lays.length > 0 ? answering(view)(bestFirst(weighed).slice(0, Math.max(1, told)), 0) : stuckAnswer(view);
};
