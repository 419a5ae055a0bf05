// Questions to the database about what nobody can use any more.
import type { DatabaseSync } from 'node:sqlite';
import { number, text } from '../../sqlite/rows.ts';
import { hostOf, type Tidied, UNUSED_AFTER } from '../players.ts';

/** Identities that are looked at in one go. */
const AT_ONCE = 500;

const BEFORE_ALL: Tidied = { id: '', lastSeenAt: Number.MIN_SAFE_INTEGER };

export function upkeepStatements(database: DatabaseSync) {
	const forgetTable = database.prepare('DELETE FROM tables_of WHERE table_id = ?');
	const endKeys = database.prepare('DELETE FROM seat_keys WHERE expires_at <= ?');
	const endChallenges = database.prepare('DELETE FROM challenges WHERE expires_at <= ?');
	const alone = database.prepare(`
		SELECT id, last_seen_at FROM identities
		WHERE account IS NULL AND last_seen_at <= ? AND (last_seen_at, id) > (?, ?)
		ORDER BY last_seen_at, id LIMIT ?`);
	const table = database.prepare('SELECT 1 FROM tables_of WHERE identity IN (?, ?) LIMIT 1');
	const end = database.prepare('DELETE FROM identities WHERE id = ?');

	return {
		forgetTable(id: string): void {
			forgetTable.run(id);
		},
		tidy(now: number, { id, lastSeenAt } = BEFORE_ALL): Tidied | null {
			endKeys.run(now);
			endChallenges.run(now);
			const found = alone
				.all(now - UNUSED_AFTER, lastSeenAt, id, AT_ONCE)
				.map((row): Tidied => ({ id: text(row, 'id'), lastSeenAt: number(row, 'last_seen_at') }));
			for (const each of found) if (!table.get(each.id, hostOf(each.id))) end.run(each.id);
			return found.length < AT_ONCE ? null : (found.at(-1) ?? null);
		},
	};
}
