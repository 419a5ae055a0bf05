// A row of cells on the terminal, three columns each. The column before a cell holds what marks it, so that runs of marked
// pieces get brackets around them: [put down tentatively], <laid last>.
import type { Kind } from '@tessera/engine';
import type { Look } from './look.ts';
import { drawPiece } from './pieces.ts';
import { type Standing, toned } from './style.ts';

export const CELL_WIDTH = 3;

/** What lies in a cell or is marked there. */
export type Content =
	| { readonly type: 'piece'; readonly kind: Kind; readonly standing: Standing }
	/** A piece can go here: for so many points, or null when the turn needs more pieces then. */
	| { readonly type: 'open'; readonly points: number | null }
	| { readonly type: 'empty' };

const NOTHING: Content = { type: 'empty' };

const BRACKETS: Readonly<Record<Standing, readonly [string, string]>> = {
	settled: [' ', ' '],
	last: ['<', '>'],
	tentative: ['[', ']'],
};

const standingOf = (content: Content): Standing => (content.type === 'piece' ? content.standing : 'settled');

/** The column between two cells; what was put down now is told before what was laid last. */
function boundary(left: Content, right: Content): string {
	const ends = standingOf(left);
	const begins = standingOf(right);
	if (ends === begins) return ' ';
	return begins === 'tentative' || ends === 'settled' ? BRACKETS[begins][0] : BRACKETS[ends][1];
}

function drawContent(look: Look, content: Content): string {
	if (content.type === 'piece') return drawPiece(look, content.kind, content.standing);
	if (content.type === 'empty') return toned(look, 'faint', look.ascii ? ' .' : ' ·');
	return content.points === null
		? toned(look, 'caution', ' ~')
		: toned(look, 'good', String(content.points).padStart(2));
}

/** The cells from left to right; always one column longer than the cells, for the last bracket. */
export function drawCells(look: Look, contents: readonly Content[]): string {
	const cells = contents.map(
		(content, index) => boundary(contents[index - 1] ?? NOTHING, content) + drawContent(look, content),
	);
	return cells.join('') + boundary(contents.at(-1) ?? NOTHING, NOTHING);
}
