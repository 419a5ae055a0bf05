// Every placement on the board with its score, each exactly once, found from the open cells alone (C4, C5).
//
// A placement lies in one line and covers at least one open cell; it is found from the first open cell it covers, its
// *anchor*. Along the anchor's line it may reach back only through untouched cells, since an open one would be its anchor
// instead, and forwards as far as the hand lasts: from a cell, over the run that adjoins it, to the next empty one. So the
// search lays the anchor's piece first, the tightest choice, then goes forwards and, from every step of that, back.
// Single pieces, which lie in a row and in a column at once, are reported once for both.
import type { KindSet } from '../core/kindset.ts';
import { QWIRKLE } from '../core/vocabulary.ts';
import type { Ground } from './ground.ts';
import * as layout from './layout.ts';
import { MoveList } from './move-list.ts';

const { acrossOf, afterIn, beforeIn, cellOfSlot, holds, isUntouched, kindOfPiece, lineScore, lowestKind } = layout;
const { pieceOf, read, scoreIn, sizeOf, slotOf, stepOf, COMPANIONS_HIGH, COMPANIONS_LOW, NO_KIND, ROW } = layout;

const longest = QWIRKLE;
const NOWHERE = -1;
const ANY_SCORE = -1;

/** The pieces of the placement under way: module-wide, since its address is then a constant; searches never nest. */
const path = new Int32Array(32);

/** Whether two halves hold at least two kinds. */
const isPlural = (low: number, high: number): boolean =>
	(low & (low - 1)) !== 0 || (high & (high - 1)) !== 0 || (low !== 0 && high !== 0);

export class Generator {
	private readonly ground: Ground;
	private readonly lines: Int32Array;
	private readonly scratch = new MoveList();
	private list = this.scratch;
	/** Only placements that score more are wanted. */
	private floor = ANY_SCORE;
	/** Whether each placement found replaces the one before and raises the floor. */
	private onlyBest = false;
	/** The untouched cell before the anchor, if there is one. */
	private backSlot = NOWHERE;

	constructor(ground: Ground) {
		this.ground = ground;
		this.lines = ground.lines;
	}

	/** Puts every placement of pieces of the hand into the list, in place of what was there. */
	all(hand: KindSet, list: MoveList): void {
		this.search(hand, list, false);
	}

	/** Puts the first placement of the highest score into the list, in place of what was there. */
	best(hand: KindSet, list: MoveList): void {
		this.search(hand, list, true);
	}

	/** How many placements there are. */
	count(hand: KindSet): number {
		this.search(hand, this.scratch, false);
		return this.scratch.count;
	}

	private search(hand: KindSet, list: MoveList, onlyBest: boolean): void {
		const { lo, hi } = hand;
		if (sizeOf(lo) + sizeOf(hi) > longest) throw new RangeError('a hand has at most six kinds');
		list.clear();
		this.list = list;
		this.floor = ANY_SCORE;
		this.onlyBest = onlyBest;
		const lines = this.lines;
		const { open, openCount } = this.ground;
		for (let i = 0; i < openCount; i++) {
			const row = slotOf(read(open, i), ROW);
			const low = read(lines, row) & read(lines, acrossOf(row)) & lo;
			const high = read(lines, row + 1) & read(lines, acrossOf(row) + 1) & hi;
			if ((low | high) !== 0) this.explore(row, low, high, lo, hi);
		}
	}

	/** Finds the placements whose anchor is this open cell, where these kinds fit. */
	private explore(row: number, low: number, high: number, handLow: number, handHigh: number): void {
		const lines = this.lines;
		const column = acrossOf(row);
		const rowLow = read(lines, row) & handLow;
		const rowHigh = read(lines, row + 1) & handHigh;
		const columnLow = read(lines, column) & handLow;
		const columnHigh = read(lines, column + 1) & handHigh;
		this.list.reserve();
		this.singles(row, low, high);
		if (isPlural(rowLow, rowHigh)) this.start(row, rowLow, rowHigh);
		if (isPlural(columnLow, columnHigh)) this.start(column, columnLow, columnHigh);
	}

	private singles(row: number, firstLow: number, firstHigh: number): void {
		const score = scoreIn(read(this.lines, row + 1)) + scoreIn(read(this.lines, acrossOf(row) + 1));
		if (score <= this.floor) return;
		const cell = cellOfSlot(row);
		for (let low = firstLow; low !== 0; low &= low - 1) this.single(pieceOf(cell, lowestKind(low, 0)), score);
		for (let high = firstHigh; high !== 0; high &= high - 1) this.single(pieceOf(cell, lowestKind(0, high)), score);
	}

	private single(piece: number, score: number): void {
		path[0] = piece;
		this.report(score, 1);
	}

	/** Finds the placements of two or more along one axis, from the kinds of the hand that its line allows. */
	private start(slot: number, lineLow: number, lineHigh: number): void {
		const lines = this.lines;
		const before = beforeIn(read(lines, slot));
		const step = stepOf(slot);
		const next = slot + (1 + afterIn(read(lines, slot))) * step;
		const nextLow = read(lines, next) & read(lines, acrossOf(next)) & lineLow;
		const nextHigh = read(lines, next + 1) & read(lines, acrossOf(next) + 1) & lineHigh;
		this.backSlot = before === 0 && isUntouched(lines, slot - step) ? slot - step : NOWHERE;
		if (this.backSlot === NOWHERE && (nextLow | nextHigh) === 0) return;
		if (this.onlyBest && !this.canBeatBest(slot, lineLow, lineHigh)) return;
		this.forwards(slot, lineLow, lineHigh, before, 0, 0);
	}

