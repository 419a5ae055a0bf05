// The board under search: mutable, in place, undone exactly. It keeps for every empty cell what its row and its column
// allow (layout.ts), and the list of open cells, so that no question ever looks at the bounding box.
import * as layout from './layout.ts';

const { afterIn, beforeIn, cellOfSlot, holds, isUntouched, lineScore, packHigh, packLow, read, slotOf, stepOf } =
	layout;
const { CELLS, COLUMN, COMPANIONS_HIGH, COMPANIONS_LOW, NO_KIND, ROW, UNTOUCHED, WORDS_A_CELL } = layout;

/** More pieces than any game has. */
const MOST_PIECES = 256;

// What undo needs of one laid piece:
//
//   0     1                2          3 4        5 6       7 8          9 10
//   cell  index it had in  how many   row: end   row: end  column: end  column: end
//         the open list    were open  before     after     before       after
const RECORD = 11;
const RECORD_ROW = 3;
const RECORD_COLUMN = 7;
const NOT_OPEN = -1;

export class Ground {
	/** Two words a line, four a cell. Those of a laid cell stay as they were when it was empty: undo finds its ends there. */
	readonly lines = new Int32Array(CELLS * WORDS_A_CELL).fill(UNTOUCHED);
	/** The empty cells that touch a piece, in no order that means anything. */
	readonly open = new Int32Array(4 * MOST_PIECES);
	openCount = 0;
	laidCount = 0;
	/** By cell: the kind that lies there, or NO_KIND. */
	private readonly occupants = new Int32Array(CELLS).fill(NO_KIND);
	/** By cell: where an open one stands in the list. */
	private readonly openIndex = new Int32Array(CELLS);
	private readonly records = new Int32Array(MOST_PIECES * RECORD);

	/** The kind at a cell, NO_KIND when it is empty. */
	kindAt(cell: number): number {
		return read(this.occupants, cell);
	}

	/** Lays a piece that the rules allow there; nothing is checked. */
	layUnchecked(cell: number, kind: number): void {
		const record = this.laidCount++ * RECORD;
		const index = isUntouched(this.lines, slotOf(cell, ROW)) ? NOT_OPEN : read(this.openIndex, cell);
		if (index !== NOT_OPEN) this.close(index);
		this.records[record] = cell;
		this.records[record + 1] = index;
		this.records[record + 2] = this.openCount;
		this.occupants[cell] = kind;
		this.growLine(slotOf(cell, ROW), kind, record + RECORD_ROW);
		this.growLine(slotOf(cell, COLUMN), kind, record + RECORD_COLUMN);
	}

	/** Takes the piece laid last off again; everything is as it was before. */
	undo(): void {
		const record = --this.laidCount * RECORD;
		const cell = read(this.records, record);
		const index = read(this.records, record + 1);
		this.occupants[cell] = NO_KIND;
		this.restoreLine(slotOf(cell, ROW), record + RECORD_ROW);
		this.restoreLine(slotOf(cell, COLUMN), record + RECORD_COLUMN);
		this.openCount = read(this.records, record + 2);
		if (index !== NOT_OPEN) this.reopen(cell, index);
	}

	/** Takes every piece off: costs what was laid, not what the grid holds. */
	clear(): void {
		while (this.laidCount > 0) this.undo();
	}

	/** Tells the empty cells at both ends of the run that a new piece joins. */
	private growLine(slot: number, kind: number, record: number): void {
		const low = read(this.lines, slot);
		const before = beforeIn(low);
		const after = afterIn(low);
		const step = stepOf(slot);
		const length = before + 1 + after;
		const first = slot - (before + 1) * step;
		const last = slot + (after + 1) * step;
		this.touch(first, record);
		this.touch(last, record + 2);
		const farBefore = beforeIn(read(this.lines, first));
		const farAfter = afterIn(read(this.lines, last));
		if (farBefore > 0 && !this.accepts(first, slot, step, after)) this.forbid(first);
		if (farAfter > 0 && !this.accepts(last, slot, -step, before)) this.forbid(last);
		this.narrow(first, slot, kind, farBefore, length);
		this.narrow(last, slot, kind, length, farAfter);
	}

	private restoreLine(slot: number, record: number): void {
		const low = read(this.lines, slot);
		const step = stepOf(slot);
		const first = slot - (beforeIn(low) + 1) * step;
		const last = slot + (afterIn(low) + 1) * step;
		this.lines[first] = read(this.records, record);
		this.lines[first + 1] = read(this.records, record + 1);
		this.lines[last] = read(this.records, record + 2);
		this.lines[last + 1] = read(this.records, record + 3);
	}

	/** Records the line words of an empty cell that is about to change, opens it if it was untouched. */
	private touch(slot: number, record: number): void {
		if (isUntouched(this.lines, slot)) this.reveal(cellOfSlot(slot));
		this.records[record] = read(this.lines, slot);
		this.records[record + 1] = read(this.lines, slot + 1);
	}

	/**
	 * Whether the run beyond an end could stand in one line with the new piece and the run behind that piece. What lies
	 * between the end and the new piece needs no look: the end's kinds are none already if that clashed.
	 */
	private accepts(end: number, slot: number, step: number, behind: number): boolean {
		const low = read(this.lines, end);
		const high = read(this.lines, end + 1);
		for (let i = 0; i <= behind; i++) if (!holds(low, high, this.kindAt(cellOfSlot(slot + i * step)))) return false;
		return true;
	}

	private forbid(end: number): void {
		this.lines[end] = 0;
		this.lines[end + 1] = 0;
	}

	/** Leaves at an end of a run what the run with its new piece still allows. */
	private narrow(end: number, slot: number, kind: number, before: number, after: number): void {
		const low = read(this.lines, end) & read(this.lines, slot) & read(COMPANIONS_LOW, kind);
		const high = read(this.lines, end + 1) & read(this.lines, slot + 1) & read(COMPANIONS_HIGH, kind);
		this.lines[end] = packLow(low, before, after);
		this.lines[end + 1] = packHigh(high, lineScore(before + after + 1));
	}

	private reveal(cell: number): void {
		this.openIndex[cell] = this.openCount;
		this.open[this.openCount++] = cell;
	}

	/** Takes a cell out of the list; the last one moves into its place. */
	private close(index: number): void {
		const moved = read(this.open, --this.openCount);
		this.open[index] = moved;
		this.openIndex[moved] = index;
	}

	/** The exact opposite of close: the cell that was moved goes back to the end. */
	private reopen(cell: number, index: number): void {
		const moved = read(this.open, index);
		this.open[this.openCount] = moved;
		this.openIndex[moved] = this.openCount++;
		this.open[index] = cell;
		this.openIndex[cell] = index;
	}
}
