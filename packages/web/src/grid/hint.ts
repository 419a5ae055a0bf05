// A hint: what a strong bot would do, told as little or as much as the player asked for.
import type { Action, Cell, Kind } from '@tessera/engine';
import type { Desk, Hint } from './desk.ts';
import { isMine } from './model/legal.ts';
import { type Plan, turnTo } from './model/plan.ts';

export type Wanted = 'where' | 'best';

/** The own pieces of these kinds, each taken once. */
function idsOf(plan: Plan, kinds: readonly Kind[]): readonly number[] {
	const left = [...plan.hand];
	return kinds.flatMap((kind) => {
		const index = left.findIndex((own) => own.kind === kind);
		return index < 0 ? [] : left.splice(index, 1).map(({ id }) => id);
	});
}

/** The plan with the advice carried out as far as it can be taken back again. */
export function follow(plan: Plan, action: Action): Plan {
	switch (action.type) {
		case 'place': {
			const ids = idsOf(
				plan,
				action.pieces.map(({ kind }) => kind),
			);
			const laid = action.pieces.flatMap(({ x, y }, index) => {
				const id = ids[index];
				return id === undefined ? [] : [{ id, x, y }];
			});
			const cursor: Cell = laid.at(-1) ?? plan.cursor;
			return { ...turnTo(plan, 'lay'), held: null, laid, cursor: { x: cursor.x, y: cursor.y } };
		}
		case 'exchange':
			return { ...turnTo(plan, 'exchange'), chosen: idsOf(plan, action.pieces) };
		case 'reroll':
			return action.cubes.length === 0
				? turnTo(plan, 'lay')
				: { ...turnTo(plan, 'reroll'), chosen: idsOf(plan, action.cubes) };
		default:
			return plan;
	}
}

function hintOf(action: Action, points: number, wanted: Wanted): Hint {
	if (action.type === 'place')
		return wanted === 'where'
			? { state: 'look', cells: action.pieces.map(({ x, y }) => ({ x, y })) }
			: { state: 'laid', points };
	if (action.type === 'reroll')
		return { state: action.cubes.length === 0 ? 'keep' : wanted === 'where' ? 'look-hand' : 'reroll' };
	if (action.type === 'exchange') return { state: wanted === 'where' ? 'look-hand' : 'exchange' };
	return { state: 'pass' };
}

/** Asks for advice and shows it, unless the table has moved on meanwhile. */
export async function askHint(desk: Desk, wanted: Wanted): Promise<void> {
	const { view } = desk.plan.peek();
	if (!isMine(view) || desk.hint.peek()?.state === 'thinking') return;
	desk.hint.value = { state: 'thinking' };
	const show = (hint: Hint): void => {
		if (desk.plan.peek().view === view) desk.hint.value = hint;
	};
	try {
		const [best] = await desk.host.advise();
		if (!best) {
			show({ state: 'none' });
			return;
		}
		if (desk.plan.peek().view !== view) return;
		if (wanted === 'best') desk.change((plan) => follow(plan, best.action));
		show(hintOf(best.action, best.points, wanted));
	} catch {
		show({ state: 'none' });
	}
}
