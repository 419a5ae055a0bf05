// The first turn on an empty board: a line of exactly the largest size in hand. C2, Q2
import { linesOfSize, longestLine } from '../core/line.ts';
import type { Kind } from '../core/vocabulary.ts';
import { EMPTY_BOARD, type Placed } from './board.ts';
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
	| { readonly kind: 'opening-size'; readonly size: number; readonly laid: number }
	/** The board's coordinates count from the first line: it covers 0,0. */
	| { readonly kind: 'opening-off-origin' };

/** Why these pieces of the hand may not open the game, or null. C2 */
export function openingRefusal(hand: readonly Kind[], pieces: readonly Placed[]): OpeningRefusal | null {
	const refusal = placementRefusal(EMPTY_BOARD, pieces);
	if (refusal) return refusal;
	const size = longestLine(hand);
	if (pieces.length !== size) return { kind: 'opening-size', size, laid: pieces.length };
	return pieces.some(({ x, y }) => x === 0 && y === 0) ? null : { kind: 'opening-off-origin' };
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
