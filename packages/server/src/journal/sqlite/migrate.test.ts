// Databases of every earlier version come to the present one with all that was in them.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../sqlite/migrate.ts';
import { entriesOf, summaryOf } from '../test-help.ts';
import { JOURNAL_FORM } from './migrations/index.ts';
import { journalOn } from './sqlite-journal.ts';

const { migrations } = JOURNAL_FORM;

/** The same game, as a server of each version wrote it. A new version gets a text of its own here. */
const WRITTEN_BY: Readonly<Record<number, string>> = {
	1: `
		INSERT INTO games VALUES (7, 'g', 2, 'running', 1000, 2000);
		INSERT INTO entries VALUES (7, 1, 'created', '{"seats":2}', 1000, NULL, NULL);
		INSERT INTO entries VALUES (7, 2, 'played', '"r1"', 2000, 'ann', 'a1');`,
	2: `
		INSERT INTO games VALUES (7, 'g', 2, 'running', 1000, 2000);
		INSERT INTO entries VALUES (7, 1, 'created', '{"seats":2}', 1000, NULL, NULL);
		INSERT INTO entries VALUES (7, 2, 'played', '"r1"', 2000, 'ann', 'a1');`,
	// Its place in lists may be that of an earlier entry.
	3: `
		INSERT INTO games VALUES (7, 'g', 'running', 1000, 1000);
		INSERT INTO entries VALUES (7, 1, 'created', '{"seats":2}', 1000, NULL, NULL);
		INSERT INTO entries VALUES (7, 2, 'played', '"r1"', 2000, 'ann', 'a1');`,
};

const schemaOf = (database: DatabaseSync): readonly unknown[] =>
	database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();

function databaseOf(version: number): DatabaseSync {
	const database = new DatabaseSync(':memory:');
	migrate(database, migrations.slice(0, version));
	return database;
}

const versions = migrations.map((_, index) => index + 1);

test.each([0, ...versions])('version %s comes to the schema of the present', (version) => {
	const database = databaseOf(version);
	expect(versionOf(database)).toBe(version);
	migrate(database, migrations);
	expect(versionOf(database)).toBe(migrations.length);
	expect(schemaOf(database)).toEqual(schemaOf(databaseOf(migrations.length)));
});

test.each(versions)('a game that version %s wrote is there, and goes on', async (version) => {
	const database = databaseOf(version);
	database.exec(WRITTEN_BY[version] ?? 'there is no game of this version above');
	migrate(database, migrations);
	const journal = journalOn(database);
	expect(await summaryOf(journal, 'g')).toEqual({
		id: 'g',
		version: 2,
		status: 'running',
		createdAt: 1000,
		writtenAt: 2000,
	});
	expect(await entriesOf(journal, 'g')).toEqual([
		{ version: 1, kind: 'created', payload: '{"seats":2}', at: 1000, cause: null },
		{ version: 2, kind: 'played', payload: '"r1"', at: 2000, cause: { identity: 'ann', id: 'a1' } },
	]);
	const again = { game: 'g', seen: 2, at: 3000, entries: [{ kind: 'played', payload: 'null' }] } as const;
	expect(await journal.append({ ...again, cause: { identity: 'ann', id: 'a1' } })).toEqual({
		kind: 'repeated',
		version: 2,
	});
	expect(await journal.append(again)).toEqual({ kind: 'appended', version: 3 });
	await journal.close();
});
