// The clock and the chance of the machine that the server runs on.
import { randomBytes } from 'node:crypto';
import { type Secret, seedFromBytes } from '@tessera/engine';
import type { Later } from './ports.ts';

/** Does not keep the program from ending. */
export const laterHere: Later = (milliseconds, run) => {
	const timer = setTimeout(run, milliseconds);
	timer.unref();
	return () => clearTimeout(timer);
};

export const newSecretHere = (): Secret => seedFromBytes(randomBytes(32));
