// The first turn on an empty board: a line of exactly the largest size in hand. C2, Q2
import { linesOfSize, longestLine } from '../core/line.ts';
import { firstMissing } from '../core/multiset.ts';
import type { Kind } from '../core/vocabulary.ts';
import { AXES, along, type Cell, EMPTY_BOARD, type Placed, sameCell } from './board.ts';
import { type PlacementRefusal, placementRefusal } from './check.ts';
import type { ScoredPlacement } from './placements.ts';
import { QWIRKLE_BONUS, type ScoredLine, scorePlacement } from './score.ts';

/** The rulings on what an opening scores. C2 */
export interface OpeningScoring {
	readonly openingQwirkleBonus: boolean;
	readonly openingSinglePoints: number;
}

export type OpeningRefusal =
	| PlacementRefusal
	/** These pieces belong to no line of the largest size in hand. C2 */
	| { readonly kind: 'opening-not-largest'; readonly size: number }
	/** The board's coordinates count from the first line: from these cells it could not cover 0,0. */
	| { readonly kind: 'opening-off-origin'; readonly size: number }
	/** Part of a largest line, with more to lay. C2 */
	| { readonly kind: 'opening-size'; readonly size: number; readonly laid: number };

const ORIGIN: Cell = { x: 0, y: 0 };

/** Every stretch of so many cells along an axis that covers the origin: where an opening of that size can lie. */
const stretches = (size: number): readonly (readonly Cell[])[] =>
	AXES.flatMap((axis) =>
		Array.from({ length: size }, (_, before) =>
			Array.from({ length: size }, (_, place) => along(ORIGIN, axis, place - before)),
		),
	);

/** Where pieces can become an opening of so many: the stretches that hold them all. C2 */
export const stretchesWith = (pieces: readonly Placed[], size: number): readonly (readonly Cell[])[] =>
	stretches(size).filter((stretch) => pieces.every((piece) => stretch.some((cell) => sameCell(cell, piece))));

/** What pieces can become an opening: the largest lines in hand that hold them all. C2 */
export function largestLinesWith(hand: readonly Kind[], pieces: readonly Placed[]): readonly (readonly Kind[])[] {
	const kinds = pieces.map(({ kind }) => kind);
	return linesOfSize(hand, longestLine(hand)).filter((line) => firstMissing(line, kinds) === null);
}

/** Why these pieces of the hand may not open the game, or null. C2 */
export function openingRefusal(hand: readonly Kind[], pieces: readonly Placed[]): OpeningRefusal | null {
	const refusal = placementRefusal(EMPTY_BOARD, pieces);
	if (refusal && refusal.kind !== 'gap-in-line') return refusal;
	const size = longestLine(hand);
	if (largestLinesWith(hand, pieces).length === 0) return { kind: 'opening-not-largest', size };
	if (refusal) return refusal;
	if (stretchesWith(pieces, size).length === 0) return { kind: 'opening-off-origin', size };
	return pieces.length < size ? { kind: 'opening-size', size, laid: pieces.length } : null;
}

export interface OpeningScore {
	readonly lines: readonly ScoredLine[];
	/** A lone piece makes no line; what it scores all the same is a ruling. */
	readonly single: number;
}

/** What an opening scores. C2, C5 */
export function scoreOpening(pieces: readonly Placed[], scoring: OpeningScoring): OpeningScore {
	const lines = scorePlacement(EMPTY_BOARD, pieces);
	const withoutBonus = (line: ScoredLine): ScoredLine =>
		line.qwirkle && !scoring.openingQwirkleBonus ? { ...line, points: line.points - QWIRKLE_BONUS } : line;
	return { lines: lines.map(withoutBonus), single: pieces.length === 1 ? scoring.openingSinglePoints : 0 };
}

/**
 * Every set of pieces that may open, each once: from 0,0 to the right in ascending order of kind. Any order of the same
 * pieces, up or across, is as legal and scores the same.
 */
export const openingsWith = (hand: readonly Kind[], scoring: OpeningScoring): readonly ScoredPlacement[] =>
	linesOfSize(hand, longestLine(hand)).map((kinds) => {
		const pieces = kinds.map((kind, x) => ({ kind, x, y: 0 }));
		const { lines, single } = scoreOpening(pieces, scoring);
		return { pieces, score: lines.reduce((sum, { points }) => sum + points, single) };
	});
