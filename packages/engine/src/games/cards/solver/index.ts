// The exact solver of Cards: what can be laid, how many Qwirkles that can make, and how the table then lies.
export { type Arrangement, arrange } from './arrange.ts';
export { assessDraft, type DraftAssessment, type DraftPlan, type DraftRefusal } from './draft.ts';
export { type CardPlay, canLayAny, cardPlays, mostQwirkles } from './plays.ts';
