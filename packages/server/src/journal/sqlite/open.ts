// Opens the database in a data folder, or says why it cannot be had.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@tessera/engine';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

export const DATABASE_FILE = 'journal.db';

export type OpenProblem =
	| { readonly kind: 'not-writable'; readonly folder: string; readonly reason: string }
	/** Another process has it open. */
	| { readonly kind: 'in-use'; readonly folder: string }
	| { readonly kind: 'newer'; readonly folder: string; readonly version: number; readonly known: number }
	| { readonly kind: 'damaged'; readonly folder: string; readonly reason: string };

/** For whoever started the server. */
export function openProblemText(problem: OpenProblem): string {
	const { folder } = problem;
	switch (problem.kind) {
		case 'not-writable':
			return `The data folder ${folder} cannot be written: ${problem.reason}.`;
		case 'in-use':
			return `The data folder ${folder} is in use by another server. Stop that one, or choose another folder.`;
		case 'newer':
			return `The data folder ${folder} was written by a newer Tessera (its version is ${problem.version}, this one knows ${problem.known}). Nothing was changed; start the newer one.`;
		case 'damaged':
			return `${join(folder, DATABASE_FILE)} cannot be read as a database: ${problem.reason}. Nothing was changed; put back a copy of it.`;
	}
}

/** SQLite's own result codes, as far as they have a remedy. */
const PROBLEMS: Readonly<Record<number, 'not-writable' | 'in-use' | 'damaged'>> = {
	3: 'not-writable',
	5: 'in-use',
	8: 'not-writable',
	10: 'not-writable',
	11: 'damaged',
	13: 'not-writable',
	14: 'not-writable',
	26: 'damaged',
};

/** The problem behind an error while opening; null when it is one of our own. */
function problemOf(error: unknown, folder: string): OpenProblem | null {
	if (!(error instanceof Error)) return null;
	const reason = error.message;
	if ('errcode' in error && typeof error.errcode === 'number') {
		// What is beyond the lowest byte only tells variants apart.
		const kind = PROBLEMS[error.errcode & 0xff];
		if (kind === undefined) return null;
		return kind === 'in-use' ? { kind, folder } : { kind, folder, reason };
	}
	return 'syscall' in error ? { kind: 'not-writable', folder, reason } : null;
}

/**
 * The lock lasts as long as the connection, and goes with the process however it ends. With `synchronous = FULL` a commit
 * returns when it is on disk. Nothing is written before the version is known to be ours.
 */
function connected(folder: string, database: DatabaseSync): OpenProblem | null {
	database.exec('PRAGMA locking_mode = EXCLUSIVE');
	const version = versionOf(database);
	if (version > MIGRATIONS.length) return { kind: 'newer', folder, version, known: MIGRATIONS.length };
	database.exec('PRAGMA journal_mode = WAL');
	database.exec('PRAGMA synchronous = FULL');
	migrate(database, MIGRATIONS);
	return null;
}

/** The database of this folder, made if need be, and ours alone until it is closed. */
export function openDatabase(folder: string): Result<DatabaseSync, OpenProblem> {
	let database: DatabaseSync | null = null;
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK);
		database = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: 0 });
		const problem = connected(folder, database);
		if (!problem) return { ok: true, value: database };
		database.close();
		return { ok: false, problem };
	} catch (error) {
		database?.close();
		const problem = problemOf(error, folder);
		if (problem) return { ok: false, problem };
		throw error;
	}
}
