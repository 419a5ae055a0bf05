// What the endgame search has found out about positions, by a hash of what lies on the board, what is held and who moves.
// One flat table that is overwritten as it fills: a lost entry costs time, never a wrong answer. Two positions are taken for
// one with a chance of about one in two thousand million lookups, and an endgame has some ten thousand.
import { layout } from '@tessera/engine/fast';
import { Random } from '../../random.ts';

const { CELLS } = layout;

const sizeBits = 17;
const slots = 1 << sizeBits;
const mask = slots - 1;
const fields = 4;
const kinds = 36;
const seats = 2;
const copies = 4;

/** What a stored value is: the value itself, or a bound because the search was cut short. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const words = (random: Random, count: number): Int32Array => Int32Array.from({ length: count }, () => random.word());

/** Two independent words for each fact, so that a slot found by the one is checked by the other. */
const random = new Random('endgame');
const cellWords = [words(random, CELLS), words(random, CELLS)] as const;
const kindWords = [words(random, kinds), words(random, kinds)] as const;
const heldWords = [words(random, seats * kinds * copies), words(random, seats * kinds * copies)] as const;

const at = (table: Int32Array, index: number): number => table[index] as number;

/** A tile on a cell; the product keeps cell and kind apart without a table of every pair. */
export const laidWord = (half: 0 | 1, cell: number, kind: number): number =>
	Math.imul(at(cellWords[half], cell), at(kindWords[half], kind) | 1);

/** A seat holding so many of a kind. */
export const heldWord = (half: 0 | 1, seat: number, kind: number, count: number): number =>
	at(heldWords[half], (seat * kinds + kind) * copies + count);

export class Transpositions {
	/** Four words a slot: the check word, the value, the depth with the kind of bound, the best move. */
	private readonly table = new Int32Array(slots * fields);

	/** The place of a position, or −1 when nothing is known about it. */
	find(key: number, check: number): number {
		const place = (key & mask) * fields;
		return at(this.table, place) === check && at(this.table, place + 2) !== 0 ? place : -1;
	}

	value(place: number): number {
		return at(this.table, place + 1);
	}

	depth(place: number): number {
		return at(this.table, place + 2) >>> 2;
	}

	bound(place: number): number {
		return at(this.table, place + 2) & 3;
	}

	/** The number of the move among those of its position. */
	move(place: number): number {
		return at(this.table, place + 3);
	}

	store(key: number, check: number, value: number, depth: number, bound: number, move: number): void {
		const place = (key & mask) * fields;
		this.table[place] = check;
		this.table[place + 1] = value;
		this.table[place + 2] = (depth << 2) | bound;
		this.table[place + 3] = move;
	}

	clear(): void {
		this.table.fill(0);
	}
}
