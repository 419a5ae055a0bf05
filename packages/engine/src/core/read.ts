// Reads plain data that came from outside (a socket, a worker, a bot) as what it claims to be: fresh copies, so that nobody
// keeps a hold on what the game goes by, or null where it is something else.
import { isKind, type Kind } from './vocabulary.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The own field of an object; undefined for whatever is no object or has none of that name. */
export const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined;

/** A list read item by item; null when it is no list or one of its items is not read. */
export function readList<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null {
	if (!Array.isArray(value)) return null;
	const items: T[] = [];
	// By number: a list may have gaps, which are items that nobody can read.
	for (let index = 0; index < value.length; index++) {
		const item = read(value[index]);
		if (item === null) return null;
		items.push(item);
	}
	return items;
}

/** Adding 0 turns a -0, which a log kept as text could not tell from 0, into 0. */
export const readKind = (value: unknown): Kind | null => (isKind(value) ? ((value + 0) as Kind) : null);

export const readKinds = (value: unknown): readonly Kind[] | null => readList(value, readKind);

export const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value + 0 : null);
