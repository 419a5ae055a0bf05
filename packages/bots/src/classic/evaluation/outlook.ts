// What a position with everything known is worth to the one to move, in a game of two: where a simulation ends, it asks this
// instead of playing on. In a sampled world both hands are known, which is more than the aftermath of a move can use.
import { HAND_SIZE } from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import type { Table } from '../search/table.ts';
import { longestIn } from './longest.ts';
import { PhasedWeights, type Weights } from './phases.ts';
import { OUTLOOK_WEIGHTS } from './weights.ts';

const { acrossOf, kindsIn, ROW, read, scoreIn, sizeOf, slotOf } = layout;

/** Each but the first stands for the one to move and for the other. Their order is that of the weights. */
export const OUTLOOK_FIGURES = [
	'always',
	'best placement, mine',
	'best placement, theirs',
	'best placement of twelve and more, mine',
	'best placement of twelve and more, theirs',
	'duplicates, mine',
	'duplicates, theirs',
	'three in one line, mine',
	'four in one line, mine',
	'five in one line, mine',
	'three in one line, theirs',
	'four in one line, theirs',
	'five in one line, theirs',
	'tiles, mine',
	'tiles, theirs',
	'Qwirkles at hand, mine',
	'Qwirkles at hand, theirs',
	'fives at hand, mine',
	'fives at hand, theirs',
] as const;

const qwirkle = 12;
const five = 5;

interface Kinds {
	readonly lo: number;
	readonly hi: number;
}

export class Outlook {
	private readonly weights: PhasedWeights;
	private readonly figures = new Float64Array(OUTLOOK_FIGURES.length);
	private readonly list = new MoveList();
	private readonly mine = { lo: 0, hi: 0 };
	private readonly theirs = { lo: 0, hi: 0 };

	constructor(weights: Weights = OUTLOOK_WEIGHTS) {
		this.weights = new PhasedWeights(weights);
	}

	/** How much more than the other the one to move is expected to make from here on. */
	of(table: Table): number {
		const bag = table.back - table.front;
		this.weights.tune(bag + HAND_SIZE, bag);
		return this.weights.worth(this.read(table));
	}

	/** The figures themselves, for training; overwritten by the next reading. */
	read(table: Table): Float64Array {
		const { figures, mine, theirs } = this;
		const me = table.turn;
		figures.fill(0);
		figures[0] = 1;
		this.readHand(table, me, mine, 1, 7);
		this.readHand(table, 1 - me, theirs, 2, 10);
		this.readCells(table, mine, theirs);
		return figures;
	}

	/** What a hand is good for: its figures stand two apart from `at` on, those of its longest line one after the other. */
	private readHand(table: Table, seat: number, kinds: { lo: number; hi: number }, at: number, lineAt: number): void {
		const { figures, list } = this;
		table.readKinds(seat, kinds);
		table.board.best(kinds, list);
		const best = list.count > 0 ? list.score(0) : 0;
		const tiles = read(table.sizes, seat);
		figures[at] = best;
		figures[at + 2] = best >= qwirkle ? 1 : 0;
		figures[at + 4] = tiles - sizeOf(kinds.lo) - sizeOf(kinds.hi);
		const longest = Math.min(longestIn(kinds), five);
		if (longest >= 3) figures[lineAt + longest - 3] = 1;
		figures[at + 12] = tiles;
	}

	private readCells(table: Table, mine: Kinds, theirs: Kinds): void {
		const { lines, open, openCount } = table.board;
		let sixesLow = 0;
		let sixesHigh = 0;
		let fivesLow = 0;
		let fivesHigh = 0;
		for (let i = 0; i < openCount; i++) {
			const row = slotOf(read(open, i), ROW);
			const column = acrossOf(row);
			const along = scoreIn(read(lines, row + 1));
			const across = scoreIn(read(lines, column + 1));
			const low = kindsIn(read(lines, row) & read(lines, column));
			const high = kindsIn(read(lines, row + 1) & read(lines, column + 1));
			if (along === qwirkle || across === qwirkle) {
				sixesLow |= low;
				sixesHigh |= high;
			} else if (along === five || across === five) {
				fivesLow |= low;
				fivesHigh |= high;
			}
		}
		const { figures } = this;
		figures[15] = sizeOf(sixesLow & mine.lo) + sizeOf(sixesHigh & mine.hi);
		figures[16] = sizeOf(sixesLow & theirs.lo) + sizeOf(sixesHigh & theirs.hi);
		figures[17] = sizeOf(fivesLow & mine.lo) + sizeOf(fivesHigh & mine.hi);
		figures[18] = sizeOf(fivesLow & theirs.lo) + sizeOf(fivesHigh & theirs.hi);
	}
}
