// Questions to the database about identities, their tables, and the keys of personal links.
import type { DatabaseSync } from 'node:sqlite';
import { number, type Row, text, textOrNull } from '../../sqlite/rows.ts';
import type { Identity, SeatGift, TableOf } from '../players.ts';

const identityOf = (row: Row): Identity => ({
	id: text(row, 'id'),
	name: textOrNull(row, 'name'),
	account: textOrNull(row, 'account'),
	createdAt: number(row, 'created_at'),
	lastSeenAt: number(row, 'last_seen_at'),
});

const giftOf = (row: Row): SeatGift => ({
	table: text(row, 'table_id'),
	seat: number(row, 'seat'),
	identity: text(row, 'identity'),
});

/** Without a row for the identity there is no account, and the list is empty. */
const DEVICES = `
	SELECT other.* FROM identities AS own JOIN identities AS other ON other.account = own.account WHERE own.id = ?`;

/** Where a list begins: no table is newer. */
const BEFORE_ALL: TableOf = { table: '', at: Number.MAX_SAFE_INTEGER };

export function identityStatements(database: DatabaseSync) {
	const byId = database.prepare('SELECT * FROM identities WHERE id = ?');
	const byToken = database.prepare('SELECT * FROM identities WHERE token = ?');
	const insert = database.prepare(`
		INSERT INTO identities (id, token, name, account, created_at, last_seen_at) VALUES (?, ?, ?, NULL, ?, ?)`);
	const rename = database.prepare('UPDATE identities SET name = ? WHERE id = ?');
	const seen = database.prepare('UPDATE identities SET last_seen_at = max(?, last_seen_at) WHERE id = ?');
	const enter = database.prepare('UPDATE identities SET account = ? WHERE id = ?');
	const leave = database.prepare('UPDATE identities SET account = NULL WHERE id = ? AND account IS NOT NULL');
	const devices = database.prepare(`${DEVICES} AND other.id <> own.id ORDER BY other.created_at, other.id`);
	const inAccount = database.prepare('SELECT * FROM identities WHERE account = ? ORDER BY created_at, id');
	const addTable = database.prepare(`
		INSERT INTO tables_of (identity, table_id, at) VALUES (?, ?, ?)
		ON CONFLICT (identity, table_id) DO UPDATE SET at = max(at, excluded.at)`);
	const removeTable = database.prepare('DELETE FROM tables_of WHERE identity = ? AND table_id = ?');
	const touch = database.prepare('UPDATE tables_of SET at = max(?, at) WHERE table_id = ?');
	const tables = database.prepare(`
		SELECT table_id, max(at) AS latest FROM tables_of
		WHERE identity = ? OR identity IN (SELECT id FROM (${DEVICES}))
		GROUP BY table_id HAVING (max(at), table_id) < (?, ?)
		ORDER BY latest DESC, table_id DESC LIMIT ?`);
	const makeKey = database.prepare(`
		INSERT OR REPLACE INTO seat_keys (table_id, seat, identity, hash, expires_at) VALUES (?, ?, ?, ?, ?)`);
	const lookAtKey = database.prepare('SELECT * FROM seat_keys WHERE hash = ?');
	const takeKey = database.prepare('DELETE FROM seat_keys WHERE hash = ? RETURNING *');

	const goodGift = (row: Row | undefined, now: number): SeatGift | null =>
		row && now < number(row, 'expires_at') ? giftOf(row) : null;
	const found = (row: Row | undefined): Identity | null => (row ? identityOf(row) : null);

	return {
		byId: (id: string): Identity | null => found(byId.get(id)),
		byToken: (hash: Uint8Array): Identity | null => found(byToken.get(hash)),
		insert({ id, name, createdAt, lastSeenAt }: Identity, hash: Uint8Array): void {
			insert.run(id, hash, name, createdAt, lastSeenAt);
		},
		rename: (id: string, name: string | null): boolean => rename.run(name, id).changes === 1,
		seen(id: string, at: number): void {
			seen.run(at, id);
		},
		enter: (id: string, account: string): boolean => enter.run(account, id).changes === 1,
		leave: (id: string): boolean => leave.run(id).changes === 1,
		devices: (id: string): readonly string[] => [id, ...devices.all(id).map((row) => text(row, 'id'))],
		inAccount: (account: string): readonly Identity[] => inAccount.all(account).map(identityOf),
		addTable(identity: string, table: string, at: number): void {
			addTable.run(identity, table, at);
		},
		removeTable(identity: string, table: string): void {
			removeTable.run(identity, table);
		},
		touch(table: string, at: number): void {
			touch.run(at, table);
		},
		tables: (identity: string, limit: number, { table, at } = BEFORE_ALL): readonly TableOf[] =>
			tables
				.all(identity, identity, at, table, limit)
				.map((row) => ({ table: text(row, 'table_id'), at: number(row, 'latest') })),
		makeKey({ table, seat, identity }: SeatGift, hash: Uint8Array, expiresAt: number): void {
			makeKey.run(table, seat, identity, hash, expiresAt);
		},
		/** The key is gone, expired or not. */
		takeKey: (hash: Uint8Array, now: number): SeatGift | null => goodGift(takeKey.get(hash), now),
		lookAtKey: (hash: Uint8Array, now: number): SeatGift | null => goodGift(lookAtKey.get(hash), now),
	};
}
