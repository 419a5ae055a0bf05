// The folder that the games of a match are saved in, one file each.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { no, ok, type Result } from '@tessera/engine';
import { writeWhole } from '../files.ts';
import type { Pairing } from './deals.ts';

const DIGITS = 4;

/** `deal-0007-seat-2.txt`: the deal, and where A sat. */
export const fileNameOf = ({ deal, seatA }: Pairing): string =>
	`deal-${`${deal + 1}`.padStart(DIGITS, '0')}-seat-${seatA + 1}.txt`;

const REASONS: Readonly<Record<string, string>> = {
	ENOTDIR: 'something above it is a file',
	EACCES: 'that is not allowed there',
	EPERM: 'that is not allowed there',
	EROFS: 'nothing can be written there',
	ENAMETOOLONG: 'its name is too long',
	ENOSPC: 'there is no room left',
};

/** Why it could not be made, where there are words for it. */
function reasonOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? `${error.code}` : '';
	const words = REASONS[code] ?? code;
	return words === '' ? '' : `: ${words}`;
}

/** Makes the folder where it is not there yet. One with something in it is left alone: games of two matches must not mix. */
export function prepareFolder(folder: string): Result<null, string> {
	if (folder.trim() === '') return no('The folder to save the games in has no name.');
	if (existsSync(folder) && !statSync(folder).isDirectory())
		return no(`${folder} is a file; choose a folder to save the games in.`);
	try {
		mkdirSync(folder, { recursive: true });
		return readdirSync(folder).length === 0
			? ok(null)
			: no(`The folder ${folder} is not empty; choose another one to save the games in.`);
	} catch (error) {
		return no(`${folder} cannot be made a folder${reasonOf(error)}.`);
	}
}

export const saveGame = (folder: string, pairing: Pairing, text: string): Result<null, string> =>
	writeWhole(join(folder, fileNameOf(pairing)), text);
