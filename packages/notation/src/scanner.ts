// Reads one line of a text from left to right, keeping the place.
import { type Mark, type Marked, misread } from './problem.ts';

export interface SourceLine {
	/** Counted from 1. */
	readonly number: number;
	/** Without its line break. */
	readonly text: string;
}

export interface Scanner {
	/** The place of what comes next. */
	mark(): Mark;
	/** Passes over spaces and tabs. */
	skip(): void;
	/** Passes over what matches next, if it does; the pattern is sticky. */
	match(pattern: RegExp): string | null;
	/** Passes over exactly this text, if it comes next. */
	accept(literal: string): boolean;
}

const SPACES = /[ \t]*/y;
/** Nothing more on the line, but for spaces and a comment. */
const REST_IS_EMPTY = /[ \t]*(#|$)/y;
/** As much of the text as is worth showing: up to the next separator, or the separator itself. */
const TOKEN = /[^\s,;:/]{1,40}|\S/uy;

export const END_OF_LINE = 'the end of the line';

export const quoted = (text: string): string => `"${text}"`;

export function scan({ number, text }: SourceLine): Scanner {
	let at = 0;
	let column = 1;

	const pass = (passed: string): void => {
		at += passed.length;
		column += [...passed].length;
	};
	const matchHere = (pattern: RegExp): string | null => {
		pattern.lastIndex = at;
		return pattern.exec(text)?.[0] ?? null;
	};
	const match = (pattern: RegExp): string | null => {
		const found = matchHere(pattern);
		pass(found ?? '');
		return found;
	};
	const foundHere = (): string => {
		if (matchHere(REST_IS_EMPTY) !== null) return END_OF_LINE;
		const token = matchHere(TOKEN);
		if (token !== null) return quoted(token);
		return text.charAt(at) === '\n' ? 'a line break' : 'a space';
	};

	return {
		mark: () => ({ line: number, column, found: foundHere() }),
		skip() {
			match(SPACES);
		},
		match,
		accept(literal) {
			const isNext = text.startsWith(literal, at);
			if (isNext) pass(literal);
			return isNext;
		},
	};
}

/** What matches next, or a problem here. */
export function take(scanner: Scanner, pattern: RegExp, expected: string): Marked<string> {
	const mark = scanner.mark();
	return { value: scanner.match(pattern) ?? misread(mark, expected), mark };
}

/** Passes over exactly this text, or a problem here. */
export function expectText(scanner: Scanner, literal: string, expected = quoted(literal)): void {
	const mark = scanner.mark();
	if (!scanner.accept(literal)) misread(mark, expected);
}

/** Whether the line has no more to say: only spaces and a comment may follow. */
export function isAtEnd(scanner: Scanner): boolean {
	scanner.skip();
	return scanner.mark().found === END_OF_LINE;
}

export function expectEnd(scanner: Scanner): void {
	if (!isAtEnd(scanner)) misread(scanner.mark(), END_OF_LINE);
}

const WHOLE = /-?\d{1,16}/y;
const COUNT = /\d{1,16}/y;

/** A whole number; minus zero is zero. */
export function readWhole(scanner: Scanner): Marked<number> {
	const { value, mark } = take(scanner, WHOLE, 'a whole number');
	return { value: Number(value) + 0, mark };
}

/** A whole number without a sign. */
export function readCount(scanner: Scanner, expected = 'a whole number'): Marked<number> {
	const { value, mark } = take(scanner, COUNT, expected);
	return { value: Number(value), mark };
}
