// Short ways to write pieces where lessons and figures are told as data: `ro` is the red circle, `gs` the green star.
import type { Kind, Placed } from '@tessera/engine';
import { parsePiece } from '@tessera/notation';

export function kind(code: string): Kind {
	const parsed = parsePiece(code);
	if (parsed === null) throw new Error(`no piece has the code ${code}`);
	return parsed;
}

const split = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** `kinds('ro rx')`: a red circle and a red cross. */
export const kinds = (codes: string): readonly Kind[] => split(codes).map(kind);

/** `placed('ro@0,0 rx@1,0')`: pieces and the cells they lie on, x to the right and y downwards. */
export const placed = (text: string): readonly Placed[] =>
	split(text).map((word) => {
		const [code = '', cell = ''] = word.split('@');
		const [x, y] = cell.split(',').map(Number);
		if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y))
			throw new Error(`no piece lies like this: ${word}`);
		return { kind: kind(code), x, y };
	});

/** Pieces side by side from 0,0, row by row; `..` leaves a cell free. */
export const rows = (...lines: readonly string[]): readonly Placed[] =>
	lines.flatMap((line, y) => split(line).flatMap((code, x) => (code === '..' ? [] : [{ kind: kind(code), x, y }])));

/** `series('bo bq bc', 'rs ys gs')`: a table of two series. */
export const series = (...lines: readonly string[]): readonly (readonly Kind[])[] => lines.map(kinds);
