// The tags at the head of a game's file: `[Name "value"]`, one a line.
import { type Mark, type Marked, misread } from '../problem.ts';
import { expectEnd, expectText, quoted, type Scanner, take } from '../scanner.ts';

/** A tag, with the places of its name and of its value. */
export interface Tag {
	readonly name: Marked<string>;
	readonly value: Marked<string>;
}

/** What cannot stand between the quotes as it is: a line break would end the tag, half a character cannot be saved. */
const SPECIAL = /["\\]|[\p{Cc}\p{Cs}]/gu;

const escaped = (character: string): string =>
	character === '"' || character === '\\'
		? `\\${character}`
		: `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const formatTag = (name: string, value: string): string => `[${name} "${value.replace(SPECIAL, escaped)}"]`;

const PLAIN = /[^"\\]+/y;
const ESCAPE = /\\(?:["\\]|u[0-9a-f]{4})/y;
const ESCAPE_EXPECTED = 'the closing quote, \\", \\\\ or \\u with 4 hexadecimal digits';
const NAME = /[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)?/y;

const unescaped = (code: string): string =>
	code.length === 2 ? code.charAt(1) : String.fromCharCode(Number.parseInt(code.slice(2), 16));

/** The text between the quotes. */
function readQuoted(scanner: Scanner): string {
	let value = '';
	for (;;) {
		value += scanner.match(PLAIN) ?? '';
		const mark = scanner.mark();
		if (scanner.accept('"')) return value;
		value += unescaped(scanner.match(ESCAPE) ?? misread(mark, ESCAPE_EXPECTED));
	}
}

function readValue(scanner: Scanner): Marked<string> {
	expectText(scanner, '"', 'a value in quotes');
	const start: Mark = scanner.mark();
	const value = readQuoted(scanner);
	return { value, mark: { ...start, found: quoted(value) } };
}

export function readTag(scanner: Scanner): Tag {
	scanner.skip();
	expectText(scanner, '[');
	const name = take(scanner, NAME, 'the name of a tag');
	scanner.skip();
	const value = readValue(scanner);
	scanner.skip();
	expectText(scanner, ']');
	expectEnd(scanner);
	return { name, value };
}
