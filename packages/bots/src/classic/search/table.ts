// The table that search plays on: the fast board, everybody's tiles, the bag and the scores, changed in place.
//
// Every candidate is tried in the same worlds (worlds.ts), and neighbours draw from opposite ends of the bag, so that two
// lines of play differ by what was played rather than by what was drawn.
import { HAND_SIZE, type KindSet, LAST_PIECE_BONUS } from '@tessera/engine';
import { FastBoard, layout, MoveList } from '@tessera/engine/fast';

const { cellOfPiece, HIGH_BITS, kindOfPiece, LOW_BITS, read } = layout;

const hand = HAND_SIZE;
const mostSeats = 4;
const box = 108;
const lastTileBonus = LAST_PIECE_BONUS;

/** The kinds of a hand, as the generator takes them: written anew for each question. */
interface Kinds {
	lo: number;
	hi: number;
}

export class Table {
	readonly board = new FastBoard();
	readonly scores = new Int32Array(mostSeats);
	/** Six places a seat; as many are filled as its size says. */
	readonly tiles = new Int32Array(mostSeats * hand);
	readonly sizes = new Int32Array(mostSeats);
	/** What is left in the bag stands from the front to the back. */
	readonly bag = new Int32Array(box);
	front = 0;
	back = 0;
	seats = 2;
	turn = 0;
	isOver = false;
	/** Turns in a row in which nothing was laid. */
	idle = 0;
	/** What the seat to move found last. */
	readonly list = new MoveList();
	private readonly kinds: Kinds = { lo: 0, hi: 0 };

	/** The kinds that a seat holds. */
	kindsOf(seat: number): KindSet {
		this.readKinds(seat, this.kinds);
		return this.kinds;
	}

	/** Writes the kinds that a seat holds into a set. */
	readKinds(seat: number, kinds: Kinds): void {
		const end = seat * hand + read(this.sizes, seat);
		kinds.lo = 0;
		kinds.hi = 0;
		for (let i = seat * hand; i < end; i++) {
			kinds.lo |= read(LOW_BITS, read(this.tiles, i));
			kinds.hi |= read(HIGH_BITS, read(this.tiles, i));
		}
	}

	/** The seat to move lays what scores most, or nothing. */
	playGreedily(): void {
		this.board.best(this.kindsOf(this.turn), this.list);
		if (this.list.count > 0) this.play(this.list, 0);
		else this.skip();
	}

	/** The seat to move lays a placement found on this board and draws; the turn goes on. C6, C8 */
	play(list: MoveList, entry: number): void {
		const { turn } = this;
		const size = list.size(entry);
		for (let i = 0; i < size; i++) {
			const piece = list.piece(entry, i);
			this.board.layUnchecked(cellOfPiece(piece), kindOfPiece(piece));
			this.take(turn, kindOfPiece(piece));
		}
		this.score(turn, list.score(entry));
		this.draw(turn, size);
		if (read(this.sizes, turn) === 0) {
			this.score(turn, lastTileBonus);
			this.isOver = true;
		}
		this.idle = 0;
		this.pass();
	}

	/** The seat to move gives tiles back after drawing as many; those end up deep in the bag. C7 */
	exchange(given: readonly number[]): void {
		const { turn } = this;
		for (const kind of given) this.take(turn, kind);
		this.draw(turn, given.length);
		for (const kind of given) this.bury(turn, kind);
		this.skip();
	}

	/** C9: a turn without a tile laid. When nobody has laid for a round, a simulation has nothing more to tell. */
	skip(): void {
		this.idle++;
		if (this.idle >= this.seats) this.isOver = true;
		this.pass();
	}

	private pass(): void {
		this.turn = this.turn + 1 === this.seats ? 0 : this.turn + 1;
	}

	private score(seat: number, points: number): void {
		this.scores[seat] = read(this.scores, seat) + points;
	}

	private take(seat: number, kind: number): void {
		const { tiles } = this;
		const size = read(this.sizes, seat) - 1;
		let place = seat * hand;
		while (read(tiles, place) !== kind) place++;
		tiles[place] = read(tiles, seat * hand + size);
		this.sizes[seat] = size;
	}

	private draw(seat: number, wanted: number): void {
		const count = Math.min(wanted, this.back - this.front);
		const size = read(this.sizes, seat);
		for (let i = 0; i < count; i++)
			this.tiles[seat * hand + size + i] = read(this.bag, (seat & 1) === 0 ? this.front++ : --this.back);
		this.sizes[seat] = size + count;
	}

	/** Puts a tile back where its seat drew, and what lay in the middle there: nobody draws it for a while. */
	private bury(seat: number, kind: number): void {
		const end = (seat & 1) === 0 ? --this.front : this.back++;
		const middle = (this.front + this.back) >>> 1;
		this.bag[end] = read(this.bag, middle);
		this.bag[middle] = kind;
	}
}
