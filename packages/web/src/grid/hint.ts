// A hint: what a strong bot would do, told as little or as much as the player asked for.
import type { Action, Cell, Kind } from '@tessera/engine';
import { hasHints } from '../table/hints.ts';
import { type Advice, isCatchingUp } from '../table/host.ts';
import type { Desk, Hint } from './desk.ts';
import { choicesOf } from './model/legal.ts';
import { type Plan, turnTo } from './model/plan.ts';
import { whyNotMine } from './model/turn.ts';

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

/** What stays in the hand when these have gone. */
function without(plan: Plan, kinds: readonly Kind[]): readonly Kind[] {
	const gone = new Set(idsOf(plan, kinds));
	return plan.hand.filter(({ id }) => !gone.has(id)).map(({ kind }) => kind);
}

function hintOf(plan: Plan, { action, points }: Advice, wanted: Wanted): Hint {
	const most = choicesOf(plan.view).mostPoints;
	if (action.type === 'place') {
		if (wanted === 'best') return { state: 'laid', points };
		return plan.view.board.length === 0
			? { state: 'look-opening', kinds: action.pieces.map(({ kind }) => kind) }
			: { state: 'look', cells: action.pieces.map(({ x, y }) => ({ x, y })) };
	}
	if (action.type === 'reroll') {
		const state = action.cubes.length === 0 ? 'keep' : wanted === 'where' ? 'look-hand' : 'reroll';
		return { state, most, stays: without(plan, action.cubes) };
	}
	if (action.type === 'exchange')
		return { state: wanted === 'where' ? 'look-hand' : 'exchange', most, stays: without(plan, action.pieces) };
	return { state: 'pass' };
}

/** Asks for advice and shows it, unless the player went on without it meanwhile. */
export async function askHint(desk: Desk, wanted: Wanted): Promise<void> {
	if (desk.hint.peek()?.state === 'thinking' || !hasHints(desk.host)) return;
	if (isCatchingUp(desk.host)) return desk.host.hurry();
	const why = whyNotMine(desk.plan.peek().view);
	if (why) {
		desk.complain(why);
		return;
	}
	const signal = desk.awaitHint();
	const best = await desk.host.advise(signal).then(
		([first]) => first,
		() => undefined,
	);
	if (signal.aborted) return;
	if (best && wanted === 'best') desk.change((plan) => follow(plan, best.action));
	desk.hint.value = best ? hintOf(desk.plan.peek(), best, wanted) : { state: 'none' };
}
