// Signs of life in the data folder: the next start knows from them how long nobody could play.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY = 10_000;
const fileIn = (folder: string): string => join(folder, 'last-alive');

/** When a server last ran on this folder; null where that is not known. */
export function lastSignOfLife(folder: string): number | null {
	try {
		const at = Number(readFileSync(fileIn(folder), 'utf8'));
		return Number.isSafeInteger(at) && at > 0 ? at : null;
	} catch {
		return null;
	}
}

/** Gives signs until the function is called, which gives the last. One that cannot be written costs nobody anything else. */
export function giveSignsOfLife(
	folder: string,
	now: () => number,
	onFault: (what: string, error: unknown) => void,
): () => void {
	const sign = (): void => {
		try {
			writeFileSync(fileIn(folder), String(now()), { mode: 0o600 });
		} catch (error) {
			onFault('a sign of life could not be written', error);
		}
	};
	sign();
	const timer = setInterval(sign, EVERY);
	timer.unref();
	return () => {
		clearInterval(timer);
		sign();
	};
}
