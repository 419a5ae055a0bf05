// What the two games on a board share: laying pieces in lines, scoring them, and the bonus for the last piece. C4, C5, C8, Q5
import { firstMissing, without } from '../core/multiset.ts';
import { fieldOf, readKind, readList, readNumber } from '../core/read.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Kind, Seat } from '../core/vocabulary.ts';
import { type Board, boardOf, type Placed, withPieces } from '../grid/board.ts';
import { layingOn } from '../grid/check.ts';
import { anyPlacementOn } from '../grid/fitting.ts';
import {
	type OpeningRefusal,
	type OpeningScore,
	type OpeningScoring,
	openingRefusal,
	openingsWith,
	scoreOpening,
} from '../grid/opening.ts';
import { placementsOn, type ScoredPlacement } from '../grid/placements.ts';
import { type ScoredLine, sumOfLines } from '../grid/score.ts';
import { addAt, badField, type CommonRefusal, type ReadAction, replaceAt } from './common.ts';

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

/** Every way to lay pieces of the hand, with its score; an opening in one representative order. C2, C4, C5 */
export const layingsOf = (board: Board, hand: readonly Kind[], scoring: OpeningScoring): readonly ScoredPlacement[] =>
	board.length === 0 ? openingsWith(hand, scoring) : placementsOn(board, hand);

export const canLay = (board: Board, kinds: readonly Kind[]): boolean =>
	board.length === 0 ? kinds.length > 0 : anyPlacementOn(board, kinds);

const eventsOf = (
	seat: Seat,
	pieces: readonly Placed[],
	{ lines, single }: OpeningScore,
): readonly [PlacedEvent, ScoredEvent] => [
	{ type: 'placed', seat, pieces },
	{ type: 'scored', seat, lines, single, points: sumOfLines(lines) + single },
];

/** What laying these pieces of the hand makes happen, or why they may not be laid. C2, C4, C5 */
export function layingEvents(
	seat: Seat,
	board: Board,
	hand: readonly Kind[],
	pieces: readonly Placed[],
	scoring: OpeningScoring,
): Result<readonly [PlacedEvent, ScoredEvent], LayingRefusal> {
	const missing = firstMissing(
		hand,
		pieces.map(({ kind }) => kind),
	);
	if (missing !== null) return no({ kind: 'not-in-hand', piece: missing });
	if (board.length === 0) {
		const refusal = openingRefusal(hand, pieces);
		const laid = boardOf(pieces);
		return refusal ? no(refusal) : ok(eventsOf(seat, laid, scoreOpening(laid, scoring)));
	}
	const laying = layingOn(board, pieces);
	return laying.ok ? ok(eventsOf(seat, laying.value.pieces, { lines: laying.value.lines, single: 0 })) : laying;
}

interface Laid {
	readonly step: number;
	readonly board: Board;
	readonly hands: readonly (readonly Kind[])[];
	readonly scores: readonly number[];
}

/** What an event of laying makes of a position. */
export function applyLaying<P extends Laid>(position: P, event: PlacedEvent | ScoredEvent | BonusEvent): P {
	const { seat } = event;
	if (event.type !== 'placed') return { ...position, scores: addAt(position.scores, seat, event.points) };
	const gone = event.pieces.map(({ kind }) => kind);
	return {
		...position,
		step: position.step + 1,
		board: withPieces(position.board, event.pieces),
		hands: replaceAt(position.hands, seat, without(position.hands[seat] ?? [], gone)),
	};
}
