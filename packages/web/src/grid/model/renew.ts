// What becomes of a plan when there is news from the table: whatever still makes sense of it stays.
import { cellKey, pieceAt } from '@tessera/engine';
import { freshHand, keepOrder } from './hand.ts';
import { firstMode, isMine, isOpen } from './legal.ts';
import { type GridView, type Laid, type Mode, ownOf, type Plan } from './plan.ts';

const ORIGIN = { x: 0, y: 0 };

export const planFor = (view: GridView): Plan => ({
	view,
	viewer: view.viewer,
	hand: freshHand(view.hand ?? []),
	laid: [],
	held: null,
	cursor: ORIGIN,
	mode: firstMode(view),
	chosen: [],
	aside: [],
});

/** Whether what was being chosen can still be chosen. C7, Q3 */
function keptMode(plan: Plan, view: GridView, laid: readonly Laid[]): Mode {
	const turnBegan = isMine(view) && !isMine(plan.view);
	// Whoever has put something down while the others played means to lay it.
	if (turnBegan) return laid.length > 0 || plan.held !== null ? 'lay' : firstMode(view);
	return isOpen(view, plan.mode) ? plan.mode : 'lay';
}

/** Whether a piece that lay there for now lies there for good: it has been played. */
const liesNow = (plan: Plan, view: GridView, laid: Laid): boolean =>
	pieceAt(plan.view.board, laid) === undefined && pieceAt(view.board, laid) === ownOf(plan, laid.id)?.kind;

/** The plan with what is known now: another seat starts afresh; the same one keeps its order and what can still lie there. */
export function renew(plan: Plan, view: GridView): Plan {
	if (view === plan.view) return plan;
	if (view.viewer !== plan.viewer) return { ...planFor(view), cursor: plan.cursor };
	const gone = new Set(plan.laid.filter((laid) => liesNow(plan, view, laid)).map(({ id }) => id));
	const isCubes = view.game === 'cubes';
	const hand = keepOrder(plan.hand, view.hand ?? [], { isCubes, gone, given: plan.chosen });
	const isSame = (id: number): boolean => hand.some((own) => own.id === id && own.kind === ownOf(plan, id)?.kind);
	const taken = new Set(view.board.map(cellKey));
	const canLie = (piece: Laid): boolean => !view.ending && isSame(piece.id) && !taken.has(cellKey(piece));
	const laid = plan.laid.filter(canLie);
	const mode = keptMode(plan, view, laid);
	return {
		...plan,
		view,
		hand,
		laid,
		held: plan.held !== null && isSame(plan.held) && !view.ending ? plan.held : null,
		mode,
		chosen: mode === plan.mode ? plan.chosen.filter(isSame) : [],
		aside: mode === plan.mode ? plan.aside.filter(canLie) : [],
	};
}
