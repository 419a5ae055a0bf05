// What the engine makes of a plan: points, refusals, and where the piece in hand can go. Asking is dear on a full board, so
// each answer is kept for as long as what it was asked about.
import {
	type Cell,
	type Draft,
	draftOn,
	longestLine,
	pieceAt,
	type Refusal,
	type ScoredLine,
	type Spot,
	sameCell,
	scorePlacement,
} from '@tessera/engine';
import {
	type GridView,
	handKinds,
	heldKind,
	type Laid,
	laidAt,
	type Own,
	type Plan,
	placedOf,
	put,
	restingOf,
} from './plan.ts';

type DraftRefusal = NonNullable<Draft['refusal']>;

interface Kept {
	readonly view: GridView;
	readonly hand: readonly Own[];
	readonly lifted: Laid | null;
	readonly draft: Draft;
}

const drafts = new WeakMap<readonly Laid[], Kept>();

/** The turn as it stands, without the piece that is in hand. */
export function draftOf(plan: Plan): Draft {
	const { view, hand, laid } = plan;
	const lifted = laid.find(({ id }) => id === plan.held) ?? null;
	const known = drafts.get(laid);
	if (known && known.view === view && known.hand === hand && known.lifted === lifted) return known.draft;
	const draft = draftOn(view.board, handKinds(plan), placedOf(plan, restingOf(plan)), view.options);
	drafts.set(laid, { view, hand, lifted, draft });
	return draft;
}

const NOWHERE: readonly Spot[] = [];

/** Where the piece in hand can go. The first piece of a game makes the middle of the board, so it has one place. */
export function spotsOf(plan: Plan): readonly Spot[] {
	const kind = heldKind(plan);
	if (kind === null) return NOWHERE;
	const spots = draftOf(plan).spots.get(kind) ?? NOWHERE;
	if (plan.view.board.length > 0 || restingOf(plan).length > 0 || spots.length === 0) return spots;
	return [{ x: 0, y: 0, playable: longestLine(handKinds(plan)) === 1 }];
}

/** Why the piece in hand may not go to a cell; null when it may. */
export function whyNot(plan: Plan, cell: Cell): DraftRefusal | null {
	if (spotsOf(plan).some((spot) => sameCell(spot, cell))) return null;
	const by = pieceAt(plan.view.board, cell);
	if (by !== undefined) return { kind: 'cell-taken', at: cell, by };
	const { refusal, completable } = draftOf(put(plan, cell));
	return completable ? null : refusal;
}

/** Why the piece in hand does not go where it was let fall: out on the empty cloth of a new game, why it opens nothing. C2 */
export function whyNotThere(plan: Plan, cell: Cell): DraftRefusal | null {
	const isUntouched = plan.view.board.length === 0 && restingOf(plan).length === 0;
	return whyNot(plan, isUntouched ? { x: 0, y: 0 } : cell);
}

interface Drop {
	readonly plan: Plan;
	/** Why the piece was not put there; then the plan is as it was. */
	readonly refusal: DraftRefusal | null;
}

/** Puts the piece in hand on a cell if it may go there. */
export function drop(plan: Plan, cell: Cell): Drop {
	if (plan.held === null || isWhereItWas(plan, cell)) return { plan: { ...plan, held: null }, refusal: null };
	const refusal = whyNot(plan, cell);
	return refusal ? { plan, refusal } : { plan: put(plan, cell), refusal: null };
}

const isWhereItWas = (plan: Plan, cell: Cell): boolean => laidAt(plan, cell)?.id === plan.held;

/** The lines that the turn would have with the piece in hand on a cell; cheap enough to ask while it hovers. */
export const linesWith = (plan: Plan, cell: Cell): readonly ScoredLine[] =>
	scorePlacement(plan.view.board, placedOf(put(plan, cell)));

/** The nearest of these cells to a point, if it is within reach; both in cells, a cell being centred on its numbers. */
export function nearest(cells: readonly Cell[], point: Cell, reach: number): Cell | null {
	const away = (cell: Cell): number => Math.hypot(cell.x - point.x, cell.y - point.y);
	const closest = cells.reduce<Cell | null>((best, cell) => (best && away(best) <= away(cell) ? best : cell), null);
	return closest && away(closest) <= reach ? { x: closest.x, y: closest.y } : null;
}

/** The cells that a refusal is about, to be marked on the board. */
export function marksOf(refusal: Refusal | null): readonly Cell[] {
	switch (refusal?.kind) {
		case 'line-clash':
			return [refusal.first, refusal.second];
		case 'not-in-one-line':
			return [refusal.first, refusal.second];
		case 'gap-in-line':
		case 'cell-taken':
			return [refusal.at];
		default:
			return [];
	}
}
