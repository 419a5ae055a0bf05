// The journal in an SQLite database inside this process: durable, with one commit for all that is asked for at once.
import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '@tessera/engine';
import { type Closer, closerOf } from '../../sqlite/closer.ts';
import {
	type GroupCommit,
	groupCommit,
	type OnDistrust,
	type Transactions,
	transactionsOf,
} from '../../sqlite/group-commit.ts';
import { type OpenProblem, openDatabase } from '../../sqlite/open.ts';
import {
	type CheckedAppend,
	type CheckedGame,
	checkedAppend,
	checkedGame,
	checkGamesAsked,
	checkPage,
} from '../checked.ts';
import {
	type Append,
	type AppendAnswer,
	type CreateAnswer,
	closedFailure,
	type GameSummary,
	type GamesAsked,
	type Journal,
	JournalFailure,
	type NewGame,
	type Page,
} from '../journal.ts';
import { JOURNAL_FORM } from './migrations/index.ts';
import { type Statements, statementsOf } from './statements.ts';

function created(statements: Statements, writing: CheckedGame): CreateAnswer {
	if (statements.find(writing.game)) return { kind: 'exists' };
	const number = statements.insertGame(writing);
	const version = statements.insertEntries(number, 0, writing);
	statements.updateGame(number, version, writing.at, writing.status);
	return { kind: 'created', version };
}

function appended(statements: Statements, writing: CheckedAppend): AppendAnswer {
	const game = statements.findWith(writing.game, writing.cause);
	if (!game) return { kind: 'unknown-game' };
	const { number, summary, led } = game;
	if (led !== null) return { kind: 'repeated', version: led };
	if (writing.seen !== summary.version) return { kind: 'stale', version: summary.version };
	const version = statements.insertEntries(number, summary.version, writing);
	statements.updateGame(number, version, writing.at, writing.status ?? summary.status);
	return { kind: 'appended', version };
}

// A group is carried out in one go, so reading never meets one half done; it waits for what is on its way, so it never meets
// anything that is not on disk.
class SqliteJournal implements Journal {
	readonly #statements: Statements;
	readonly #group: GroupCommit;
	readonly #closer: Closer;

	constructor(database: DatabaseSync, transactions: Transactions, onDistrust?: OnDistrust) {
		this.#statements = statementsOf(database);
		this.#group = groupCommit(transactions, (message, options) => new JournalFailure(message, options), onDistrust);
		this.#closer = closerOf(database, transactions, this.#group);
	}

	#mustBeOpen(): void {
		if (this.#closer.isClosing) throw closedFailure();
	}

	async create(game: NewGame): Promise<CreateAnswer> {
		this.#mustBeOpen();
		const writing = checkedGame(game);
		return this.#group.ask(() => created(this.#statements, writing));
	}

	async append(append: Append): Promise<AppendAnswer> {
		this.#mustBeOpen();
		const writing = checkedAppend(append);
		return this.#group.ask(() => appended(this.#statements, writing));
	}

	async read(id: string, from: number, limit: number): Promise<Page | null> {
		this.#mustBeOpen();
		checkPage(from, limit);
		return this.#group.read(() => {
			const game = this.#statements.find(id);
			return game && { game: game.summary, entries: this.#statements.entries(game.number, from, limit) };
		});
	}

	async games(asked: GamesAsked): Promise<readonly GameSummary[]> {
		this.#mustBeOpen();
		checkGamesAsked(asked);
		return this.#group.read(() => this.#statements.games(asked));
	}

	close(): Promise<void> {
		return this.#closer.close();
	}
}

/** A journal on a database that `openDatabase` opened. It closes the database when it is closed. */
export const journalOn = (
	database: DatabaseSync,
	transactions = transactionsOf(database),
	onDistrust?: OnDistrust,
): Journal => new SqliteJournal(database, transactions, onDistrust);

/** The journal in this data folder, which no other process may use at the same time. */
export function openJournal(folder: string, onDistrust?: OnDistrust): Result<Journal, OpenProblem> {
	const opened = openDatabase(folder, JOURNAL_FORM);
	return opened.ok ? { ok: true, value: journalOn(opened.value, undefined, onDistrust) } : opened;
}
