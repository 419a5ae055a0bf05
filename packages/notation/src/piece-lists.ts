// Pieces in a text: glued together in a hand or a series, or a list of them with spaces between; a dash stands for none.
import type { Kind } from '@tessera/engine';
import { parsePiece } from './pieces.ts';
import { type Marked, misread } from './problem.ts';
import type { Scanner } from './scanner.ts';

const CODE = /[a-z]{2}/y;
const MORE = /(?=[A-Za-z0-9])/y;
/** A dash that is not the start of an arrow. */
const NONE = /-(?!>)/y;

export const isWordNext = (scanner: Scanner): boolean => scanner.match(MORE) !== null;

export const isNoneNext = (scanner: Scanner): boolean => scanner.match(NONE) !== null;

export function readPiece(scanner: Scanner): Marked<Kind> {
	const mark = scanner.mark();
	return { value: parsePiece(scanner.match(CODE) ?? '') ?? misread(mark, 'a piece such as ro'), mark };
}

/** One or more of something, each beginning with a letter or digit. */
function readWhile<T>(scanner: Scanner, read: () => T): readonly T[] {
	const items = [read()];
	while (isWordNext(scanner)) items.push(read());
	return items;
}

/** Pieces glued together, at least one: `rorxrd`. */
export const readRun = (scanner: Scanner): readonly Marked<Kind>[] => readWhile(scanner, () => readPiece(scanner));

/** The same, or a dash for none. */
export const readRunOrNone = (scanner: Scanner): readonly Marked<Kind>[] =>
	isNoneNext(scanner) ? [] : readRun(scanner);

/** One or more items with spaces around them, or a dash for none. */
export function readList<T>(scanner: Scanner, readItem: (scanner: Scanner) => T): readonly T[] {
	const spaced = <S>(value: S): S => {
		scanner.skip();
		return value;
	};
	scanner.skip();
	return spaced(isNoneNext(scanner) ? [] : readWhile(scanner, () => spaced(readItem(scanner))));
}

/** What was read, without the places. */
export const valuesOf = <T>(marked: readonly Marked<T>[]): readonly T[] => marked.map(({ value }) => value);
