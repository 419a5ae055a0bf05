// Reads parts of a JSON query: each function takes what came and gives it back typed, or says in words what is wrong with it.
import { type Kind, no, ok, type Placed, type Result } from '@tessera/engine';
import { parsePiece } from '@tessera/notation';

export type Read<T> = Result<T, string>;

const LONGEST_ECHO = 40;

/** A value in a message: short, and never written out whole, since it may be nested deeper than can be written. */
function echo(value: unknown): string {
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === 'object' && value !== null) return 'an object';
	const text = JSON.stringify(value) ?? 'missing';
	return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}...` : text;
}

export function readObject(text: string): Read<Readonly<Record<string, unknown>>> {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok({ ...value });
		return no('a line holds one JSON object');
	} catch {
		return no(text.trim() === '' ? 'the line is empty' : 'the line is not valid JSON');
	}
}

/** Reads every item of a list; the first that fails is the answer. */
export function readList<T>(value: unknown, name: string, readItem: (item: unknown) => Read<T>): Read<readonly T[]> {
	if (!Array.isArray(value)) return no(`"${name}" is a list, not ${echo(value)}`);
	const items: T[] = [];
	for (const each of value) {
		const item = readItem(each);
		if (!item.ok) return item;
		items.push(item.value);
	}
	return ok(items);
}

export function readPiece(value: unknown): Read<Kind> {
	const kind = typeof value === 'string' ? parsePiece(value) : null;
	return kind === null
		? no(`${echo(value)} is no piece: a colour of r o y g b p, then a shape of o x d q s c`)
		: ok(kind);
}

export function readPlaced(value: unknown): Read<Placed> {
	if (!Array.isArray(value) || value.length !== 3)
		return no(`a piece on the board is ["piece", x, y], not ${echo(value)}`);
	const [code, x, y]: readonly unknown[] = value;
	const kind = readPiece(code);
	if (!kind.ok) return kind;
	if (!Number.isInteger(x) || !Number.isInteger(y))
		return no(`the place of ${echo(code)} is two whole numbers, not ${echo(x)} and ${echo(y)}`);
	// JSON has a minus zero; on the board there is one zero.
	return ok({ kind: kind.value, x: Number(x) + 0, y: Number(y) + 0 });
}

export function readFlag(value: unknown, name: string): Read<boolean> {
	if (value === undefined) return ok(false);
	return typeof value === 'boolean' ? ok(value) : no(`"${name}" is true or false, not ${echo(value)}`);
}

export function readWhole(value: unknown, name: string, most: number): Read<number> {
	const isFit = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
	return isFit ? ok(value) : no(`"${name}" is a whole number from 0 to ${most}, not ${echo(value)}`);
}
