// What the rest of the game is worth to somebody who has just laid and not drawn yet, from what that seat may know: the
// board, the tiles kept, how many of each kind are unseen. The weights are regressed on games that this very evaluation
// plays against itself (training/); each figure is something that could matter, and all of them take a few microseconds.
import { HAND_SIZE, LAST_PIECE_BONUS } from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import type { Table } from '../search/table.ts';
import { longestIn } from './longest.ts';
import { PhasedWeights, type Weights } from './phases.ts';
import { AFTERMATH_WEIGHTS } from './weights.ts';

const { acrossOf, cellOfPiece, HIGH_BITS, holds, kindOfPiece, kindsIn, LOW_BITS, lowestKind, ROW, read } = layout;
const { scoreIn, sizeOf, slotOf } = layout;

/** Their order is that of the weights: first what concerns the own hand, then what is left for the others. */
export const AFTERMATH_FIGURES = [
	'always',
	'kept',
	'duplicates',
	'pair in one line',
	'three in one line',
	'four in one line',
	'five in one line',
	'follow-up',
	'follow-up of twelve and more',
	'Qwirkle only I can make',
	'Qwirkle I and others can make',
	'fives I could make',
	'expected answer',
	'Qwirkle open, one unseen',
	'Qwirkle open, two unseen',
	'Qwirkle open, three unseen',
	'five open',
	'four open',
	'chance of a Qwirkle',
] as const;

/** Where what is left for the others begins. */
export const FIRST_OF_OTHERS = 12;
const firstOfOthers = FIRST_OF_OTHERS;
const figureCount = AFTERMATH_FIGURES.length;
const kinds = 36;
const hand = HAND_SIZE;
const box = 108;
const qwirkle = 12;
const five = 5;
const four = 4;
/** A single tile makes at most two Qwirkles. */
const mostPoints = 2 * qwirkle;
const lastTileBonus = LAST_PIECE_BONUS;

/** The chance that none of so many tiles, out of so many unseen, is among the copies. */
function chanceOfNone(unseen: number, drawn: number, copies: number): number {
	let chance = 1;
	for (let i = 0; i < copies; i++) chance *= Math.max(0, unseen - drawn - i) / Math.max(1, unseen - i);
	return chance;
}

export class Aftermath {
	/** Of the move valued last: what the kept tiles are worth, and what the others lose by it (mostly below zero). */
	kept = 0;
	left = 0;
	/** Whether what the others may make of it is weighed at all. */
	readonly seesOthers: boolean;
	/** Tiles that the seat to move does not see. */
	unseenCount = 0;
	private readonly weights: PhasedWeights;
	private readonly figures = new Float64Array(figureCount);
	private readonly unseen = new Int32Array(kinds);
	/** By points: the kinds of which one tile makes that many. */
	private readonly levelsLow = new Int32Array(mostPoints + 1);
	private readonly levelsHigh = new Int32Array(mostPoints + 1);
	/** By copies: the chance that the next player holds none of them. */
	private readonly none = new Float64Array(box + 1);
	private nonesFor = -1;
	private readonly list = new MoveList();
	private readonly tiles = new Int32Array(hand);
	private readonly set = { lo: 0, hi: 0 };
	private size = 0;
	private bag = 0;

	constructor(weights: Weights = AFTERMATH_WEIGHTS) {
		this.weights = new PhasedWeights(weights);
		this.seesOthers = weights.slice(firstOfOthers).some((row) => row.some((weight) => weight !== 0));
	}

	/** Makes ready to value the moves of the seat to move. */
	prepare(table: Table): void {
		const { turn, seats, sizes } = table;
		this.bag = table.back - table.front;
		const unseen = this.countUnseen(table);
		this.unseenCount = unseen;
		const next = read(sizes, turn + 1 === seats ? 0 : turn + 1);
		this.weights.tune(unseen, this.bag);
		if (this.nonesFor === unseen * box + next) return;
		this.nonesFor = unseen * box + next;
		for (let copies = 0; copies <= unseen; copies++) this.none[copies] = chanceOfNone(unseen, next, copies);
	}

	/** What comes after a placement of the seat to move, for which this was made ready. */
	after(table: Table, list: MoveList, entry: number): number {
		this.takeHand(table);
		const { board } = table;
		const count = list.size(entry);
		for (let i = 0; i < count; i++) {
			const piece = list.piece(entry, i);
			board.layUnchecked(cellOfPiece(piece), kindOfPiece(piece));
			this.drop(kindOfPiece(piece));
		}
		const worth = this.bag === 0 && this.size === 0 ? this.lastTile() : this.value(table);
		for (let i = 0; i < count; i++) board.undo();
		return worth;
	}

	/** What comes after an exchange of these tiles. */
	afterExchange(table: Table, given: readonly number[]): number {
		this.takeHand(table);
		for (const kind of given) this.drop(kind);
		return this.value(table);
	}

	/** The figures of the move valued last, for training. */
	get lastFigures(): Float64Array {
		return this.figures;
	}

	private lastTile(): number {
		this.figures.fill(0);
		this.kept = lastTileBonus;
		this.left = 0;
		return lastTileBonus;
	}

