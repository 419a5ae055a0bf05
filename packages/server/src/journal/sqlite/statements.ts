// Every question to the database, prepared once, with its rows as plain values.
import type { DatabaseSync } from 'node:sqlite';
import { number, type Row, text } from '../../sqlite/rows.ts';
import type { CheckedGame, CheckedWriting } from '../checked.ts';
import { type ClientAction, type Entry, type GameSummary, type GamesAsked, STATUSES, type Status } from '../journal.ts';

function statusOf(row: Row): Status {
	const value = text(row, 'status');
	const status = STATUSES.find((known) => known === value);
	if (status === undefined) throw new TypeError(`${value} is no status`);
	return status;
}

const summaryOf = (row: Row): GameSummary => ({
	id: text(row, 'id'),
	version: number(row, 'version'),
	status: statusOf(row),
	createdAt: number(row, 'created_at'),
	writtenAt: number(row, 'written_at'),
});

const entryOf = (row: Row): Entry => ({
	version: number(row, 'version'),
	kind: text(row, 'kind'),
	payload: text(row, 'payload'),
	at: number(row, 'written_at'),
	cause: row['action'] === null ? null : { identity: text(row, 'identity'), id: text(row, 'action') },
});

/** A game by the number that its entries have it under. */
export interface NumberedGame {
	readonly number: number;
	readonly summary: GameSummary;
}

/** Every game has entries: the last of them says how far it has come, and when. */
const LAST = '(SELECT max(version) FROM entries WHERE game = number)';

/** Times and ids in the direction of the order, beyond the game that the page before ended with. */
const listing = (order: 'ASC' | 'DESC', beyond: '<' | '>'): string => `
	SELECT *, ${LAST} AS version FROM games WHERE status = ? AND (written_at, id) ${beyond} (?, ?)
	ORDER BY written_at ${order}, id ${order} LIMIT ?`;

/** Before the first and after the last game of any list: no id is empty, and none begins with a tilde or sorts behind it. */
const ENDS = {
	oldest: { writtenAt: Number.MIN_SAFE_INTEGER, id: '' },
	newest: { writtenAt: Number.MAX_SAFE_INTEGER, id: '~' },
} as const;

export interface Statements {
	find(id: string): NumberedGame | null;
	/** What clients asked for in the game, with the versions that it led to, in order. */
	actions(game: number): readonly { readonly cause: ClientAction; readonly version: number }[];
	insertGame(game: CheckedGame): number;
	/** Entries with the versions after the given one; the last of them. */
	insertEntries(game: number, seen: number, writing: CheckedWriting): number;
	/** Where a game stands in lists. */
	updateGame(game: number, at: number, status: Status): void;
	/** Puts every game that is not over where its last entry says that it stands. */
	updateGames(): void;
	/** With its entries. */
	removeGame(game: number): void;
	entries(game: number, from: number, limit: number): readonly Entry[];
	games(asked: GamesAsked): readonly GameSummary[];
}

export function statementsOf(database: DatabaseSync): Statements {
	const find = database.prepare(`
		SELECT number, id, status, created_at, entries.version, entries.written_at
		FROM games JOIN entries ON entries.game = number AND entries.version = ${LAST} WHERE id = ?`);
	const actions = database.prepare(`
		SELECT version, identity, action FROM entries WHERE game = ? AND action IS NOT NULL ORDER BY version`);
	const insertGame = database.prepare(`
		INSERT INTO games (id, status, created_at, written_at) VALUES (?, ?, ?, ?)`);
	const insertEntry = database.prepare(`
		INSERT INTO entries (game, version, kind, payload, written_at, identity, action) VALUES (?, ?, ?, ?, ?, ?, ?)`);
	const updateGame = database.prepare('UPDATE games SET written_at = ?, status = ? WHERE number = ?');
	const updateGames = database.prepare(`
		UPDATE games SET written_at = entries.written_at FROM entries
		WHERE status IN ('open', 'running') AND entries.game = number AND entries.version = ${LAST}
			AND games.written_at <> entries.written_at`);
	const removeEntries = database.prepare('DELETE FROM entries WHERE game = ?');
	const removeGame = database.prepare('DELETE FROM games WHERE number = ?');
	const entries = database.prepare('SELECT * FROM entries WHERE game = ? AND version >= ? ORDER BY version LIMIT ?');
	const lists = {
		newest: database.prepare(listing('DESC', '<')),
		oldest: database.prepare(listing('ASC', '>')),
	};

	return {
		find(id) {
			const row = find.get(id);
			return row ? { number: number(row, 'number'), summary: summaryOf(row) } : null;
		},
		actions: (game) =>
			actions.all(game).map((row) => ({
				cause: { identity: text(row, 'identity'), id: text(row, 'action') },
				version: number(row, 'version'),
			})),
		insertGame: ({ game, status, at }) => Number(insertGame.run(game, status, at, at).lastInsertRowid),
		insertEntries(game, seen, { entries, at, cause }) {
			let version = seen;
			for (const { kind, payload } of entries) {
				version += 1;
				insertEntry.run(game, version, kind, payload, at, cause?.identity ?? null, cause?.id ?? null);
			}
			return version;
		},
		updateGame(game, at, status) {
			updateGame.run(at, status, game);
		},
		updateGames() {
			updateGames.run();
		},
		removeGame(game) {
			removeEntries.run(game);
			removeGame.run(game);
		},
		entries: (game, from, limit) => entries.all(game, from, limit).map(entryOf),
		games({ status, first, limit, after = ENDS[first] }) {
			return lists[first].all(status, after.writtenAt, after.id, limit).map(summaryOf);
		},
	};
}
