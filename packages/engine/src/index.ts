// Everything the engine offers. The packed twin for search is apart, in './fast'.
export * from './core/chance.ts';
export * from './core/commitment.ts';
export * from './core/kindset.ts';
export * from './core/line.ts';
export * from './core/multiset.ts';
export * from './core/options.ts';
export * from './core/random.ts';
export * from './core/result.ts';
export * from './core/vocabulary.ts';
export * from './game.ts';
export { type CardsLegal, type CardsTurn, stuckAction } from './games/cards/legal.ts';
export type { CardsOptions } from './games/cards/options.ts';
export * from './games/cards/series.ts';
export type { CardsSetup } from './games/cards/setup.ts';
export * from './games/cards/solver/index.ts';
export type * from './games/cards/types.ts';
export type { ClassicLegal, ClassicTurn } from './games/classic/legal.ts';
export type { ClassicOptions } from './games/classic/options.ts';
export type { ClassicSetup } from './games/classic/setup.ts';
export type * from './games/classic/types.ts';
export type * from './games/common.ts';
export type { CubesLegal, CubesTurn } from './games/cubes/legal.ts';
export type { CubesOptions } from './games/cubes/options.ts';
export type { CubesSetup } from './games/cubes/setup.ts';
export type * from './games/cubes/types.ts';
export type {
	BonusEvent,
	LayingRefusal,
	PlaceAction,
	PlacedEvent,
	ScoredEvent,
} from './games/laying.ts';
export { HAND_SIZE, LAST_PIECE_BONUS } from './games/laying.ts';
export type { CommonSetup, CommonSetupProblem } from './games/setup.ts';
export {
	nextSeat,
	seatsLeft,
	type WithdrawAction,
	type WithdrewEvent,
	type WithdrewViewEvent,
} from './games/withdrawing.ts';
export * from './grid/board.ts';
export * from './grid/check.ts';
export * from './grid/draft.ts';
export * from './grid/fitting.ts';
export * from './grid/opening.ts';
export * from './grid/placements.ts';
export * from './grid/problems.ts';
export * from './grid/score.ts';
export * from './verify.ts';
