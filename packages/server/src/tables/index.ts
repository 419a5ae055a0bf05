// What the pure core of a table offers to the referee.
export { cardOf } from './card.ts';
export { type Decision, decide, decideMove } from './decide.ts';
export { MOST_BEFORE_LAST_SEAT, MOST_OF_GONE, MOST_OF_ONE, MOST_WAITING } from './enough.ts';
export { fromJournal, type TableEntry, toJournal, type Written, writtenAs } from './entries.ts';
export { evolve, tableFrom } from './evolve.ts';
export { type Opening, openRematch, openTable } from './opening.ts';
export { problem } from './problems.ts';
export { recordOf } from './record.ts';
export {
	botToMove,
	deadlineFor,
	hasFreeSeat,
	isHost,
	keptFor,
	peopleIn,
	scoresOf,
	seatOf,
	type TableState,
	turnOf,
	type Who,
} from './state.ts';
export { type Audience, audienceOf, toldFor, toldTextFor, toldUpTo } from './tell.ts';
export { termsFrom } from './terms.ts';
export {
	type Absence,
	decideAfter,
	decideExpiry,
	decideFor,
	decideTimeout,
	EXPIRES_AFTER,
	seatToActFor,
} from './unasked.ts';
