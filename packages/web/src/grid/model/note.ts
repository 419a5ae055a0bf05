// The one line under the board: what stands in the way, what is being chosen, what the turn is about. What matters most is said.
import { longestLine, type Refusal } from '@tessera/engine';
import { choicesOf, isMine } from './legal.ts';
import { handKinds, type Plan } from './plan.ts';
import { draftOf } from './survey.ts';

export type Note =
	| { readonly about: 'refusal'; readonly refusal: Refusal }
	| { readonly about: 'exchange' | 'reroll' | 'reroll-nothing-fits' | 'nothing-fits' | 'pass' }
	| { readonly about: 'opening'; readonly size: number }
	| { readonly about: 'planned'; readonly points: number };

export function noteOf(plan: Plan, complaint: Refusal | null): Note | null {
	if (complaint) return { about: 'refusal', refusal: complaint };
	const { canPlace, canPass, exchangeUpTo } = choicesOf(plan.view);
	if (plan.mode === 'exchange') return { about: 'exchange' };
	if (plan.mode === 'reroll') return { about: canPlace ? 'reroll' : 'reroll-nothing-fits' };
	if (plan.laid.length > 0) {
		const { refusal, points } = draftOf(plan);
		if (refusal && refusal.kind !== 'nothing-laid') return { about: 'refusal', refusal };
		return isMine(plan.view) || refusal ? null : { about: 'planned', points };
	}
	if (!isMine(plan.view)) return null;
	if (!canPlace && canPass) return { about: 'pass' };
	if (!canPlace && exchangeUpTo > 0) return { about: 'nothing-fits' };
	return plan.view.board.length === 0 ? { about: 'opening', size: longestLine(handKinds(plan)) } : null;
}
