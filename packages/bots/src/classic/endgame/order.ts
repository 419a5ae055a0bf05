// The moves of one position of the endgame in the order they are tried: the sooner the best comes, the more is never searched.
import { MoveList } from '@tessera/engine/fast';

/** A tile gone is worth about this much in an endgame: every tile less is a turn sooner to the last. */
const TILE = 3;

/** What refuted a sibling is tried before anything that only looks good. */
const REFUTED = 100;

/** The same pieces on the same cells give the same word in every position. */
function wordOf(list: MoveList, entry: number): number {
	let word = 0;
	for (let i = list.size(entry) - 1; i >= 0; i--) word += Math.imul(list.piece(entry, i), 0x9e3779b1);
	return word;
}

export class Moves {
	readonly list = new MoveList();
	/** By number of the move: where it stands in the list. */
	private entries = new Int32Array(256);
	private keys = new Float64Array(256);
	private numbers = new Int32Array(256);
	private count = 0;
	private killer = 0;
	private otherKiller = 0;

	/** Takes over what was generated into the list; the move of this number, if any, comes first, then what refuted before. */
	arrange(first: number): void {
		const { list } = this;
		if (list.count > this.entries.length) this.grow(list.count);
		let number = 0;
		for (let entry = 0; entry < list.end; entry = list.next(entry)) {
			this.entries[number] = entry;
			this.numbers[number] = number;
			this.keys[number] = number === first ? Infinity : this.promise(entry);
			number++;
		}
		this.count = number;
	}

	/** The number of the move to try as the so-manyth; −1 after the last. Sorted only as far as it is asked. */
	pick(turn: number): number {
		if (turn >= this.count) return -1;
		let best = turn;
		for (let i = turn + 1; i < this.count; i++) if (this.key(i) > this.key(best)) best = i;
		this.swap(turn, best);
		return this.numbers[turn] as number;
	}

	entryOf(number: number): number {
		return this.entries[number] as number;
	}

	/** Remembers a move that was too good for the other side to allow: it often is in the next position too. */
	refuted(number: number): void {
		const word = wordOf(this.list, this.entryOf(number));
		if (word === this.killer) return;
		this.otherKiller = this.killer;
		this.killer = word;
	}

	/** Nothing of one endgame is known in the next: the same question takes the same work. */
	forget(): void {
		this.killer = 0;
		this.otherKiller = 0;
	}

	private promise(entry: number): number {
		const { list } = this;
		const word = wordOf(list, entry);
		const known = word === this.killer ? REFUTED : word === this.otherKiller ? REFUTED / 2 : 0;
		return list.score(entry) + TILE * list.size(entry) + known;
	}

	private key(place: number): number {
		return this.keys[place] as number;
	}

	private swap(a: number, b: number): void {
		const key = this.key(a);
		const number = this.numbers[a] as number;
		this.keys[a] = this.key(b);
		this.numbers[a] = this.numbers[b] as number;
		this.keys[b] = key;
		this.numbers[b] = number;
	}

	private grow(count: number): void {
		this.entries = new Int32Array(2 * count);
		this.keys = new Float64Array(2 * count);
		this.numbers = new Int32Array(2 * count);
	}
}
