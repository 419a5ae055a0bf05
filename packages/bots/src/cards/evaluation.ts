// What a lay is good for beyond its Qwirkles, without any search: the lines it leaves nearly complete, by the chance that
// the others hold what is missing, and by the chance that oneself will.
//
// The weights are in Qwirkles. A regression on how 300,000 games went on gave the same again, and tuning them in matches found
// nothing better; see docs/BOTS.md.
import { type CardLay, type CardsView, countKinds, type Kind, type KindCounts, without } from '@tessera/engine';
import { drawnFrom, type Holding, seatsToCome } from './chances.ts';
import { KINDS_OF_LINES, missingIn } from './lines.ts';

export interface Weights {
	/** What it costs when a line lacks no, one, two, … cards and somebody else surely holds them. */
	readonly others: readonly number[];
	/** What it brings when oneself surely holds them. */
	readonly own: readonly number[];
	/** Each card laid is a new one drawn. */
	readonly card: number;
}

/** What a lay keeps open for oneself and gives away to the others. */
export interface Prospect {
	readonly kept: number;
	readonly risk: number;
}

export type Evaluate = (lay: CardLay) => Prospect;

const allOf = (kinds: readonly Kind[], chance: (kind: Kind) => number): number =>
	kinds.reduce((product, kind) => product * chance(kind), 1);

/** The chance that at least one of the seats holds all of the kinds. */
const anyoneHolds = (kinds: readonly Kind[], holdings: readonly Holding[]): number =>
	1 - holdings.reduce((none, holding) => none * (1 - allOf(kinds, (kind) => holding[kind] ?? 0)), 1);

export function evaluator(view: CardsView, weights: Weights): Evaluate {
	const hand = view.hand ?? [];
	const others = seatsToCome(view).map((seat) => drawnFrom(view, view.handSizes[seat] ?? 0));
	const playsAgain = view.finalTurns === null;
	const draws = [0, ...hand].map((_, laid) => drawnFrom(view, Math.min(laid, view.pileSize)));

	const keptIn = (missing: readonly Kind[], kept: KindCounts, drawn: Holding): number =>
		allOf(missing, (kind) => ((kept[kind] ?? 0) > 0 ? 1 : (drawn[kind] ?? 0)));

	return ({ cards, left }) => {
		const kept = countKinds(without(hand, cards));
		const drawn = draws[cards.length] ?? [];
		let ownChances = weights.card * cards.length;
		let risk = 0;
		for (const line of KINDS_OF_LINES) {
			const missing = missingIn(line, left);
			const toOthers = weights.others[missing.length] ?? 0;
			const toSelf = weights.own[missing.length] ?? 0;
			if (toOthers > 0) risk += toOthers * anyoneHolds(missing, others);
			if (toSelf > 0 && playsAgain) ownChances += toSelf * keptIn(missing, kept, drawn);
		}
		return { kept: ownChances, risk };
	};
}
