// How a table says no.
import { no } from '@tessera/engine';
import type { Problem, ProblemCode } from '@tessera/protocol';
import type { TableState } from './state.ts';

export const problem = (code: ProblemCode, message: string): Problem => ({ code, message });

/** A refusal, as the functions that decide give it back. */
export const refuse = (code: ProblemCode, message: string) => no(problem(code, message));

/** At a table that does not wait any more, for what is only done while it does. */
export const tooLate = ({ game }: TableState) =>
	refuse('not-now', game ? 'The game has begun.' : 'This table was closed before a game began.');
