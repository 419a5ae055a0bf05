// The worlds a seat may be in: its own tiles are known, every order of the unseen ones is as likely as any other.
import { type ClassicView, HAND_SIZE, listKinds } from '@tessera/engine';
import { piecesInPlay } from '../../company.ts';
import { Random } from '../../random.ts';
import type { Table } from './table.ts';

const hand = HAND_SIZE;

export class Worlds {
	private readonly view: ClassicView;
	private readonly me: number;
	private readonly own: Int32Array;
	/** C9: where passing is a choice, the turns in a row that were one. */
	private readonly idle: number;
	/** The others' hands, one after the other in seat order, then the bag, then what somebody who left has set aside. */
	private readonly unseen: Int32Array;
	/** Tiles that the others hold together. */
	private readonly held: number;
	/** Worlds that the last shuffle is still good for. */
	private left = 0;

	constructor(view: ClassicView) {
		this.view = view;
		this.me = view.turn;
		this.idle = view.bagSize === 0 && view.options.voluntaryPass ? view.idleTurns : 0;
		this.own = Int32Array.from(view.hand ?? []);
		this.unseen = Int32Array.from(listKinds(view.unseen));
		this.held = piecesInPlay(view) - view.bagSize;
		// What is left over must not always be the same kinds, also where only this first world is looked at.
		if (this.unseen.length > piecesInPlay(view)) this.shuffle(new Random('set aside', view.step));
	}

	/**
	 * Another world. One shuffle is dealt from until every unseen tile has been in the others' hands once: with each tile there
	 * equally often, the mean over the worlds is a sixth less spread than over worlds that know nothing of each other.
	 */
	next(random: Random): void {
		if (this.left > 0) this.dealOn();
		else {
			this.shuffle(random);
			this.left = Math.floor(this.unseen.length / Math.max(1, this.held));
		}
		this.left--;
	}

	/** The others get the next tiles, and what they had goes to the far end of the bag. */
	private dealOn(): void {
		const { held, unseen } = this;
		const dealt = unseen.slice(0, held);
		unseen.copyWithin(0, held);
		unseen.set(dealt, unseen.length - held);
	}

	private shuffle(random: Random): void {
		const { unseen } = this;
		for (let i = unseen.length - 1; i > 0; i--) {
			const j = random.below(i + 1);
			const kind = unseen[i] as number;
			unseen[i] = unseen[j] as number;
			unseen[j] = kind;
		}
	}

	/** Puts the table into this world, with the seat to move to move; the board stays as it is. Scores count from here. */
	set(table: Table): void {
		const { bagSize, handSizes } = this.view;
		let dealt = 0;
		handSizes.forEach((size, seat) => {
			const tiles = seat === this.me ? this.own : this.unseen.subarray(dealt, dealt + size);
			if (seat !== this.me) dealt += size;
			table.tiles.set(tiles, seat * hand);
			table.sizes[seat] = size;
		});
		table.bag.set(this.unseen.subarray(dealt, dealt + bagSize));
		table.front = 0;
		table.back = bagSize;
		table.scores.fill(0);
		table.seats = handSizes.length;
		table.turn = this.me;
		table.isOver = false;
		table.idle = this.idle;
	}
}
