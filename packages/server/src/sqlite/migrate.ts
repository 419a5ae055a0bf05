// Brings a database of any earlier version to the present one.
import type { DatabaseSync } from 'node:sqlite';

export function versionOf(database: DatabaseSync): number {
	return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** All the steps that are missing, or none of them. It takes the right to write even if there is nothing to do. */
export function migrate(database: DatabaseSync, migrations: readonly string[]): void {
	database.exec('BEGIN IMMEDIATE');
	try {
		for (const step of migrations.slice(versionOf(database))) database.exec(step);
		database.exec(`PRAGMA user_version = ${migrations.length}`);
		database.exec('COMMIT');
	} catch (error) {
		if (database.isTransaction) database.exec('ROLLBACK');
		throw error;
	}
}
