// The lines of a game's file that say something, one after the other.
import { type Mark, misread } from '../problem.ts';
import { type Scanner, type SourceLine, scan } from '../scanner.ts';

export interface Source {
	/** Whether the next line begins so; false at the end of the text. */
	isNext(beginning: RegExp): boolean;
	isAtEnd(): boolean;
	/** The next line, to be read; a problem at the end of the text. */
	take(expected: string): Scanner;
	/** The place of the next line, or of the end of the text. */
	mark(): Mark;
}

/** Blank, or only a comment. */
const SAYS_NOTHING = /^[ \t]*(#.*)?$/;
/** Some editors put this invisible mark at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const linesOf = (text: string): readonly SourceLine[] =>
	text
		.replace(BYTE_ORDER_MARK, '')
		.split(/\r?\n/)
		.map((line, index) => ({ number: index + 1, text: line }));

export function sourceOf(text: string): Source {
	const all = linesOf(text);
	const lines = all.filter((line) => !SAYS_NOTHING.test(line.text));
	const last = all.at(-1);
	const end: Mark = {
		line: last?.number ?? 1,
		column: [...(last?.text ?? '')].length + 1,
		found: 'the end of the text',
	};
	let at = 0;

	const mark = (): Mark => {
		const line = lines[at];
		if (!line) return end;
		const scanner = scan(line);
		scanner.skip();
		return scanner.mark();
	};
	return {
		isNext: (beginning) => beginning.test(lines[at]?.text.trimStart() ?? ''),
		isAtEnd: () => at === lines.length,
		take(expected) {
			const line = lines[at] ?? misread(end, expected);
			at++;
			return scan(line);
		},
		mark,
	};
}
