// Every form that the database has had: the first makes version 1 of an empty one, the next makes version 2 of that. What is
// in this list is never changed; a new form is a new file at its end.
import type { DatabaseForm } from '../../../sqlite/open.ts';
import { gamesAndEntries } from './0001-games-and-entries.ts';
import { noIndexOfActions } from './0002-no-index-of-actions.ts';
import { asFarAsTheirEntries } from './0003-games-are-as-far-as-their-entries.ts';

export const JOURNAL_FORM: DatabaseForm = {
	file: 'journal.db',
	migrations: [gamesAndEntries, noIndexOfActions, asFarAsTheirEntries],
};
