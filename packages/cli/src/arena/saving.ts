// The folder that the games of a match are saved in, one file each.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { no, ok, type Result } from '@tessera/engine';
import { writeWhole } from '../files.ts';
import type { Pairing } from './deals.ts';

const DIGITS = 4;

/** `deal-0007-seat-2.txt`: the deal, and where A sat. */
export const fileNameOf = ({ deal, seatA }: Pairing): string =>
	`deal-${`${deal + 1}`.padStart(DIGITS, '0')}-seat-${seatA + 1}.txt`;

/** Makes the folder where it is not there yet. One with something in it is left alone: games of two matches must not mix. */
export function prepareFolder(folder: string): Result<null, string> {
	try {
		mkdirSync(folder, { recursive: true });
		return readdirSync(folder).length === 0
			? ok(null)
			: no(`The folder ${folder} is not empty; choose another one to save the games in.`);
	} catch (error) {
		return no(`${folder} cannot be made a folder: ${error instanceof Error ? error.message : String(error)}.`);
	}
}

export const saveGame = (folder: string, pairing: Pairing, text: string): Result<null, string> =>
	writeWhole(join(folder, fileNameOf(pairing)), text);
