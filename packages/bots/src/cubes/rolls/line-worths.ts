// What laying the pieces of each line is worth: with it, the worth of any hand is a few look-ups, and all rolls of six cubes
// cost some hundred questions to the board instead of 46,656.
import { countColours, type Kind } from '@tessera/engine';
import { type FastBoard, layout, MoveList } from '@tessera/engine/fast';
import { KINDS_OF_LINE, LINE_COUNT, linesOf, memberBit } from './lines.ts';

const { read } = layout;

// Worths are whole numbers, so that they can be compared without branches, and remember the line they are of:
//
//   worth    30 ──────────────────── 10 9 ──────── 0
//            │  points × 2048, signed  │   line     │
//
// The line is too small a part of a point to matter, and whatever a worth is passed on to, it tells which line to lay.

const lineCount = 2 ** 10;
const fractions = 2 ** 11;
export const POINT = fractions * lineCount;
/** The worth of what cannot be laid. Far enough below all others, near enough to subtract without overflow. */
export const NOTHING = -(2 ** 28);

export const worthOf = (points: number, line: number): number => Math.round(points * fractions) * lineCount + line;
export const lineIn = (worth: number): number => worth & (lineCount - 1);

const MEMBERS = [0, 1, 2, 3, 4, 5];
const list = new MoveList();

/** The most points that the kinds of a line, or some of them, can score. */
function mostPoints(board: FastBoard, line: number): number {
	const kinds = KINDS_OF_LINE[line];
	if (!kinds) return NOTHING;
	board.best(kinds, list);
	return list.count === 0 ? NOTHING : worthOf(list.score(0), line);
}

export class LineWorths {
	/** By line. */
	readonly worths = new Int32Array(LINE_COUNT);

	clear(): void {
		this.worths.fill(NOTHING);
	}

	/** The points on this board of every line that the cubes can show. */
	ofPoints(board: FastBoard, cubes: readonly Kind[]): void {
		this.clear();
		for (const line of linesOf(countColours(cubes))) this.worths[line] = mostPoints(board, line);
	}

	set(line: number, points: number): void {
		this.worths[line] = worthOf(points, line);
	}

	/** Gives every line the worth of its best part, for nobody has to lay all of it. */
	settle(): void {
		const { worths } = this;
		for (const member of MEMBERS)
			for (let line = 0; line < LINE_COUNT; line++)
				if ((line & memberBit(member)) !== 0)
					worths[line] = Math.max(read(worths, line), read(worths, line - memberBit(member)));
	}
}
