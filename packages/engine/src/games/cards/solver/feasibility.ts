// Whether a multiset of cards can be arranged into valid series at all. Each of the 36 kinds is divided between its colour
// and its shape, colour by colour: a colour keeps what splits into series and gives the rest to the shapes, and a gift is
// passed over when a shape could not come out well with it any more. After a whole colour only the states of the six shapes
// matter, so those that led nowhere are remembered.
//
//   states of the shapes:  shape   5      4      3      2      1     0
//                          bits  29…25  24…20  19…15  14…10  9…5   4…0
//
//   the rows from a level on, as a key:  word   first                      second
//                                        bits  30…28  27…24  23…12 11…0    31…24  23…12 11…0
//                                              level  row 1  row 4 row 5   row 1  row 2 row 3
//                                                     (high)               (low)
import { QWIRKLE } from '../../../core/vocabulary.ts';
import { isOvercrowded } from './crowding.ts';
import { DeadEnds } from './dead-ends.ts';
import { giftNumbers, giftsOf, NUMBER_BITS, walkingOrder } from './gifts.ts';
import { lineSteps, START, STATE_BITS } from './line-automaton.ts';
import { afterPlaces, countAt, PLACES, type Rows } from './line-code.ts';
import { refuter } from './refutation.ts';

const STATE_MASK = 2 ** STATE_BITS - 1;
const ALL_START = PLACES.reduce((states, place) => states | (START << (place * STATE_BITS)), 0);
const LAST = QWIRKLE - 1;

/** Steps after which a search asks whether it is in vain: proofs take as long as some fifty steps. */
const PATIENCE = 60;

/** The search for one division, in place: nothing is allocated in it. */
class Divider {
	private readonly after = lineSteps().after;
	private readonly fatal = lineSteps().fatal;
	private readonly numbers = giftNumbers();
	private readonly walk = walkingOrder();
	private readonly deadEnds = new DeadEnds();
	private readonly refuted = refuter();
	/** The colours, in the order they are walked. */
	private readonly order = new Int32Array(QWIRKLE);
	/** For each shape its cards, the colours in that order. */
	private readonly columns = new Int32Array(QWIRKLE);
	/** For each level and shape where the table of steps has what may follow. */
	private readonly at = new Int32Array(QWIRKLE * QWIRKLE);
	private readonly firstKey = new Int32Array(QWIRKLE);
	private readonly secondKey = new Int32Array(QWIRKLE);

	private rows: Rows = [];
	private steps = 0;
	private isHopeless = false;

	divides(rows: Rows): boolean {
		this.rows = rows;
		this.steps = 0;
		this.isHopeless = false;
		this.sort(rows);
		this.lookAhead();
		return this.search(0, ALL_START);
	}

	private sort(rows: Rows): void {
		const { order, walk } = this;
		for (let index = 0; index < QWIRKLE; index++) {
			const row = rows[index] ?? 0;
			const rank = walk[row] ?? 0;
			let place = index;
			for (; place > 0 && rank < (walk[order[place - 1] ?? 0] ?? 0); place--) order[place] = order[place - 1] ?? 0;
			order[place] = row;
		}
	}

	private lookAhead(): void {
		const { order, columns } = this;
		for (let shape = 0; shape < QWIRKLE; shape++) {
			let column = 0;
			for (let level = LAST; level >= 0; level--) column = (column << 2) | countAt(order[level] ?? 0, shape);
			columns[shape] = column;
		}
		this.makeKeys();
	}

	private makeKeys(): void {
		const { order, firstKey, secondKey } = this;
		const row = (level: number): number => order[level] ?? 0;
		const lastTwo = (row(4) << 12) | row(5);
		firstKey[5] = (5 << 28) | row(5);
		firstKey[4] = (4 << 28) | lastTwo;
		firstKey[3] = (3 << 28) | lastTwo;
		firstKey[2] = (2 << 28) | lastTwo;
		firstKey[1] = (1 << 28) | ((row(1) >> 8) << 24) | lastTwo;
		secondKey[3] = row(3);
		secondKey[2] = (row(2) << 12) | row(3);
		secondKey[1] = (row(1) << 24) | (row(2) << 12) | row(3);
	}

