// The journal in an SQLite database inside this process: durable, with one commit for all that is asked for at once.
import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '@tessera/engine';
import { closerOf } from '../../sqlite/closer.ts';
import { groupCommit, type OnDistrust, type Transactions, transactionsOf } from '../../sqlite/group-commit.ts';
import { type OpenProblem, openDatabase } from '../../sqlite/open.ts';
import type { CheckedAppend, CheckedGame } from '../checked.ts';
import { type AppendAnswer, type CreateAnswer, type Journal, JournalFailure } from '../journal.ts';
import { type JournalStore, journalOf } from '../store.ts';
import { KnownGames } from './known.ts';
import { JOURNAL_FORM } from './migrations/index.ts';
import { type Statements, statementsOf } from './statements.ts';

function created(statements: Statements, writing: CheckedGame): CreateAnswer {
	if (statements.find(writing.game)) return { kind: 'exists' };
	const number = statements.insertGame(writing);
	return { kind: 'created', version: statements.insertEntries(number, 0, writing) };
}

function appended(statements: Statements, known: KnownGames, writing: CheckedAppend): AppendAnswer {
	const { game: id, cause } = writing;
	const game = known.get(id);
	if (!game) return { kind: 'unknown-game' };
	const led = known.ledBy(id, cause);
	if (led !== null) return { kind: 'repeated', version: led };
	if (writing.seen !== game.version) return { kind: 'stale', version: game.version };
	const version = statements.insertEntries(game.number, game.version, writing);
	known.note(id, cause, version, writing.at, writing.status ?? game.status);
	return { kind: 'appended', version };
}

function removed(statements: Statements, known: KnownGames, id: string): boolean {
	const number = known.numberOf(id);
	if (number !== null) statements.removeGame(number);
	known.forget(id);
	return number !== null;
}

/**
 * Puts down where games stand in lists, by itself, so that no move fails with it: a disk that takes nothing more can still be
 * read, and lists are in the order of an earlier moment then. Nobody waits for the disk: the entries say the same.
 */
function settle(known: KnownGames, { begin, commit, rollback }: Transactions): void {
	try {
		begin();
		known.settle();
		commit();
	} catch {
		rollback();
	}
}

/**
 * On a database that `openDatabase` opened, which is closed with it. A group is carried out in one go, so reading never meets one
 * half done; it waits for what is on its way, so it never meets anything that is not on disk.
 */
function storeOn(
	database: DatabaseSync,
	transactions = transactionsOf(database),
	onDistrust?: OnDistrust,
): JournalStore {
	const statements = statementsOf(database);
	const known = new KnownGames(statements);
	const undoing: Transactions = {
		...transactions,
		rollback() {
			known.clear();
			transactions.rollback();
		},
	};
	const group = groupCommit(undoing, (message, options) => new JournalFailure(message, options), onDistrust);
	const closer = closerOf(database, transactions, group);
	return {
		create: (writing) => group.ask(() => created(statements, writing)),
		append: (writing) => group.ask(() => appended(statements, known, writing)),
		read: (id, from, limit) =>
			group.read(() => {
				const game = statements.find(id);
				return game && { game: game.summary, entries: statements.entries(game.number, from, limit) };
			}),
		games: (asked) =>
			group.read(() => {
				if (!known.isSettled) settle(known, undoing);
				return statements.games(asked);
			}),
		remove: (id) => group.ask(() => removed(statements, known, id)),
		close: () => closer.close(),
	};
}

export const journalOn = (...given: Parameters<typeof storeOn>): Journal => journalOf(storeOn(...given));

/**
 * What the journal in this data folder is made of, for a thread that does nothing else; no other process may use it at the same
 * time.
 */
export function openStore(folder: string, onDistrust?: OnDistrust): Result<JournalStore, OpenProblem> {
	const opened = openDatabase(folder, JOURNAL_FORM);
	if (!opened.ok) return opened;
	return { ok: true, value: storeOn(opened.value, transactionsOf(opened.value, 'itself'), onDistrust) };
}
