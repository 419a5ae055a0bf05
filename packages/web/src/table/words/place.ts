// Where pieces lie, in words: rows and columns counted from the middle, where the first piece of the game lies. So a place keeps
// its name however the board grows.
import type { Cell } from '@tessera/engine';
import { listed } from '../../parts/list.ts';
import { say } from '../../words/say.ts';

const inOrder = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

const isUnbroken = (numbers: readonly number[]): boolean =>
	numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

const rowWords = (y: number): string =>
	say('events.row', { side: y < 0 ? 'up' : y > 0 ? 'down' : 'middle', number: Math.abs(y) });

const columnWords = (x: number): string =>
	say('events.column', { side: x < 0 ? 'left' : x > 0 ? 'right' : 'middle', number: Math.abs(x) });

const severalWords = (numbers: readonly number[], words: (number: number) => string): string =>
	numbers.length > 2 && isUnbroken(numbers)
		? say('events.from-to', { from: words(numbers[0] ?? 0), to: words(numbers.at(-1) ?? 0) })
		: listed(numbers.map(words));

/** "row 2 down, from column 3 right to column 5 right" for cells of one line; a single cell by its row and its column. */
export function placeWords(cells: readonly Cell[]): string {
	const rows = inOrder(cells.map(({ y }) => y));
	const columns = inOrder(cells.map(({ x }) => x));
	const [row, column] = [severalWords(rows, rowWords), severalWords(columns, columnWords)];
	return rows.length === 1
		? say('events.place', { line: row, across: column })
		: say('events.place', { line: column, across: row });
}
