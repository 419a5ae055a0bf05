// What the journal offers to the rest of the server.

export { type OpenProblem, openProblemText } from '../sqlite/open.ts';
export {
	type Append,
	type AppendAnswer,
	type ClientAction,
	type CreateAnswer,
	type Entry,
	type GameSummary,
	type GamesAsked,
	type Journal,
	JournalFailure,
	type NewEntry,
	type NewGame,
	type Page,
	STATUSES,
	type Status,
} from './journal.ts';
export { memoryJournal } from './memory.ts';
export { openJournal } from './sqlite/threaded.ts';
