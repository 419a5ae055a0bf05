// Breaks lines that are longer than the terminal is wide at a space, so that no word or piece is torn.
import { stripVTControlCharacters } from 'node:util';
import type { Look } from './look.ts';

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

const indentOf = (line: string): string => /^ */.exec(line)?.[0] ?? '';

function breakLine(line: string, columns: number): readonly string[] {
	if (widthOf(line) <= columns) return [line];
	const indent = indentOf(line);
	const lines: string[] = [];
	let current = '';
	for (const word of line.slice(indent.length).split(' ')) {
		const longer = current === '' ? indent + word : `${current} ${word}`;
		if (current !== '' && widthOf(longer) > columns) {
			lines.push(current);
			current = indent + word;
		} else current = longer;
	}
	return [...lines, current];
}

/** The lines as they fit; a line may hold line breaks of its own. */
export const wrapped = (look: Look, lines: readonly string[]): readonly string[] =>
	look.wraps ? lines.flatMap((line) => line.split('\n')).flatMap((line) => breakLine(line, look.columns)) : lines;
