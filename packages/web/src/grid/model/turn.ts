// What the one button of the turn does: played, exchanged, rolled or passed, with the action that goes to the table.
import type { ActionOf, Refusal } from '@tessera/engine';
import { choicesOf, isMine } from './legal.ts';
import { chosenKinds, type GridView, handKinds, type Plan, placedOf } from './plan.ts';
import { draftOf } from './survey.ts';

type GridAction = ActionOf<'classic' | 'cubes'>;

/** What a press of the button means now. `ready` is false where there is something to say about it, but nothing to do yet. */
export type Next =
	| { readonly does: 'play'; readonly points: number; readonly ready: boolean }
	| { readonly does: 'exchange'; readonly count: number; readonly ready: boolean }
	| { readonly does: 'reroll'; readonly count: number; readonly ready: boolean }
	/** Lay without rolling: nothing goes to the table yet. Q3 */
	| { readonly does: 'keep'; readonly ready: boolean }
	/** Nothing fits, but pieces can be exchanged: opens the choice of them. */
	| { readonly does: 'choose-exchange'; readonly ready: boolean }
	| { readonly does: 'pass'; readonly ready: boolean };

export function nextOf(plan: Plan): Next {
	const { canPlace, canPass, exchangeUpTo } = choicesOf(plan.view);
	const count = plan.chosen.length;
	if (plan.mode === 'exchange') return { does: 'exchange', count, ready: count > 0 };
	if (plan.mode === 'reroll') {
		if (count > 0) return { does: 'reroll', count, ready: true };
		// Keeping cubes of which none fits would roll them all anyway. Q4
		return canPlace ? { does: 'keep', ready: true } : { does: 'reroll', count: plan.hand.length, ready: true };
	}
	if (plan.laid.length === 0 && isMine(plan.view) && !canPlace) {
		if (canPass) return { does: 'pass', ready: true };
		if (exchangeUpTo > 0) return { does: 'choose-exchange', ready: true };
	}
	const { refusal, points } = draftOf(plan);
	return { does: 'play', points, ready: isMine(plan.view) && refusal === null };
}

/** Why it is for somebody else to act, or for nobody any more; null where it is for the one who looks. */
export const whyNotMine = (view: GridView): Refusal | null => {
	if (isMine(view)) return null;
	return view.ending ? { kind: 'game-over' } : { kind: 'not-your-turn', turn: view.turn };
};

/** Why a press of the button does nothing yet; null where it does something. */
export function whyNotReady(plan: Plan): Refusal | null {
	const next = nextOf(plan);
	if (next.ready) return null;
	return whyNotMine(plan.view) ?? (next.does === 'exchange' ? { kind: 'nothing-exchanged' } : draftOf(plan).refusal);
}

/** Why nothing can be exchanged or rolled again now. C7, Q3 */
export function whyNoChoice(view: GridView): Refusal {
	const notMine = whyNotMine(view);
	if (notMine) return notMine;
	if (view.board.length === 0) return { kind: 'must-open' };
	if (view.game === 'classic') return { kind: 'bag-too-small', asked: 1, bag: view.bagSize };
	return view.rerolled ? { kind: 'rerolled-already' } : { kind: 'must-pass' };
}

/** Whether what lies there for now cannot be played as it is. */
export function isUnfinished(plan: Plan): boolean {
	const { refusal } = draftOf(plan);
	return refusal !== null && refusal.kind !== 'nothing-laid';
}

/** The action of a turn that is ready; null where the button does nothing at the table. */
export function toAction(plan: Plan): GridAction | null {
	const next = nextOf(plan);
	if (!next.ready) return null;
	switch (next.does) {
		case 'play':
			return { type: 'place', pieces: placedOf(plan) };
		case 'exchange':
			return { type: 'exchange', pieces: chosenKinds(plan) };
		case 'reroll':
			return { type: 'reroll', cubes: plan.chosen.length > 0 ? chosenKinds(plan) : handKinds(plan) };
		case 'pass':
			return { type: 'pass' };
		case 'keep':
		case 'choose-exchange':
			return null;
	}
}
