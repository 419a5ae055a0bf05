// What a placement leaves behind: what the others may expect of their next turns with the cubes they show, all of which they
// may reroll; what the cubes kept will be good for; and how the rest of the game is likely to go.
import { type CubesView, handSize, type Kind, type Placed } from '@tessera/engine';
import { FastBoard } from '@tessera/engine/fast';
import { LineWorths } from '../rolls/line-worths.ts';
import { Rolls } from '../rolls/rolls.ts';
import { leadFrom } from './pace.ts';

/** What a point that someone may expect of the next turn is worth to the player who has just had its own. */
interface Weights {
	readonly own: number;
	/** Of the others in playing order. */
	readonly others: readonly number[];
}

/**
 * By the number of players. Regressed on the rest of 500 to 800 games each: by how much a player outscored the mean of the others
 * from there on. More than a point for a point, since what is open now stays open for a while.
 */
const WEIGHTS: Readonly<Record<number, Weights>> = {
	2: { own: 0.92, others: [1.25] },
	3: { own: 0.72, others: [0.7, 0.62] },
	4: { own: 0.58, others: [0.5, 0.42, 0.36] },
};
const NO_WEIGHTS: Weights = { own: 0, others: [] };

/** What players with so many cubes may expect of a turn, on the mean over the ends of games. */
const TYPICAL: readonly number[] = [0, 4.8, 6.4, 7.8, 8.9, 10.1, 10.6];
const typicalOf = (cubes: number): number => TYPICAL[cubes] ?? 0;

const HAND = handSize('cubes');

// One board for all: each question lays what it needs and nothing is kept in between, so that no two thoughts can mix.
const board = new FastBoard();
const lines = new LineWorths();
const rolls = new Rolls();

export class Outlook {
	/** How many turns were worked out. */
	turns = 0;
	private readonly view: CubesView;
	private readonly weights: Weights;
	/** The others in playing order. */
	private readonly others: readonly (readonly Kind[])[];

	constructor(view: CubesView) {
		const players = view.hands.length;
		this.view = view;
		this.weights = WEIGHTS[players] ?? NO_WEIGHTS;
		this.others = Array.from({ length: players - 1 }, (_, i) => view.hands[(view.turn + 1 + i) % players] ?? []);
	}

	/** How many cubes there will be in the own hand after laying so many. */
	cubesAfter(laid: number): number {
		const { hand, bagSize } = this.view;
		return Math.min(HAND, (hand ?? []).length - laid + bagSize);
	}

	/** Q5: whether laying so many ends the game. */
	isLast(laid: number): boolean {
		return this.cubesAfter(laid) === 0;
	}

	/** What the rest of the game is worth after laying so many, whatever the board is like. */
	lead(laid: number): number {
		const { bagSize, hand } = this.view;
		const left = this.cubesAfter(laid);
		const bag = bagSize - (left - ((hand ?? []).length - laid));
		return leadFrom([...this.others.map(({ length }) => length), left], bag);
	}

	/** The same over what the replies and the follow-up tell of it, if these are what they usually are. */
	rest(laid: number): number {
		return this.lead(laid) + this.usualReplies(laid) - this.usualFollowUp(laid);
	}

	/** What the others may expect after a placement. */
	replies(pieces: readonly Placed[]): number {
		if (this.isLast(pieces.length)) return 0;
		this.lay(pieces);
		return this.sumOfOthers((cubes) => this.expected(cubes));
	}

	/** What they usually may, after so many were laid. */
	usualReplies(laid: number): number {
		return this.isLast(laid) ? 0 : this.sumOfOthers((cubes) => typicalOf(cubes.length));
	}

	private sumOfOthers(points: (cubes: readonly Kind[]) => number): number {
		return this.others.reduce((sum, cubes, i) => sum + (this.weights.others[i] ?? 0) * points(cubes), 0);
	}

	/** What the cubes that are in hand after a placement are good for. */
	followUp(pieces: readonly Placed[], cubes: readonly Kind[]): number {
		if (this.isLast(pieces.length)) return 0;
		this.lay(pieces);
		return this.weights.own * this.expected(cubes);
	}

	/** What they are usually good for, after so many were laid. */
	usualFollowUp(laid: number): number {
		return this.weights.own * typicalOf(this.cubesAfter(laid));
	}

	private lay(pieces: readonly Placed[]): void {
		board.load(this.view.board);
		for (const piece of pieces) board.layUnchecked(board.cellAt(piece), piece.kind);
	}

	/** The points that may be expected of a turn with these cubes on the board as it is. */
	private expected(cubes: readonly Kind[]): number {
		this.turns++;
		lines.ofPoints(board, cubes);
		return rolls.best(cubes, lines);
	}
}