	private value(table: Table): number {
		this.figures.fill(0);
		this.readHand(table);
		this.readCells(table);
		this.kept = this.weights.worth(this.figures, 0, firstOfOthers);
		this.left = this.weights.worth(this.figures, firstOfOthers);
		return this.kept + this.left;
	}

	private countUnseen({ back, bag, front, seats, sizes, tiles, turn }: Table): number {
		const { unseen } = this;
		unseen.fill(0);
		let count = back - front;
		for (let i = front; i < back; i++) unseen[read(bag, i)] = read(unseen, read(bag, i)) + 1;
		for (let seat = 0; seat < seats; seat++) {
			if (seat === turn) continue;
			const from = seat * hand;
			const size = read(sizes, seat);
			for (let i = from; i < from + size; i++) unseen[read(tiles, i)] = read(unseen, read(tiles, i)) + 1;
			count += size;
		}
		return count;
	}

	private takeHand({ sizes, tiles, turn }: Table): void {
		this.size = read(sizes, turn);
		for (let i = 0; i < this.size; i++) this.tiles[i] = read(tiles, turn * hand + i);
	}

	private drop(kind: number): void {
		let place = 0;
		while (read(this.tiles, place) !== kind) place++;
		this.tiles[place] = read(this.tiles, --this.size);
	}

	private readHand({ board }: Table): void {
		const { figures, list, set, size, tiles } = this;
		set.lo = 0;
		set.hi = 0;
		for (let i = 0; i < size; i++) {
			set.lo |= read(LOW_BITS, read(tiles, i));
			set.hi |= read(HIGH_BITS, read(tiles, i));
		}
		figures[0] = 1;
		figures[1] = size;
		figures[2] = size - sizeOf(set.lo) - sizeOf(set.hi);
		const longest = Math.min(longestIn(set), five);
		if (longest >= 2) figures[longest + 1] = 1;
		board.best(set, list);
		const score = list.count > 0 ? list.score(0) : 0;
		figures[7] = score;
		figures[8] = score >= qwirkle ? 1 : 0;
	}

	private readCells({ board }: Table): void {
		const { lines, open, openCount } = board;
		const { levelsHigh, levelsLow } = this;
		levelsLow.fill(0);
		levelsHigh.fill(0);
		let sixesLow = 0;
		let sixesHigh = 0;
		for (let i = 0; i < openCount; i++) {
			const row = slotOf(read(open, i), ROW);
			const column = acrossOf(row);
			const low = kindsIn(read(lines, row) & read(lines, column));
			const high = kindsIn(read(lines, row + 1) & read(lines, column + 1));
			if ((low | high) === 0) continue;
			const along = scoreIn(read(lines, row + 1));
			const across = scoreIn(read(lines, column + 1));
			const score = along + across;
			levelsLow[score] = read(levelsLow, score) | low;
			levelsHigh[score] = read(levelsHigh, score) | high;
			if (along === qwirkle || across === qwirkle) {
				sixesLow |= low;
				sixesHigh |= high;
				this.readSix(lowestKind(low, high));
			} else if (along === five || across === five) this.readFive(low, high);
			else if (along === four || across === four) this.add(17);
		}
		this.figures[12] = this.expectedAnswer();
		this.figures[18] = this.chanceOfAny(sixesLow, sixesHigh);
	}

	/** A cell where one tile makes a Qwirkle: who could lay it? */
	private readSix(kind: number): void {
		const copies = read(this.unseen, kind);
		if (holds(this.set.lo, this.set.hi, kind)) this.add(copies === 0 ? 9 : 10);
		else if (copies > 0) this.add(12 + copies);
	}

	private readFive(low: number, high: number): void {
		if (this.copiesOf(low, high) > 0) this.add(16);
		if (((low & this.set.lo) | (high & this.set.hi)) !== 0) this.add(11);
	}

	private add(figure: number): void {
		this.figures[figure] = (this.figures[figure] as number) + 1;
	}

	/** The points that the next player's best single tile is expected to make: for each number, the chance of as many. */
	private expectedAnswer(): number {
		let low = 0;
		let high = 0;
		let chance = 0;
		let expected = 0;
		for (let points = mostPoints; points > 0; points--) {
			const moreLow = read(this.levelsLow, points) & ~low;
			const moreHigh = read(this.levelsHigh, points) & ~high;
			if ((moreLow | moreHigh) !== 0) {
				low |= moreLow;
				high |= moreHigh;
				chance = this.chanceOfAny(low, high);
			}
			expected += chance;
		}
		return expected;
	}

	/** The chance that the next player holds one of these kinds. */
	private chanceOfAny(low: number, high: number): number {
		return 1 - (this.none[this.copiesOf(low, high)] as number);
	}

	/** Unseen tiles of these kinds. */
	private copiesOf(firstLow: number, firstHigh: number): number {
		let copies = 0;
		for (let low = firstLow; low !== 0; low &= low - 1) copies += read(this.unseen, lowestKind(low, 0));
		for (let high = firstHigh; high !== 0; high &= high - 1) copies += read(this.unseen, lowestKind(0, high));
		return copies;
	}
}
