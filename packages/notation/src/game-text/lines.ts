// What the lines of a game's file have in common: words, names before a colon, and lists of sizes.
import { type Marked, misread } from '../problem.ts';
import { expectText, quoted, type Scanner, take } from '../scanner.ts';
import type { Source } from './source.ts';

/** Takes the next line, which begins with this word. */
export function takeLine(source: Source, word: string, expected: string): Scanner {
	const mark = source.mark();
	const scanner = source.take(expected);
	scanner.skip();
	if (!scanner.accept(`${word} `)) misread(mark, expected);
	return scanner;
}

const UP_TO_COLON = /[^:]+(?=:)/y;

/** A name and its colon. */
export function readName(scanner: Scanner): Marked<string> {
	scanner.skip();
	const { value, mark } = take(scanner, UP_TO_COLON, 'a name and a colon');
	expectText(scanner, ':');
	scanner.skip();
	return { value, mark: { ...mark, found: quoted(value) } };
}

export function expectName(scanner: Scanner, name: string): void {
	const found = readName(scanner);
	if (found.value !== name) misread(found.mark, quoted(name));
}

const SIZES = /\d+(?:,\d+)*/y;

/** The largest line that each seat holds, as announced. C2, K2 */
export function readSizes(scanner: Scanner): Marked<string> {
	scanner.skip();
	const { value, mark } = take(scanner, SIZES, 'the sizes announced');
	return { value, mark: { ...mark, found: quoted(value) } };
}

export function expectSizes({ value, mark }: Marked<string>, sizes: readonly number[]): void {
	if (value !== sizes.join(',')) misread(mark, quoted(sizes.join(',')));
}
