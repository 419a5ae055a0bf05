// Placements as plain words in one buffer that is reused from call to call: a generation into it allocates nothing once
// the buffer has grown to the position's needs.
//
//   head              piece 1    …   piece n
//   │ score │ n : 3 │ │ cell:kind │  │ cell:kind │        one placement after the other, n + 1 words each
//
// An *entry* is the index of a head. Pieces come in the order they were found, not sorted.
import * as layout from './layout.ts';

const { read } = layout;

const countBits = 3;
const countMask = (1 << countBits) - 1;
/**
 * The most words that one anchor can add. Along one axis a placement is k ≤ 6 pieces in some order, j < k of them before
 * the anchor: the sum over k of 6!/(6 − k)! · k placements of k + 1 words. There are two axes.
 */
const MOST_AT_ONCE = 2 * 60_672;

export class MoveList {
	/** How many placements it holds. */
	count = 0;
	/** Where the next entry will stand: entries run from 0 up to here. */
	end = 0;
	private words = new Int32Array(2 * MOST_AT_ONCE);

	clear(): void {
		this.count = 0;
		this.end = 0;
	}

	/** Makes room for all that one anchor can add, so that nothing has to be checked for each placement. */
	reserve(): void {
		if (this.end + MOST_AT_ONCE <= this.words.length) return;
		const words = new Int32Array(this.words.length * 2);
		words.set(this.words);
		this.words = words;
	}

	/** Adds a placement of the first so many pieces, where there is room. */
	addUnchecked(score: number, pieces: Int32Array, size: number): void {
		const words = this.words;
		let at = this.end;
		words[at++] = (score << countBits) | size;
		for (let i = 0; i < size; i++) words[at++] = read(pieces, i);
		this.end = at;
		this.count++;
	}

	score(entry: number): number {
		return read(this.words, entry) >>> countBits;
	}

	/** How many pieces a placement has. */
	size(entry: number): number {
		return read(this.words, entry) & countMask;
	}

	piece(entry: number, index: number): number {
		return read(this.words, entry + 1 + index);
	}

	/** The entry after this one; `end` after the last. */
	next(entry: number): number {
		return entry + 1 + this.size(entry);
	}
}
