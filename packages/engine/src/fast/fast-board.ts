// The board that search plays on: loads a board value, lays and undoes in place, and answers what may be laid.
import type { KindSet } from '../core/kindset.ts';
import type { Board, Cell, Placed } from '../grid/board.ts';
import { Generator } from './generator.ts';
import { Ground } from './ground.ts';
import * as layout from './layout.ts';
import type { MoveList } from './move-list.ts';

const { CENTRE, cellOfPiece, GRID, kindOfPiece, REACH } = layout;

const MIDDLE = GRID / 2;

export class FastBoard extends Ground {
	/** The caller's coordinates of the cell in the middle of the grid. */
	private origin: Cell = { x: 0, y: 0 };
	private readonly generator = new Generator(this);

	/** Holds exactly the pieces of a legal board, wherever on the unbounded plane they lie. */
	load(board: Board): void {
		this.clear();
		this.origin = board[0] ?? { x: 0, y: 0 };
		for (const piece of board) this.layUnchecked(this.cellAt(piece), piece.kind);
	}

	/** The grid's cell for a place in the caller's coordinates. */
	cellAt({ x, y }: Cell): number {
		const right = x - this.origin.x;
		const down = y - this.origin.y;
		if (Math.max(Math.abs(right), Math.abs(down)) > REACH)
			throw new RangeError('pieces this far apart cannot hang together');
		return CENTRE + down * GRID + right;
	}

	/** A packed piece in the caller's coordinates. */
	placedOf(piece: number): Placed {
		const cell = cellOfPiece(piece);
		const right = (cell % GRID) - MIDDLE;
		const down = Math.floor(cell / GRID) - MIDDLE;
		return { kind: kindOfPiece(piece), x: this.origin.x + right, y: this.origin.y + down };
	}

	/** Puts every placement of kinds of the hand, at most six, into the list in place of what was there. */
	placements(hand: KindSet, list: MoveList): void {
		this.generator.all(hand, list);
	}

	/** Puts the placement with the highest score, of several the first, into the list in place of what was there. */
	best(hand: KindSet, list: MoveList): void {
		this.generator.best(hand, list);
	}

	/** How many placements there are. */
	count(hand: KindSet): number {
		return this.generator.count(hand);
	}

	/** Lays the pieces of a placement that was found on this very board; undo takes them off one by one. */
	playUnchecked(list: MoveList, entry: number): void {
		for (let i = 0; i < list.size(entry); i++) {
			const piece = list.piece(entry, i);
			this.layUnchecked(cellOfPiece(piece), kindOfPiece(piece));
		}
	}
}
