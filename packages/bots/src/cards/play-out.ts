// One way a game of Cards may go on after a lay: the unseen cards dealt out at random, everybody playing quickly for a few
// turns. All lays that are compared meet the same cards, so that luck weighs on none of them more than on another.
import {
	type CardLay,
	type CardsView,
	type Feasibility,
	type Kind,
	lineCode,
	listKinds,
	type Rows,
	without,
} from '@tessera/engine';
import { piecesInPlay } from '../company.ts';
import type { Random } from '../random.ts';
import { mostTaken } from './most-taken.ts';
import { QuickLay } from './quick-lay.ts';

/** K1 */
const HAND_SIZE = 9;

/** How a game stands for the seats in playing order, the one whose lay is judged first. */
interface Course {
	table: Rows;
	readonly hands: (readonly Kind[])[];
	/** Where the pile begins among the dealt cards. */
	drawn: number;
	finalTurns: number | null;
}

const ascending = (cards: readonly Kind[]): readonly Kind[] => [...cards].sort((a, b) => a - b);

export class PlayOut {
	private readonly view: CardsView;
	private readonly quick: QuickLay;
	private readonly feasible: Feasibility;
	/** The unseen cards: the hands of the others first, then the pile, then what somebody who left has set aside. */
	private readonly unseen: Kind[];
	/** Where the pile ends among them. */
	private readonly end: number;

	constructor(view: CardsView, feasible: Feasibility) {
		this.view = view;
		this.feasible = feasible;
		this.quick = new QuickLay(feasible);
		this.unseen = [...listKinds(view.unseen)];
		this.end = piecesInPlay(view);
	}

	/** Deals the unseen cards anew. */
	deal(random: Random): void {
		const { unseen } = this;
		for (let last = unseen.length - 1; last > 0; last--) {
			const place = random.below(last + 1);
			const kind = unseen[last];
			const other = unseen[place];
			if (kind === undefined || other === undefined) continue;
			unseen[last] = other;
			unseen[place] = kind;
		}
	}

	/**
	 * By how many Qwirkles one comes out better than the others on average in the turns that follow the lay: everybody else,
	 * oneself, and the next once more. What a lay leads to shows by then, and luck grows with every turn.
	 */
	after(lay: CardLay): number {
		const course = this.begin(lay);
		const seats = course.hands.length;
		let balance = 0;
		let isLast = course.finalTurns === 0;
		for (let turn = 1; !isLast; turn++) {
			const seat = turn % seats;
			isLast = turn === seats + 1 || course.finalTurns === 1;
			const taken = isLast ? this.count(course, seat) : this.play(course, seat);
			balance += seat === 0 ? taken : -taken / (seats - 1);
		}
		return balance;
	}

	private begin({ cards, left }: CardLay): Course {
		const { turn, handSizes, hand, finalTurns } = this.view;
		const hands: (readonly Kind[])[] = [without(hand ?? [], cards)];
		let drawn = 0;
		for (let seat = 1; seat < handSizes.length; seat++) {
			const size = handSizes[(turn + seat) % handSizes.length] ?? 0;
			hands.push(ascending(this.unseen.slice(drawn, drawn + size)));
			drawn += size;
		}
		const course: Course = { table: lineCode.rowsOf(left), hands, drawn, finalTurns };
		this.endTurn(course, 0);
		return course;
	}

	/** K4, K5: the hand is filled up; whoever draws the last card gives everybody one more turn. */
	private endTurn(course: Course, seat: number): void {
		if (course.finalTurns !== null) course.finalTurns--;
		const hand = course.hands[seat] ?? [];
		const cards = this.unseen.slice(course.drawn, Math.min(this.end, course.drawn + HAND_SIZE - hand.length));
		if (cards.length === 0) return;
		course.hands[seat] = ascending([...hand, ...cards]);
		course.drawn += cards.length;
		if (course.drawn === this.end) course.finalTurns = course.hands.length;
	}

	private count({ table, hands }: Course, seat: number): number {
		return mostTaken(table, hands[seat] ?? [], this.feasible);
	}

	/** K6: nobody lays nothing often enough for the swap to matter here. */
	private play(course: Course, seat: number): number {
		const hand = course.hands[seat] ?? [];
		const { quick } = this;
		const canLay = quick.find(course.table, hand);
		if (canLay) {
			course.table = quick.left;
			course.hands[seat] = without(hand, quick.cards);
		}
		this.endTurn(course, seat);
		return canLay ? quick.qwirkles : 0;
	}
}
