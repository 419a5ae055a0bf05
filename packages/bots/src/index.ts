// The players this package offers; each chooses an action from what its seat may know.
export { LEVELS, type Level, playerNamed, playersOf, USUAL_BUDGET } from './about.ts';
export type { Budget, Clock } from './budget.ts';
export { playerOf } from './levels.ts';
export type { LevelName, PlayerName, SparringName } from './minds.ts';
export type { Candidate, Certainty, Choice, Player, Thinking } from './player.ts';
export {
	chanceIn,
	type Decision,
	decisionsOf,
	isOpenEnd,
	type Judgement,
	type Measure,
	type Reviewed,
	type Reviewing,
	reviewOf,
	type SeatSummary,
	summaryOf,
} from './review/index.ts';
