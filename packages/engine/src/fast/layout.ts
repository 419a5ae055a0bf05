// How the fast board packs what it knows: drawn here once, for every file of this folder.
//
// The grid is 256 × 256 cells. A legal line has at most six pieces, so n pieces that hang together reach at most 5/6 n + 1
// cells from any one of them: with one piece of the board in the middle, no game of 108 pieces comes near the edge.
//
//   cell     15 ─────── 8 7 ─────── 0
//            │  y + 128  │  x + 128  │
//
// Every empty cell keeps two words for its row and two for its column. A *slot* is the address of such a pair, so one
// routine serves both axes: the next cell of the line is `stepOf(slot)` further, the crossing line is at `slot ^ 2`.
//
//   slot     17 ──────────────────── 2   1    0
//            │         cell           │ axis │ 0 │        axis 0: row, 1: column
//
//   lines[slot]       23 ─ 21  20 ── 18  17 ──────────── 0
//                     │ after │ before │ kinds  0 … 17    │
//   lines[slot + 1]      21 ────── 18  17 ──────────── 0
//                        │  score    │ kinds 18 … 35    │
//
//   kinds    what the line along this axis allows here: the companions of every piece of the runs that adjoin the cell;
//            none when those runs could not stand in one line; all when nothing adjoins
//   before   how many pieces adjoin on the left (above), after: on the right (below)
//   score    what the line would make with one piece laid here and nothing else: 0 when nothing adjoins
//
//   piece    21 ──────────────── 6 5 ── 0
//            │        cell        │ kind │
//
// The files with inner loops take what they use from here into names of their own (`const { read } = layout`), and nothing
// below refers to an export: V8 folds a module's private constants into the code it compiles, but loads an imported or an
// exported one from memory at every use, which cost a fifth of the speed.
import { COMPANIONS, FULL_HALF, HALF, highBit, lowBit } from '../core/kindset.ts';
import { ALL_KINDS, type Kind, QWIRKLE } from '../core/vocabulary.ts';

const side = 256;
const half = HALF;
const everyKind = FULL_HALF;
const longest = QWIRKLE;
const axisBit = 2;
const stepRight = 4;
const stepDown = stepRight * side;
const beforeShift = half;
const afterShift = beforeShift + 3;
const scoreShift = half;

export const CELLS = side * side;
export const GRID = side;
/** The cell in the middle, where a loaded board has one of its pieces. */
export const CENTRE = (CELLS + side) / 2;
/** Pieces further than this from the middle are refused: the rest is room for what could still be laid beyond them. */
export const REACH = side / 2 - 2 * longest;
export const WORDS_A_CELL = stepRight;

export const ROW = 0;
export const COLUMN = axisBit;
/** Both words of a line where nothing adjoins. */
export const UNTOUCHED = everyKind;

/** What lies on an empty cell. */
export const NO_KIND = -1;

/** The word at an index that is known to be inside. Always an Int32Array, so that the one read stays monomorphic. */
export const read = (words: Int32Array, index: number): number => words[index] as number;

export const slotOf = (cell: number, axis: number): number => cell * stepRight + axis;
export const cellOfSlot = (slot: number): number => slot >>> 2;
/** The slot of the same cell for the other axis. */
export const acrossOf = (slot: number): number => slot ^ axisBit;
/** From one cell's slot to the next one's, along the slot's own axis. */
export const stepOf = (slot: number): number => ((slot & axisBit) === 0 ? stepRight : stepDown);

export const beforeIn = (low: number): number => (low >>> beforeShift) & 7;
export const afterIn = (low: number): number => low >>> afterShift;
export const scoreIn = (high: number): number => high >>> scoreShift;
export const packLow = (kinds: number, before: number, after: number): number =>
	(kinds & everyKind) | (before << beforeShift) | (after << afterShift);
export const packHigh = (kinds: number, score: number): number => (kinds & everyKind) | (score << scoreShift);

/** Only the kinds of a line word, or of several that were joined. */
export const kindsIn = (word: number): number => word & everyKind;

/** Whether nothing touches the cell of a slot, along either axis: such a cell allows every kind. */
export const isUntouched = (lines: Int32Array, slot: number): boolean =>
	lines[slot] === everyKind && lines[slot ^ axisBit] === everyKind;

export const pieceOf = (cell: number, kind: number): number => (cell << 6) | kind;
export const cellOfPiece = (piece: number): number => piece >>> 6;
export const kindOfPiece = (piece: number): Kind => (piece & 63) as Kind;

/** The kinds that may stand in one line with a kind, in halves, by kind. */
export const COMPANIONS_LOW = Int32Array.from(COMPANIONS, ({ lo }) => lo);
export const COMPANIONS_HIGH = Int32Array.from(COMPANIONS, ({ hi }) => hi);

/** The bit of a kind in either half, by kind. */
export const LOW_BITS = Int32Array.from(ALL_KINDS, lowBit);
export const HIGH_BITS = Int32Array.from(ALL_KINDS, highBit);

/** Whether two halves hold a kind. */
export const holds = (low: number, high: number, kind: number): boolean =>
	(kind < half ? low & (1 << kind) : high & (1 << (kind - half))) !== 0;

/** The lowest kind of two halves that are not both empty. */
export const lowestKind = (low: number, high: number): number =>
	low !== 0 ? 31 - Math.clz32(low & -low) : half + 31 - Math.clz32(high & -high);

/** How many kinds one half holds: bits summed in pairs, then in fours, then in bytes. */
export function sizeOf(kinds: number): number {
	const pairs = kinds - ((kinds >>> 1) & 0x15555);
	const fours = (pairs & 0x33333) + ((pairs >>> 2) & 0x33333);
	const bytes = (fours + (fours >>> 4)) & 0x0f0f0f;
	return (bytes + (bytes >>> 8) + (bytes >>> 16)) & 0x1f;
}

/** C5: a point for each piece, six more for a line of six; a piece alone is no line. */
export const lineScore = (length: number): number => (length === longest ? 2 * longest : length === 1 ? 0 : length);
