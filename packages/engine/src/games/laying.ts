// What the two games on a board share: laying pieces in lines, scoring them, and the bonus for the last piece. C4, C5, C8, Q5
import { firstMissing, without } from '../core/multiset.ts';
import { fieldOf, readKind, readList, readNumber } from '../core/read.ts';
import { ok } from '../core/result.ts';
import type { Kind, Seat } from '../core/vocabulary.ts';
import { type Board, boardOf, type Placed, withPieces } from '../grid/board.ts';
import { placementRefusal } from '../grid/check.ts';
import {
	type OpeningRefusal,
	type OpeningScoring,
	openingRefusal,
	openingsWith,
	scoreOpening,
} from '../grid/opening.ts';
import { anyPlacementOn, placementsOn, type ScoredPlacement } from '../grid/placements.ts';
import { type ScoredLine, scorePlacement, sumOfLines } from '../grid/score.ts';
import { badField, type CommonRefusal, type ReadAction, replaceAt } from './common.ts';

/** Pieces a hand is filled up to. C1, Q1 */
export const HAND_SIZE = 6;
/** For laying one's last piece with nothing left to draw. C8, Q5 */
export const LAST_PIECE_BONUS = 6;

export type PlaceAction = { readonly type: 'place'; readonly pieces: readonly Placed[] };

function readPlaced(value: unknown): Placed | null {
	const kind = readKind(fieldOf(value, 'kind'));
	const x = readNumber(fieldOf(value, 'x'));
	const y = readNumber(fieldOf(value, 'y'));
	return kind === null || x === null || y === null ? null : { kind, x, y };
}

export function readPlace(value: unknown): ReadAction<PlaceAction> {
	const pieces = readList(fieldOf(value, 'pieces'), readPlaced);
	return pieces ? ok({ type: 'place', pieces }) : badField('pieces');
}

export type LayingRefusal = OpeningRefusal | Extract<CommonRefusal, { kind: 'not-in-hand' }>;

export type PlacedEvent = { readonly type: 'placed'; readonly seat: Seat; readonly pieces: readonly Placed[] };
export type ScoredEvent = {
	readonly type: 'scored';
	readonly seat: Seat;
	readonly lines: readonly ScoredLine[];
	/** Points for an opening of a single piece, which makes no line. C2 */
	readonly single: number;
	readonly points: number;
};
export type BonusEvent = { readonly type: 'bonus'; readonly seat: Seat; readonly points: number };

/** Why these pieces of the hand may not be laid, or null. C2, C4 */
export function layingRefusal(board: Board, hand: readonly Kind[], pieces: readonly Placed[]): LayingRefusal | null {
	const missing = firstMissing(
		hand,
		pieces.map(({ kind }) => kind),
	);
	if (missing !== null) return { kind: 'not-in-hand', piece: missing };
	return board.length === 0 ? openingRefusal(hand, pieces) : placementRefusal(board, pieces);
}

/** Every way to lay pieces of the hand, with its score; an opening in one representative order. C2, C4, C5 */
export const layingsOf = (board: Board, hand: readonly Kind[], scoring: OpeningScoring): readonly ScoredPlacement[] =>
	board.length === 0 ? openingsWith(hand, scoring) : placementsOn(board, hand);

export const canLay = (board: Board, kinds: readonly Kind[]): boolean =>
	board.length === 0 ? kinds.length > 0 : anyPlacementOn(board, kinds);

/** What laying scores, line by line. C2, C5 */
export function layingScore(
	board: Board,
	pieces: readonly Placed[],
	scoring: OpeningScoring,
): Pick<ScoredEvent, 'lines' | 'single' | 'points'> {
	const { lines, single } =
		board.length === 0 ? scoreOpening(pieces, scoring) : { lines: scorePlacement(board, pieces), single: 0 };
	return { lines, single, points: sumOfLines(lines) + single };
}

/** A legal laying as it happened. */
export function layingEvents(
	seat: Seat,
	board: Board,
	pieces: readonly Placed[],
	scoring: OpeningScoring,
): readonly [PlacedEvent, ScoredEvent] {
	const laid = boardOf(pieces);
	return [
		{ type: 'placed', seat, pieces: laid },
		{ type: 'scored', seat, ...layingScore(board, laid, scoring) },
	];
}

interface Laid {
	readonly step: number;
	readonly board: Board;
	readonly hands: readonly (readonly Kind[])[];
	readonly scores: readonly number[];
}

/** The changes that an event of laying makes to a position. */
export function applyLaying(position: Laid, event: PlacedEvent | ScoredEvent | BonusEvent): Partial<Laid> {
	const { seat } = event;
	if (event.type !== 'placed')
		return { scores: replaceAt(position.scores, seat, (position.scores[seat] ?? 0) + event.points) };
	const gone = event.pieces.map(({ kind }) => kind);
	return {
		step: position.step + 1,
		board: withPieces(position.board, event.pieces),
		hands: replaceAt(position.hands, seat, without(position.hands[seat] ?? [], gone)),
	};
}
