// Where pieces lie, in words: rows and columns counted from the top left of what is occupied.
import type { Cell } from '@tessera/engine';
import { listed } from '../../parts/list.ts';
import { say } from '../../words/say.ts';
import type { Corner } from '../course.ts';

const countedFrom = (least: number, values: readonly number[]): readonly number[] =>
	[...new Set(values)].sort((a, b) => a - b).map((value) => value - least + 1);

const isUnbroken = (numbers: readonly number[]): boolean =>
	numbers.every((number, index) => number === (numbers[0] ?? 0) + index);

const numbersWords = (numbers: readonly number[]): string =>
	numbers.length > 2 && isUnbroken(numbers)
		? say('events.from-to', { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 })
		: listed(numbers.map(String));

/** "row 2, columns 3 to 5" for cells of one line. */
export function placeWords(cells: readonly Cell[], corner: Corner): string {
	const rows = countedFrom(
		corner.y,
		cells.map(({ y }) => y),
	);
	const columns = countedFrom(
		corner.x,
		cells.map(({ x }) => x),
	);
	const values = { rows: numbersWords(rows), columns: numbersWords(columns) };
	if (rows.length === 1) return say('events.in-row', { ...values, count: columns.length });
	return say('events.in-column', { ...values, count: rows.length });
}