	/** Lays each piece that the cell allows of those the line still allows, then goes on in both directions. */
	private forwards(
		slot: number,
		lineLow: number,
		lineHigh: number,
		lengthSoFar: number,
		pointsSoFar: number,
		depth: number,
	): void {
		const lines = this.lines;
		const across = acrossOf(slot);
		const alongLow = read(lines, slot);
		const alongHigh = read(lines, slot + 1);
		const acrossHigh = read(lines, across + 1);
		const after = afterIn(alongLow);
		if (after !== 0 && !this.joins(slot, lengthSoFar, depth)) return;
		const length = lengthSoFar + 1 + after;
		const points = pointsSoFar + scoreIn(acrossHigh);
		const score = points + lineScore(length);
		const next = slot + (1 + after) * stepOf(slot);
		const nextLow = read(lines, next) & read(lines, acrossOf(next));
		const nextHigh = read(lines, next + 1) & read(lines, acrossOf(next) + 1);
		let low = lineLow & alongLow & read(lines, across);
		let high = lineHigh & alongHigh & acrossHigh;
		while ((low | high) !== 0) {
			const kind = lowestKind(low, high);
			if (low !== 0) low &= low - 1;
			else high &= high - 1;
			path[depth] = pieceOf(cellOfSlot(slot), kind);
			if (depth > 0) this.report(score, depth + 1);
			const restLow = lineLow & alongLow & read(COMPANIONS_LOW, kind);
			const restHigh = lineHigh & alongHigh & read(COMPANIONS_HIGH, kind);
			if ((restLow | restHigh) === 0) continue;
			if (this.backSlot !== NOWHERE && this.isWorthwhile(points, length + sizeOf(restLow) + sizeOf(restHigh)))
				this.back(this.backSlot, restLow, restHigh, length + 1, points, depth + 1);
			if (((restLow & nextLow) | (restHigh & nextHigh)) !== 0)
				this.forwards(next, restLow, restHigh, length, points, depth + 1);
		}
	}

	/** Lays each piece that the line still allows in an untouched cell before the anchor, then goes on further back. */
	private back(slot: number, lineLow: number, lineHigh: number, length: number, points: number, depth: number): void {
		const further = slot - stepOf(slot);
		const canGoOn = isUntouched(this.lines, further);
		const score = points + lineScore(length);
		let low = lineLow;
		let high = lineHigh;
		while ((low | high) !== 0) {
			const kind = lowestKind(low, high);
			if (low !== 0) low &= low - 1;
			else high &= high - 1;
			path[depth] = pieceOf(cellOfSlot(slot), kind);
			this.report(score, depth + 1);
			const restLow = lineLow & read(COMPANIONS_LOW, kind);
			const restHigh = lineHigh & read(COMPANIONS_HIGH, kind);
			if (canGoOn && (restLow | restHigh) !== 0) this.back(further, restLow, restHigh, length + 1, points, depth + 1);
		}
	}

	/**
	 * Whether the run beyond a cell could stand in one line with all that the line has before the cell, laid now or earlier.
	 * The run that adjoins the cell needs no look: if it clashed, no kind would be allowed here.
	 */
	private joins(slot: number, lengthSoFar: number, depth: number): boolean {
		const low = read(this.lines, slot);
		const high = read(this.lines, slot + 1);
		for (let i = 0; i < depth; i++) if (!holds(low, high, kindOfPiece(read(path, i)))) return false;
		for (let i = beforeIn(low) + 1; i <= lengthSoFar; i++) {
			const kind = this.ground.kindAt(cellOfSlot(slot - i * stepOf(slot)));
			if (kind !== NO_KIND && !holds(low, high, kind)) return false;
		}
		return true;
	}

	private report(score: number, size: number): void {
		const list = this.list;
		if (this.onlyBest) {
			if (score <= this.floor) return;
			this.floor = score;
			list.clear();
		}
		list.addUnchecked(score, path, size);
	}

	/** Whether points and a line of at most this length are wanted: always, unless only the best is, and there is better. */
	private isWorthwhile(points: number, length: number): boolean {
		return !this.onlyBest || points + lineScore(Math.min(length, longest)) > this.floor;
	}

	/**
	 * Whether a placement from this anchor along this axis could score more than the best so far: if every piece that the
	 * line allows were laid, forwards while the cells there allow any of them, else back. Spares half of the starts.
	 */
	private canBeatBest(slot: number, lineLow: number, lineHigh: number): boolean {
		const lines = this.lines;
		const step = stepOf(slot);
		let left = sizeOf(lineLow) + sizeOf(lineHigh) - 1;
		let length = beforeIn(read(lines, slot)) + 1 + afterIn(read(lines, slot));
		let points = scoreIn(read(lines, acrossOf(slot) + 1));
		let next = slot + (1 + afterIn(read(lines, slot))) * step;
		for (; left > 0; left--) {
			const across = acrossOf(next);
			const after = afterIn(read(lines, next));
			const low = read(lines, next) & read(lines, across) & lineLow;
			const high = read(lines, next + 1) & read(lines, across + 1) & lineHigh;
			if ((low | high) === 0) break;
			points += scoreIn(read(lines, across + 1));
			length += 1 + after;
			next += (1 + after) * step;
		}
		if (this.backSlot !== NOWHERE) length += left;
		return this.isWorthwhile(points, length);
	}
}
