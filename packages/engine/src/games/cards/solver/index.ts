// The exact solver of Cards: what can be laid, how many Qwirkles that can make, and how the table then lies.
export { type Arrangement, arrange, arrangeTaking } from './arrange.ts';
export { assessDraft, type DraftAssessment, type DraftPlan, type DraftRefusal } from './draft.ts';
export { type Feasibility, feasibilityChecker } from './feasibility.ts';
export { bestLays, type CardLay, type Lays, laysOf } from './lays.ts';
export type { Rows } from './line-code.ts';
export * as lineCode from './line-code.ts';
export type { LineNumber } from './line-model.ts';
export { type CardPlay, canLayAny, cardPlays, mostQwirkles } from './plays.ts';
export { type Taking, type Takings, takingsOf } from './takings.ts';
