// Questions to the database about passkeys and challenges.
import type { DatabaseSync } from 'node:sqlite';
import { bytes, number, type Row, text, textOrNull } from '../../sqlite/rows.ts';
import type { Challenge, KnownPasskey, Purpose } from '../players.ts';

const passkeyOf = (row: Row): KnownPasskey => ({
	id: text(row, 'id'),
	account: text(row, 'account'),
	publicKey: bytes(row, 'public_key'),
	counter: number(row, 'counter'),
	transports: JSON.parse(text(row, 'transports')),
	createdAt: number(row, 'created_at'),
	lastUsedAt: number(row, 'last_used_at'),
});

const challengeOf = (row: Row): Challenge => ({
	value: text(row, 'value'),
	account: textOrNull(row, 'account'),
	expiresAt: number(row, 'expires_at'),
});

export function accountStatements(database: DatabaseSync) {
	const setChallenge = database.prepare(`
		INSERT OR REPLACE INTO challenges (identity, purpose, value, account, expires_at) VALUES (?, ?, ?, ?, ?)`);
	const takeChallenge = database.prepare('DELETE FROM challenges WHERE identity = ? AND purpose = ? RETURNING *');
	const passkey = database.prepare('SELECT * FROM passkeys WHERE id = ?');
	const passkeys = database.prepare('SELECT * FROM passkeys WHERE account = ? ORDER BY created_at, id');
	const insert = database.prepare(`
		INSERT INTO passkeys (id, account, public_key, counter, transports, created_at, last_used_at)
		VALUES (?, ?, ?, ?, ?, ?, ?)`);
	const remove = database.prepare('DELETE FROM passkeys WHERE id = ?');
	const use = database.prepare(`
		UPDATE passkeys SET counter = max(?, counter), last_used_at = max(?, last_used_at) WHERE id = ?`);

	return {
		setChallenge(identity: string, purpose: Purpose, { value, account, expiresAt }: Challenge): void {
			setChallenge.run(identity, purpose, value, account, expiresAt);
		},
		/** The challenge is gone, expired or not. */
		takeChallenge(identity: string, purpose: Purpose, now: number): Challenge | null {
			const row = takeChallenge.get(identity, purpose);
			return row && now < number(row, 'expires_at') ? challengeOf(row) : null;
		},
		passkey(id: string): KnownPasskey | null {
			const row = passkey.get(id);
			return row ? passkeyOf(row) : null;
		},
		passkeys: (account: string): readonly KnownPasskey[] => passkeys.all(account).map(passkeyOf),
		insert({ id, account, publicKey, counter, transports, createdAt, lastUsedAt }: KnownPasskey): void {
			insert.run(id, account, publicKey, counter, JSON.stringify(transports), createdAt, lastUsedAt);
		},
		remove(id: string): void {
			remove.run(id);
		},
		use(id: string, counter: number, at: number): void {
			use.run(counter, at, id);
		},
	};
}
