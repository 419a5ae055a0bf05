// Help for a person in the middle of a turn on a board: what the pieces put down so far score, where each of the others can
// still go, and if the turn cannot be played as it stands, why not and whether more pieces can mend it.
import { longestLine } from '../core/line.ts';
import { firstMissing, without } from '../core/multiset.ts';
import type { Kind } from '../core/vocabulary.ts';
import { type Board, byRowThenColumn, type Cell, cellKey, cellOf, type Placed, sameCell } from './board.ts';
import { placementRefusal } from './check.ts';
import {
	largestLinesWith,
	type OpeningRefusal,
	type OpeningScore,
	type OpeningScoring,
	openingRefusal,
	scoreOpening,
	stretchesWith,
} from './opening.ts';
import { placementsOn } from './placements.ts';
import { type ScoredLine, scorePlacement, sumOfLines } from './score.ts';

/** A cell where a piece can go. */
export interface Spot extends Cell {
	/** Whether the turn could be played at once with the piece there; else more pieces are needed, to fill a gap say. */
	readonly playable: boolean;
}

export interface Draft {
	/** What the turn would score as it stands, line by line. */
	readonly lines: readonly ScoredLine[];
	/** Points for a lone piece that opens the game and makes no line. C2 */
	readonly single: number;
	readonly points: number;
	/** Why the turn cannot be played as it stands; null when it can. */
	readonly refusal: OpeningRefusal | { readonly kind: 'not-in-hand'; readonly piece: Kind } | null;
	/** Whether it can be played now, or could be with more pieces of the hand. */
	readonly completable: boolean;
	/** For each kind still in hand, every cell from which the turn can be brought to a legal end. */
	readonly spots: ReadonlyMap<Kind, readonly Spot[]>;
}

const samePiece = (a: Placed, b: Placed): boolean => a.kind === b.kind && sameCell(a, b);
const includes = (pieces: readonly Placed[], piece: Placed): boolean => pieces.some((each) => samePiece(each, piece));

/** Collects cells per kind; a cell is playable if it was so in any of the ways it was found. */
class SpotMap {
	private readonly found = new Map<Kind, Map<string, Spot>>();

	add({ kind, x, y }: Placed, playable: boolean): void {
		const cells = this.found.get(kind) ?? new Map<string, Spot>();
		this.found.set(kind, cells);
		const known = cells.get(cellKey({ x, y }));
		cells.set(cellKey({ x, y }), { x, y, playable: playable || known?.playable === true });
	}

	sorted(): ReadonlyMap<Kind, readonly Spot[]> {
		const kinds = [...this.found].sort(([a], [b]) => a - b);
		return new Map(kinds.map(([kind, cells]) => [kind, [...cells.values()].sort(byRowThenColumn)]));
	}
}

/** A legal placement that contains what lies there shows where the rest of it can go. */
function continuations(board: Board, hand: readonly Kind[], laid: readonly Placed[]): SpotMap {
	const spots = new SpotMap();
	for (const { pieces } of placementsOn(board, hand)) {
		if (!laid.every((piece) => includes(pieces, piece))) continue;
		for (const piece of pieces) if (!includes(laid, piece)) spots.add(piece, pieces.length === laid.length + 1);
	}
	return spots;
}

/** The stretches and the lines in which the pieces laid so far can become an opening. C2 */
function openingContinuations(hand: readonly Kind[], laid: readonly Placed[]): SpotMap {
	const spots = new SpotMap();
	const size = longestLine(hand);
	const kinds = new Set(largestLinesWith(hand, laid).flat());
	for (const { kind } of laid) kinds.delete(kind);
	for (const cell of stretchesWith(laid, size).flat())
		if (!laid.some((piece) => sameCell(piece, cell)))
			for (const kind of kinds) spots.add({ kind, ...cellOf(cell) }, laid.length + 1 === size);
	return spots;
}

function draftRefusal(board: Board, hand: readonly Kind[], laid: readonly Placed[]): Draft['refusal'] {
	const missing = firstMissing(
		hand,
		laid.map(({ kind }) => kind),
	);
	if (missing !== null) return { kind: 'not-in-hand', piece: missing };
	return board.length === 0 ? openingRefusal(hand, laid) : placementRefusal(board, laid);
}

type Kinds = readonly NonNullable<Draft['refusal']>['kind'][];

/** What more pieces can put right; anything else stays wrong whatever is added. */
const MENDABLE: readonly string[] = ['nothing-laid', 'gap-in-line', 'touches-nothing', 'opening-size'] satisfies Kinds;

/** Pieces of which one has no cell of its own make no lines. */
const UNSCORED: readonly string[] = ['bad-coordinate', 'cell-taken', 'cell-twice'] satisfies Kinds;
const NO_SCORE: OpeningScore = { lines: [], single: 0 };

const scoreOf = (board: Board, laid: readonly Placed[], scoring: OpeningScoring): OpeningScore =>
	board.length === 0 ? scoreOpening(laid, scoring) : { lines: scorePlacement(board, laid), single: 0 };

/** Where the rest of the hand can go. */
function spotsFor(board: Board, hand: readonly Kind[], laid: readonly Placed[]): ReadonlyMap<Kind, readonly Spot[]> {
	const found = board.length === 0 ? openingContinuations(hand, laid) : continuations(board, hand, laid);
	const left = without(
		hand,
		laid.map(({ kind }) => kind),
	);
	return new Map([...found.sorted()].filter(([kind]) => left.includes(kind)));
}

/** The state of a turn in which these pieces of the hand lie on the board tentatively. C2, C4, C5 */
export function draftOn(board: Board, hand: readonly Kind[], laid: readonly Placed[], scoring: OpeningScoring): Draft {
	const refusal = draftRefusal(board, hand, laid);
	const isOpen = refusal === null || MENDABLE.includes(refusal.kind);
	const spots = isOpen ? spotsFor(board, hand, laid) : new Map<Kind, readonly Spot[]>();
	const { lines, single } = refusal && UNSCORED.includes(refusal.kind) ? NO_SCORE : scoreOf(board, laid, scoring);
	return {
		lines,
		single,
		points: sumOfLines(lines) + single,
		refusal,
		completable: refusal === null || spots.size > 0,
		spots,
	};
}
