// The review of a recorded game, as data.
export { chanceIn, isOpenEnd } from './chance.ts';
export type { Judgement, Measure, Reviewing } from './judge.ts';
export { type Decision, decisionsOf, type Reviewed, reviewOf } from './review.ts';
export { type SeatSummary, summaryOf } from './summary.ts';
