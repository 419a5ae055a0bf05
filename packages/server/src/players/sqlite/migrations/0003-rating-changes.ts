// The third form: what each table did to the ratings of those who played at it. Nothing is known of tables from before.

// `before` is null for a first game.
export const ratingChangesForm = `
	CREATE TABLE rating_changes (
		subject TEXT NOT NULL,
		table_id TEXT NOT NULL,
		size INTEGER NOT NULL,
		mu_before REAL,
		sigma_before REAL,
		mu REAL NOT NULL,
		sigma REAL NOT NULL,
		PRIMARY KEY (subject, table_id)
	) STRICT, WITHOUT ROWID;
`;
