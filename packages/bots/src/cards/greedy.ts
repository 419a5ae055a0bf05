// Qwirkles are all that counts (K4, K5); of equal lays the one of most cards. It weighs nothing else.
import type { Thinker } from '../player.ts';
import { stuckAnswer } from './answers.ts';
import { qwirklesAnswer, type Taste, wholeTable } from './by-qwirkles.ts';

const ALL_IT_CAN: Taste = { cards: Infinity, liking: ({ cards }) => [cards.length, ...cards.map((kind) => -kind)] };

export const greedy: Thinker<'cards'> = function* (view, _, told) {
	yield qwirklesAnswer(wholeTable(view), view, ALL_IT_CAN, told) ?? stuckAnswer(view);
};
