// The end of a game of two once the bag is empty: everything is known then, so the rest can be read out (C8, C9).
// Alpha-beta with transpositions and iterative deepening. Where the depth ends, both go on by taking the most points, so
// that an unfinished search still answers well; where no line ended that way, the answer is exact.
import { type Board, type Kind, LAST_PIECE_BONUS } from '@tessera/engine';
import { FastBoard, layout, MoveList } from '@tessera/engine/fast';
import { Hands } from './hands.ts';
import { Moves } from './order.ts';
import { AT_LEAST, AT_MOST, EXACT, laidWord, Transpositions } from './transpositions.ts';

const { cellOfPiece, kindOfPiece } = layout;

const lastTileBonus = LAST_PIECE_BONUS;
/** More than anything can be worth. */
const infinity = 1_000_000;
/** The depth of what was read out to the end. */
const toTheEnd = 100;
/** Tiles of two hands, and a pass after each. */
const mostPlies = 26;
const passedWord = 0x5bd1e995;
const turnWord = 0x2545f491;

/** Depths at which an endgame is read: the first answers put the moves into order, the last goes to the end at once. */
export const READING_DEPTHS: readonly number[] = [1, 2, 3, 50];

type Side = 0 | 1;
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** An endgame: what lies, what both hold, the one to move first. */
export interface Endgame {
	readonly board: Board;
	readonly hands: readonly [readonly Kind[], readonly Kind[]];
	/** C9: whether one who could place may pass. */
	readonly voluntaryPass: boolean;
}

/** A position on the way down, kept for each ply so that the search allocates nothing. */
class Ply {
	readonly number: number;
	readonly moves = new Moves();
	side: Side = 0;
	depth = 0;
	/** Whether the other has just passed. */
	passed = false;
	key = 0;
	check = 0;

	constructor(number: number) {
		this.number = number;
	}
}

export class EndgameSolver {
	/** Positions looked at since the endgame was loaded. */
	nodes = 0;
	readonly board = new FastBoard();
	private readonly hands = new Hands();
	private readonly known = new Transpositions();
	private readonly plies = Array.from({ length: mostPlies }, (_, number) => new Ply(number));
	private readonly playoutList = new MoveList();
	private readonly trail = new Int32Array(64);
	private key = 0;
	private check = 0;
	private limit = 0;
	private isAborted = false;
	/** Times a line was cut at the depth limit. */
	private horizons = 0;
	private mayPass = false;

	load({ board, hands, voluntaryPass }: Endgame): void {
		this.known.clear();
		for (const { moves } of this.plies) moves.forget();
		this.board.load(board);
		this.hands.clear();
		hands.forEach((hand, side) => {
			for (const kind of hand) this.hands.give(side as Side, kind);
		});
		this.key = 0;
		this.check = 0;
		this.nodes = 0;
		this.mayPass = voluntaryPass;
	}

	/**
	 * What the side to move makes more than the other from here on, as far as a depth and so many more nodes reach: the value
	 * if it lies between the bounds, else a bound; null when the nodes ran out.
	 */
	value(side: Side, depth: number, alpha: number, beta: number, passed: boolean, limit: number): Reading | null {
		this.limit = this.nodes + limit;
		this.isAborted = false;
		this.horizons = 0;
		const value = this.search(side, depth, alpha, beta, passed, 0);
		return this.isAborted ? null : { value, isExact: this.horizons === 0 };
	}

	/** Lays a placement of a side on the board, where the search goes on from. */
	lay(side: Side, list: MoveList, entry: number): void {
		for (let i = 0; i < list.size(entry); i++) this.layPiece(side, list.piece(entry, i));
	}

	/** Takes back the pieces laid last. */
	takeBack(side: Side, list: MoveList, entry: number): void {
		for (let i = list.size(entry) - 1; i >= 0; i--) this.liftPiece(side, list.piece(entry, i));
	}

	private search(side: Side, depth: number, floor: number, ceiling: number, passed: boolean, ply: number): number {
		if (++this.nodes > this.limit) {
			this.isAborted = true;
			return 0;
		}
		if (depth === 0) return this.playout(side);
		const node = this.plies[ply] as Ply;
		node.side = side;
		node.depth = depth;
		node.passed = passed;
		node.key = this.keyFor(side, passed);
		node.check = this.checkFor(side, passed);
		const place = this.known.find(node.key, node.check);
		if (place >= 0 && this.isEnough(place, depth, floor, ceiling)) {
			if (this.known.depth(place) < toTheEnd) this.horizons++;
			return this.known.value(place);
		}
		this.board.placements(this.hands.sets[side], node.moves.list);
		if (node.moves.list.count === 0) return this.stuck(node, floor, ceiling);
		node.moves.arrange(place >= 0 ? this.known.move(place) : -1);
		return this.weigh(node, floor, ceiling);
	}

	/** Whether what is known of a position answers the question. */
	private isEnough(place: number, depth: number, floor: number, ceiling: number): boolean {
		const { known } = this;
		if (known.depth(place) < depth) return false;
		const bound = known.bound(place);
		if (bound === AT_LEAST) return known.value(place) >= ceiling;
		return bound === EXACT || known.value(place) <= floor;
	}

