// What laying the pieces of each line is worth: with it, the worth of any hand is a few look-ups, and all rolls of six cubes
// cost some hundred questions to the board instead of 46,656.
import { countColours, type Kind } from '@tessera/engine';
import { type FastBoard, layout, MoveList } from '@tessera/engine/fast';
import { KINDS_OF_LINE, LINE_COUNT, linesOf, memberBit } from './lines.ts';

const { read } = layout;

/** Worths are whole numbers, for the sake of comparing without branches: so many to a point. */
export const POINT = 2 ** 14;
/** The worth of what cannot be laid. Far enough below all others, near enough to subtract without overflow. */
export const NOTHING = -(2 ** 28);

const MEMBERS = [0, 1, 2, 3, 4, 5];
const list = new MoveList();

/** The most points that the kinds of a line, or some of them, can score. */
function mostPoints(board: FastBoard, line: number): number {
	const kinds = KINDS_OF_LINE[line];
	if (!kinds) return NOTHING;
	board.best(kinds, list);
	return list.count === 0 ? NOTHING : list.score(0) * POINT;
}

export class LineWorths {
	/** By line. */
	readonly worths = new Int32Array(LINE_COUNT);
	/** By line: which line its worth comes from, itself or a part of it. Only kept by `settle`. */
	readonly sources = new Int32Array(LINE_COUNT);

	clear(): void {
		this.worths.fill(NOTHING);
	}

	/** The points on this board of every line that the cubes can show. */
	ofPoints(board: FastBoard, cubes: readonly Kind[]): void {
		this.clear();
		for (const line of linesOf(countColours(cubes))) this.worths[line] = mostPoints(board, line);
	}

	set(line: number, points: number): void {
		this.worths[line] = Math.round(points * POINT);
	}

	/** Gives every line the worth of its best part, for nobody has to lay all of it. */
	settle(): void {
		for (let line = 0; line < LINE_COUNT; line++) this.sources[line] = line;
		for (const member of MEMBERS)
			for (let line = 0; line < LINE_COUNT; line++)
				if ((line & memberBit(member)) !== 0) this.inherit(line, line - memberBit(member));
	}

	private inherit(line: number, part: number): void {
		if (read(this.worths, part) <= read(this.worths, line)) return;
		this.worths[line] = read(this.worths, part);
		this.sources[line] = read(this.sources, part);
	}
}
