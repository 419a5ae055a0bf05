// What is wrong with a text, and where. Reading gives up at the first fault, from any depth; `reading` turns that into a Result.
import { no, ok, type RecordProblem, type Refusal, type Result, type SetupProblem } from '@tessera/engine';

/** Line and column count from 1; a column is a character, whatever its bytes. */
export interface TextProblem {
	readonly line: number;
	readonly column: number;
	/** In plain English: `a piece such as ro`. */
	readonly expected: string;
	/** What stands there, in quotes, or the end of the line or of the text. */
	readonly found: string;
	/** Why, where the text is well formed but against the rules. */
	readonly problem?: Refusal | SetupProblem | RecordProblem;
}

/** A place in a text, with what stands there. */
export type Mark = Pick<TextProblem, 'line' | 'column' | 'found'>;

/** Something read from a text, with the place it stands in. */
export interface Marked<T> {
	readonly value: T;
	readonly mark: Mark;
}

class Misread extends Error {
	readonly problem: TextProblem;
	constructor(problem: TextProblem) {
		super(describeProblem(problem));
		this.problem = problem;
	}
}

/** Gives up reading. Only inside `reading`. */
export function misread(mark: Mark, expected: string, problem?: TextProblem['problem']): never {
	const { line, column, found } = mark;
	throw new Misread({ line, column, expected, found, ...(problem && { problem }) });
}

/** What was read, or the fault at which reading stopped. */
export function reading<T>(read: () => T): Result<T, TextProblem> {
	try {
		return ok(read());
	} catch (error) {
		if (error instanceof Misread) return no(error.problem);
		throw error;
	}
}

/** One sentence for people. */
export const describeProblem = ({ line, column, expected, found }: TextProblem): string =>
	`line ${line}, column ${column}: expected ${expected}, found ${found}`;

/** `place, exchange or pass` */
export const anyOf = (choices: readonly string[]): string =>
	choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
