// The tiles of the two players of an endgame: counted by kind, as sets for the generator, and hashed as they change.
import { layout } from '@tessera/engine/fast';
import { heldWord } from './transpositions.ts';

const { HIGH_BITS, LOW_BITS, read } = layout;

const kinds = 36;

class Kinds {
	lo = 0;
	hi = 0;
}

export class Hands {
	readonly sizes = new Int32Array(2);
	/** The kinds each seat holds. */
	readonly sets: readonly [Kinds, Kinds] = [new Kinds(), new Kinds()];
	key = 0;
	check = 0;
	private readonly counts = new Int32Array(2 * kinds);

	clear(): void {
		this.counts.fill(0);
		this.sizes.fill(0);
		this.key = 0;
		this.check = 0;
		for (const set of this.sets) {
			set.lo = 0;
			set.hi = 0;
		}
	}

	give(seat: 0 | 1, kind: number): void {
		const place = seat * kinds + kind;
		this.change(seat, kind, read(this.counts, place), read(this.counts, place) + 1);
	}

	take(seat: 0 | 1, kind: number): void {
		const place = seat * kinds + kind;
		this.change(seat, kind, read(this.counts, place), read(this.counts, place) - 1);
	}

	private change(seat: 0 | 1, kind: number, before: number, after: number): void {
		this.counts[seat * kinds + kind] = after;
		this.sizes[seat] = read(this.sizes, seat) + after - before;
		this.key ^= heldWord(0, seat, kind, before) ^ heldWord(0, seat, kind, after);
		this.check ^= heldWord(1, seat, kind, before) ^ heldWord(1, seat, kind, after);
		if (before !== 0 && after !== 0) return;
		const set = this.sets[seat];
		set.lo ^= read(LOW_BITS, kind);
		set.hi ^= read(HIGH_BITS, kind);
	}
}
