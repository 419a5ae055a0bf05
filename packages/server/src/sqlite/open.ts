// Opens a database in a data folder, or says why it cannot be had.
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@tessera/engine';
import { migrate, versionOf } from './migrate.ts';

/** A kind of database: its file in the folder, and how it came to its present form, step by step. */
export interface DatabaseForm {
	readonly file: string;
	/** The first makes version 1 of an empty database, the next makes version 2 of that. */
	readonly migrations: readonly string[];
}

export type OpenProblem =
	| { readonly kind: 'not-writable'; readonly folder: string; readonly reason: string }
	/** Another process has it open. */
	| { readonly kind: 'in-use'; readonly folder: string }
	| { readonly kind: 'newer'; readonly folder: string; readonly version: number; readonly known: number }
	| { readonly kind: 'damaged'; readonly folder: string; readonly file: string; readonly reason: string };

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
			return `${join(folder, problem.file)} cannot be read as a database: ${problem.reason}. Nothing was changed; put back a copy of it.`;
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
function problemOf(error: unknown, folder: string, file: string): OpenProblem | null {
	if (!(error instanceof Error)) return null;
	const reason = error.message;
	if ('errcode' in error && typeof error.errcode === 'number') {
		// What is beyond the lowest byte only tells variants apart.
		const kind = PROBLEMS[error.errcode & 0xff];
		switch (kind) {
			case undefined:
				return null;
			case 'in-use':
				return { kind, folder };
			case 'not-writable':
				return { kind, folder, reason };
			case 'damaged':
				return { kind, folder, file, reason };
		}
	}
	return 'syscall' in error ? { kind: 'not-writable', folder, reason } : null;
}

/**
 * The lock lasts as long as the connection, and goes with the process however it ends. With `synchronous = NORMAL` a commit
 * is in the log when it returns, and whoever commits sees to it that the log is on disk (`group-commit.ts`). Nothing is written
 * before the version is known to be ours.
 */
function connected(folder: string, { migrations }: DatabaseForm, database: DatabaseSync): OpenProblem | null {
	database.exec('PRAGMA locking_mode = EXCLUSIVE');
	const version = versionOf(database);
	if (version > migrations.length) return { kind: 'newer', folder, version, known: migrations.length };
	database.exec('PRAGMA journal_mode = WAL');
	database.exec('PRAGMA synchronous = FULL');
	migrate(database, migrations);
	database.exec('PRAGMA synchronous = NORMAL');
	return null;
}

/**
 * Makes the folder, and in it the file, for nobody else on this machine: they hold the secrets of games. SQLite gives its logs the
 * rights of their database. What is there already keeps the rights that somebody gave it.
 */
function makePrivately(folder: string, file: string): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	accessSync(folder, constants.W_OK);
	if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** The database of this form in the folder, made if need be, and ours alone until it is closed. */
export function openDatabase(folder: string, form: DatabaseForm): Result<DatabaseSync, OpenProblem> {
	let database: DatabaseSync | null = null;
	try {
		const file = join(folder, form.file);
		makePrivately(folder, file);
		database = new DatabaseSync(file, { timeout: 0 });
		const problem = connected(folder, form, database);
		if (!problem) return { ok: true, value: database };
		database.close();
		return { ok: false, problem };
	} catch (error) {
		database?.close();
		const problem = problemOf(error, folder, form.file);
		if (problem) return { ok: false, problem };
		throw error;
	}
}
