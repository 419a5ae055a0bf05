// The first form of the database: identities with their tables and keys, passkeys of accounts, ratings.

// An account is what passkeys and identities have in common, and needs no row of its own. Tables and keys do not refer to
// identities: they are kept for whoever is named.
export const playersForm = `
	CREATE TABLE identities (
		id TEXT PRIMARY KEY,
		token BLOB NOT NULL UNIQUE,
		name TEXT,
		account TEXT,
		created_at INTEGER NOT NULL,
		last_seen_at INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE INDEX identities_by_account ON identities (account, created_at, id) WHERE account IS NOT NULL;

	CREATE TABLE tables_of (
		identity TEXT NOT NULL,
		table_id TEXT NOT NULL,
		at INTEGER NOT NULL,
		PRIMARY KEY (identity, table_id)
	) STRICT, WITHOUT ROWID;
	CREATE INDEX tables_of_by_table ON tables_of (table_id);

	CREATE TABLE seat_keys (
		table_id TEXT NOT NULL,
		seat INTEGER NOT NULL,
		identity TEXT NOT NULL,
		hash BLOB NOT NULL UNIQUE,
		expires_at INTEGER NOT NULL,
		PRIMARY KEY (table_id, seat)
	) STRICT, WITHOUT ROWID;

	CREATE TABLE passkeys (
		id TEXT PRIMARY KEY,
		account TEXT NOT NULL,
		public_key BLOB NOT NULL,
		counter INTEGER NOT NULL,
		transports TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		last_used_at INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE INDEX passkeys_by_account ON passkeys (account, created_at, id);

	CREATE TABLE challenges (
		identity TEXT NOT NULL,
		purpose TEXT NOT NULL,
		value TEXT NOT NULL,
		account TEXT,
		expires_at INTEGER NOT NULL,
		PRIMARY KEY (identity, purpose)
	) STRICT, WITHOUT ROWID;

	CREATE TABLE ratings (
		subject TEXT NOT NULL,
		size INTEGER NOT NULL,
		mu REAL NOT NULL,
		sigma REAL NOT NULL,
		games INTEGER NOT NULL,
		PRIMARY KEY (subject, size)
	) STRICT, WITHOUT ROWID;

	CREATE TABLE rated_tables (
		id TEXT PRIMARY KEY,
		at INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;
`;