	/** Whether the colours from this level on can be divided when the shapes are in these states. */
	private search(level: number, states: number): boolean {
		const fatal = this.prepare(level, states);
		const gifts = giftsOf(this.order[level] ?? 0);
		for (let index = 0; index < gifts.length; index++) {
			const gift = gifts[index] ?? 0;
			if (((this.numbers[gift] ?? 0) & fatal) !== 0) continue;
			if (level === LAST || this.completes(level + 1, this.statesAfter(level, gift))) return true;
		}
		return false;
	}

	/**
	 * Most searches end before their patience does; those that do not are worth a proof that they are in vain. Whatever such
	 * a search has come to is a dead end for certain.
	 */
	private giveUp(): boolean {
		if (this.steps++ === PATIENCE) this.isHopeless = isOvercrowded(this.rows) || this.refuted(this.rows);
		return this.isHopeless;
	}

	/** The same, but nothing is searched twice. Nothing is remembered about the first row: it comes up once. */
	private completes(level: number, states: number): boolean {
		const { deadEnds } = this;
		const first = this.firstKey[level] ?? 0;
		const second = this.secondKey[level] ?? 0;
		const slot = deadEnds.slotOf(states, first, second);
		if (deadEnds.has(slot, states, first, second)) return false;
		const found = !this.giveUp() && this.search(level, states);
		if (!found) deadEnds.add(slot, states, first, second);
		return found;
	}

	/** Looks up where each shape stands; what it would not survive, as numbers of a gift. */
	private prepare(level: number, states: number): number {
		let fatal = this.lookUp(level, 0, states & STATE_MASK);
		fatal |= this.lookUp(level, 1, (states >> STATE_BITS) & STATE_MASK) << NUMBER_BITS;
		fatal |= this.lookUp(level, 2, (states >> (2 * STATE_BITS)) & STATE_MASK) << (2 * NUMBER_BITS);
		fatal |= this.lookUp(level, 3, (states >> (3 * STATE_BITS)) & STATE_MASK) << (3 * NUMBER_BITS);
		fatal |= this.lookUp(level, 4, (states >> (4 * STATE_BITS)) & STATE_MASK) << (4 * NUMBER_BITS);
		return fatal | (this.lookUp(level, 5, states >> (5 * STATE_BITS)) << (5 * NUMBER_BITS));
	}

	private lookUp(level: number, shape: number, state: number): number {
		const coming = afterPlaces(this.columns[shape] ?? 0, level + 1);
		const before = (coming << STATE_BITS) | state;
		this.at[level * QWIRKLE + shape] = before << 2;
		return this.fatal[before] ?? 0;
	}

	private statesAfter(level: number, gift: number): number {
		const first = level * QWIRKLE;
		let states = this.stateAfter(first, gift & 3);
		states |= this.stateAfter(first + 1, (gift >> 2) & 3) << STATE_BITS;
		states |= this.stateAfter(first + 2, (gift >> 4) & 3) << (2 * STATE_BITS);
		states |= this.stateAfter(first + 3, (gift >> 6) & 3) << (3 * STATE_BITS);
		states |= this.stateAfter(first + 4, (gift >> 8) & 3) << (4 * STATE_BITS);
		return states | (this.stateAfter(first + 5, gift >> 10) << (5 * STATE_BITS));
	}

	private stateAfter(index: number, given: number): number {
		return this.after[(this.at[index] ?? 0) + given] ?? 0;
	}
}

/** Tells whether the cards can be arranged into valid series. K3 */
export type Feasibility = (rows: Rows) => boolean;

/** A checker that remembers what it found, for the many similar tables of one question. */
export function feasibilityChecker(): Feasibility {
	const divider = new Divider();
	return (rows) => divider.divides(rows);
}
