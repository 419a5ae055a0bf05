// Every form that the database has had. What is in this list is never changed; a new form is a new file at its end.
import type { DatabaseForm } from '../../../sqlite/open.ts';
import { playersForm } from './0001-players.ts';
import { upkeepForm } from './0002-upkeep.ts';
import { ratingChangesForm } from './0003-rating-changes.ts';
import { changesOfAccountsForm } from './0004-changes-of-accounts.ts';

export const PLAYERS_FORM: DatabaseForm = {
	file: 'players.db',
	migrations: [playersForm, upkeepForm, ratingChangesForm, changesOfAccountsForm],
};
