// Files, read and written so that a failure is a sentence and a half-written game never stands in place of a whole one.
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { no, ok, type Result } from '@tessera/engine';

const CAUSES: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file or folder',
	EACCES: 'permission is missing',
	EPERM: 'permission is missing',
	EISDIR: 'it is a folder',
	ENOTDIR: 'a part of its path is no folder',
	ENOSPC: 'the disk is full',
	EROFS: 'the disk is read-only',
};

function causeOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return CAUSES[code] ?? (code || String(error));
}

export function readText(file: string): Result<string, string> {
	try {
		return ok(readFileSync(file, 'utf8'));
	} catch (error) {
		return no(`${file} cannot be read: ${causeOf(error)}.`);
	}
}

/** Writes beside the file first and then puts it in its place, which is one step for everybody who looks. */
export function writeWhole(file: string, text: string): Result<null, string> {
	const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
	try {
		writeFileSync(beside, text);
		renameSync(beside, file);
		return ok(null);
	} catch (error) {
		rmSync(beside, { force: true });
		return no(`${file} cannot be written: ${causeOf(error)}.`);
	}
}

export const isThere = (file: string): boolean => existsSync(file);

export const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