	/** C9: a forced pass; when the other is stuck too, the game is over. */
	private stuck({ side, depth, passed, number }: Ply, floor: number, ceiling: number): number {
		return passed ? 0 : 0 - this.search(otherOf(side), depth, -ceiling, -floor, true, number + 1);
	}

	/** The value of a position from its moves. */
	private weigh(node: Ply, floor: number, ceiling: number): number {
		const { moves } = node;
		const before = this.horizons;
		let best = -infinity;
		let bestMove = -1;
		let alpha = floor;
		for (let turn = 0, move = moves.pick(0); move >= 0 && best < ceiling; move = moves.pick(++turn)) {
			const value = this.try(node, moves.entryOf(move), alpha, ceiling, turn > 0);
			if (this.isAborted) return 0;
			if (value > best) {
				best = value;
				bestMove = move;
			}
			if (best > alpha) alpha = best;
		}
		if (this.mayPass && best < ceiling) best = Math.max(best, this.pass(node, alpha, ceiling));
		if (this.isAborted) return 0;
		if (best >= ceiling && bestMove >= 0) moves.refuted(bestMove);
		const bound = best >= ceiling ? AT_LEAST : best > floor ? EXACT : AT_MOST;
		const depth = this.horizons === before ? toTheEnd : node.depth;
		this.known.store(node.key, node.check, best, depth, bound, bestMove);
		return best;
	}

	private pass({ side, depth, passed, number }: Ply, alpha: number, ceiling: number): number {
		return passed ? 0 : 0 - this.search(otherOf(side), depth - 1, -ceiling, -alpha, true, number + 1);
	}

	/** The value of one move. Later ones are first asked only whether they are better at all. */
	private try(node: Ply, entry: number, alpha: number, ceiling: number, isLater: boolean): number {
		const { list } = node.moves;
		const { side } = node;
		const gain = list.score(entry);
		this.lay(side, list, entry);
		let value: number;
		if (this.hands.sizes[side] === 0) value = gain + lastTileBonus;
		else if (isLater && ceiling - alpha > 1) {
			value = this.answer(node, gain, alpha, alpha + 1);
			const isBetter = value > alpha && value < ceiling && !this.isAborted;
			if (isBetter) value = this.answer(node, gain, alpha, ceiling);
		} else value = this.answer(node, gain, alpha, ceiling);
		this.takeBack(side, list, entry);
		return value;
	}

	private answer({ side, depth, number }: Ply, gain: number, alpha: number, ceiling: number): number {
		return gain - this.search(otherOf(side), depth - 1, gain - ceiling, gain - alpha, false, number + 1);
	}

	/** Both take the most points to the end; then all of it is taken back. */
	private playout(first: Side): number {
		const { board, playoutList: list } = this;
		const start = board.laidCount;
		let side = first;
		let margin = 0;
		let stuck = 0;
		let laid = 0;
		while (stuck < 2) {
			board.best(this.hands.sets[side], list);
			if (list.count === 0) stuck++;
			else {
				stuck = 0;
				const gain = list.score(0);
				for (let i = 0; i < list.size(0); i++) {
					const piece = list.piece(0, i);
					board.layUnchecked(cellOfPiece(piece), kindOfPiece(piece));
					this.hands.take(side, kindOfPiece(piece));
					this.trail[laid++] = (kindOfPiece(piece) << 1) | side;
				}
				const bonus = this.hands.sizes[side] === 0 ? lastTileBonus : 0;
				margin += side === first ? gain + bonus : -gain - bonus;
				if (bonus > 0) break;
			}
			side = otherOf(side);
		}
		if (laid > 0) this.horizons++;
		while (board.laidCount > start) board.undo();
		while (laid > 0) {
			const step = this.trail[--laid] as number;
			this.hands.give((step & 1) as Side, step >>> 1);
		}
		return margin;
	}

	private layPiece(side: Side, piece: number): void {
		this.board.layUnchecked(cellOfPiece(piece), kindOfPiece(piece));
		this.hands.take(side, kindOfPiece(piece));
		this.hash(piece);
	}

	private liftPiece(side: Side, piece: number): void {
		this.board.undo();
		this.hands.give(side, kindOfPiece(piece));
		this.hash(piece);
	}

	private hash(piece: number): void {
		this.key ^= laidWord(0, cellOfPiece(piece), kindOfPiece(piece));
		this.check ^= laidWord(1, cellOfPiece(piece), kindOfPiece(piece));
	}

	private keyFor(side: Side, passed: boolean): number {
		return this.key ^ this.hands.key ^ (side === 0 ? 0 : turnWord) ^ (passed ? passedWord : 0);
	}

	private checkFor(side: Side, passed: boolean): number {
		return this.check ^ this.hands.check ^ (side === 0 ? 0 : passedWord) ^ (passed ? turnWord : 0);
	}
}

/** What the search says of a position. */
export interface Reading {
	readonly value: number;
	/** Whether every line was read to the end. */
	readonly isExact: boolean;
}
