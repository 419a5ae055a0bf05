// The player inside rollouts: most Qwirkles, then the lay that leaves the fewest lines nearly complete and draws the most
// cards. It counts no cards and plans nothing, which makes it several times as quick as the evaluation, and hardly weaker.
//
// Ways to lay are listed with what they are worth before any is proved possible: most of the time goes into the proofs, and
// so only the best are put to it.
//
//   a choice of free cards:  free kind    8     …    1    0
//                            bits      17…16    …   3…2  1…0
import {
	colourOf,
	type Feasibility,
	type Kind,
	lineCode,
	QWIRKLE,
	type Rows,
	shapeOf,
	type Taking,
	takingsOf,
} from '@tessera/engine';
import { ChoiceHeap } from './choice-heap.ts';
import { colourLine, LINE_COUNT, placeInColour, placeInShape, SHOWINGS, SIZES, shapeLine, show } from './lines.ts';

/** What it costs, in Qwirkles, to leave a line that lacks no, one or two cards. */
const LACKING = [1, 0.3, 0.06];
const CARD_LAID = 0.033;

const WORTHS = Float64Array.from(
	{ length: SHOWINGS },
	(_, showing) => -(LACKING[QWIRKLE - (SIZES[showing] ?? 0)] ?? 0),
);
const worthOf = (showing: number): number => WORTHS[showing] ?? 0;

/** So many parts has a hand of nine different cards. */
const MOST_CHOICES = 512;

const rowWith = (row: number, kind: Kind, copies: number): number => row + copies * lineCode.unitAt(shapeOf(kind));

export class QuickLay {
	/** What was found last. */
	qwirkles = 0;
	cards: readonly Kind[] = [];
	left: Rows = [];

	private readonly feasible: Feasibility;
	private readonly showing = new Int32Array(LINE_COUNT);
	private readonly choices = new ChoiceHeap(MOST_CHOICES);
	/** The rows that are put to the proof. */
	private readonly trial: number[] = new Array<number>(QWIRKLE).fill(0);
	/** The kinds of the free cards, and how many there are of each. */
	private kinds: readonly Kind[] = [];
	private copies: readonly number[] = [];

	constructor(feasible: Feasibility) {
		this.feasible = feasible;
	}

	/** Finds what to lay from a hand in ascending order; false when nothing can be. */
	find(table: Rows, hand: readonly Kind[]): boolean {
		const takings = takingsOf(table, hand);
		for (let count = takings.most; count >= 0; count--)
			if (this.findAmong(takings.of(count))) {
				this.qwirkles = count;
				return true;
			}
		return false;
	}

	private findAmong(takings: readonly Taking[]): boolean {
		let worth = -Infinity;
		for (const taking of takings) {
			this.list(taking);
			worth = Math.max(worth, this.proveBest(taking, worth));
		}
		return worth > -Infinity;
	}

	/** Lists all choices of free cards with what they are worth. */
	private list({ rest, needed, free }: Taking): void {
		show(rest, this.showing);
		let worth = CARD_LAID * needed.length;
		for (let line = 0; line < LINE_COUNT; line++) worth += worthOf(this.showing[line] ?? 0);
		this.kinds = free.filter((kind, index) => kind !== free[index - 1]);
		this.copies = this.kinds.map((kind) => free.lastIndexOf(kind) - free.indexOf(kind) + 1);
		this.choices.clear();
		this.listFrom(0, 0, worth, needed.length > 0);
		this.choices.order();
	}

	/** K3: at least one card is laid, so that a choice of none counts only where others are needed. */
	private listFrom(index: number, choice: number, worth: number, mayLayNone: boolean): void {
		const kind = this.kinds[index];
		if (kind !== undefined) {
			this.listFrom(index + 1, choice, worth, mayLayNone);
			this.listLaying(index, choice, worth, kind);
		} else if (mayLayNone || choice > 0) this.choices.push(choice, worth);
	}

	/** Goes on with one, two, … copies of a kind laid: the first of them may show in its two lines what was not there. */
	private listLaying(index: number, choice: number, worth: number, kind: Kind): void {
		const { showing } = this;
		const colour = colourLine(kind);
		const shape = shapeLine(kind);
		const ofColour = showing[colour] ?? 0;
		const ofShape = showing[shape] ?? 0;
		showing[colour] = ofColour | placeInColour(kind);
		showing[shape] = ofShape | placeInShape(kind);
		const gain = worthOf(showing[colour]) - worthOf(ofColour) + worthOf(showing[shape]) - worthOf(ofShape);
		for (let copies = this.copies[index] ?? 0; copies > 0; copies--)
			this.listFrom(index + 1, choice + copies * lineCode.unitAt(index), worth + gain + copies * CARD_LAID, true);
		showing[colour] = ofColour;
		showing[shape] = ofShape;
	}

	/** The worth of the best listed choice that is possible, if it is more than asked; else −∞. */
	private proveBest(taking: Taking, asked: number): number {
		const { choices } = this;
		while (choices.bestWorth() > asked) {
			const worth = choices.bestWorth();
			if (this.prove(taking, choices.pop())) return worth;
		}
		return -Infinity;
	}

	private prove({ rest, needed }: Taking, choice: number): boolean {
		const { kinds, trial } = this;
		for (let colour = 0; colour < QWIRKLE; colour++) trial[colour] = rest[colour] ?? 0;
		for (let index = 0; index < kinds.length; index++) {
			const kind = kinds[index] as Kind;
			const colour = colourOf(kind);
			trial[colour] = rowWith(trial[colour] ?? 0, kind, lineCode.countAt(choice, index));
		}
		if (!this.feasible(trial)) return false;
		this.left = [...trial];
		this.cards = [...needed, ...this.cardsIn(choice)];
		return true;
	}

	private cardsIn(choice: number): readonly Kind[] {
		return this.kinds.flatMap((kind, index) => new Array<Kind>(lineCode.countAt(choice, index)).fill(kind));
	}
}
