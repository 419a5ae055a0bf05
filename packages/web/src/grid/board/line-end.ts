// Where the count of a line is written: just beyond its last piece, where nothing can lie.
import { cellKey, type ScoredLine } from '@tessera/engine';
import { UNIT } from './drawings.ts';

const GAP = 6;
const HALF_HEIGHT = 28;

/** As a transform to the middle of something so wide. */
export function endOf({ axis, pieces }: ScoredLine, width: number): string {
	const last = pieces.at(-1) ?? { x: 0, y: 0 };
	const [dx, dy] = axis === 'row' ? [UNIT / 2 + width / 2 + GAP, 0] : [0, UNIT / 2 + HALF_HEIGHT + GAP];
	return `translate(${last.x * UNIT + dx} ${last.y * UNIT + dy})`;
}

/** Tells the lines of a move apart. */
export const lineKey = ({ axis, pieces }: ScoredLine): string => axis + cellKey(pieces[0] ?? { x: 0, y: 0 });
