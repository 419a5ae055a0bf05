// Values out of rows of a database, with their types made sure of.
import type { SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

export function text(row: Row, column: string): string {
	const value = row[column];
	if (typeof value !== 'string') throw new TypeError(`${column} is no text`);
	return value;
}

export const textOrNull = (row: Row, column: string): string | null =>
	row[column] === null ? null : text(row, column);

export function number(row: Row, column: string): number {
	const value = row[column];
	if (typeof value !== 'number') throw new TypeError(`${column} is no number`);
	return value;
}

export function bytes(row: Row, column: string): Uint8Array<ArrayBuffer> {
	const value = row[column];
	if (!(value instanceof Uint8Array)) throw new TypeError(`${column} is no bytes`);
	return value;
}
