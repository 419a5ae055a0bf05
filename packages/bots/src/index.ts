// The players this package offers; each chooses an action from what its seat may know.
export type { Budget, Clock } from './budget.ts';
export { LEVELS, type Level, playerNamed, playerOf, playersOf, USUAL_BUDGET } from './levels.ts';
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
