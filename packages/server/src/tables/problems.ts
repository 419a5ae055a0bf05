// How a table says no.
import { no } from '@tessera/engine';
import type { Problem, ProblemCode } from '@tessera/protocol';

export const problem = (code: ProblemCode, message: string): Problem => ({ code, message });

/** A refusal, as the functions that decide give it back. */
export const refuse = (code: ProblemCode, message: string) => no(problem(code, message));
