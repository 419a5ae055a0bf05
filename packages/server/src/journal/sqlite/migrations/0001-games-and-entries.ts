// The first form of the database: games with their entries.

// Entries are kept in the order of writing, with an index to find them by game. Kept in the order of games instead, a commit
// of a hundred games would write a hundred pages of payloads. An action is in a game once, since a game has each version
// once and actions are looked for before a version is taken: an index that is not unique will do.
export const gamesAndEntries = `
	CREATE TABLE games (
		number INTEGER PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		version INTEGER NOT NULL,
		status TEXT NOT NULL,
		created_at INTEGER NOT NULL,
		written_at INTEGER NOT NULL
	) STRICT;
	CREATE INDEX games_by_status ON games (status, written_at, id);

	CREATE TABLE entries (
		game INTEGER NOT NULL REFERENCES games (number),
		version INTEGER NOT NULL,
		kind TEXT NOT NULL,
		payload TEXT NOT NULL,
		written_at INTEGER NOT NULL,
		identity TEXT,
		action TEXT
	) STRICT;
	CREATE UNIQUE INDEX entries_by_version ON entries (game, version);
	CREATE INDEX entries_by_action ON entries (game, identity, action, version) WHERE action IS NOT NULL;
`;
