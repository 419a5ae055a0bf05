// The one line under the board: what stands in the way, what is being chosen, what the turn is about. What matters most is said.
import { type Draft, type Kind, longestLine, type Refusal } from '@tessera/engine';
import { choicesOf, isMine } from './legal.ts';
import { fitsOf } from './places.ts';
import { handKinds, heldKind, type Plan } from './plan.ts';
import { draftOf } from './survey.ts';

export type Note =
	| { readonly about: 'refusal'; readonly refusal: Refusal }
	| { readonly about: 'exchange' | 'reroll' | 'reroll-nothing-fits' | 'nothing-fits' | 'pass' }
	| { readonly about: 'opening'; readonly size: number }
	| { readonly about: 'planned'; readonly points: number }
	/** What was laid where it may lie, and still needs another piece: to touch what lies there, or to fill a gap. */
	| { readonly about: 'another' | 'gap' }
	/** The piece in hand: it opens no game, it fits nowhere, or some of its places need another piece too. */
	| { readonly about: 'not-opening'; readonly kind: Kind; readonly size: number }
	| { readonly about: 'fits-nowhere'; readonly kind: Kind }
	| { readonly about: 'dotted' };

/** What there is to say about the piece in hand; null where its places say it all. */
function heldNote(plan: Plan): Note | null {
	const kind = heldKind(plan);
	if (kind === null) return null;
	const { now, later } = fitsOf(plan);
	if (later > 0) return { about: 'dotted' };
	if (now > 0) return null;
	const isOpening = plan.view.board.length === 0;
	return isOpening
		? { about: 'not-opening', kind, size: longestLine(handKinds(plan)) }
		: { about: 'fits-nowhere', kind };
}

/** Why what is laid for now cannot be played: a plain word where it only needs more, so that nobody is scolded half-way. */
function laidNote({ refusal, completable }: Draft): Note | null {
	if (!refusal || refusal.kind === 'nothing-laid') return null;
	if (completable && refusal.kind === 'touches-nothing') return { about: 'another' };
	if (completable && refusal.kind === 'gap-in-line') return { about: 'gap' };
	if (completable && refusal.kind === 'opening-size') return { about: 'opening', size: refusal.size };
	return { about: 'refusal', refusal };
}

/** Of a turn that was played there is nothing left to choose, though it may take a while to get there. */
export function noteOf(plan: Plan, complaint: Refusal | null, isPlayed = false): Note | null {
	if (complaint) return { about: 'refusal', refusal: complaint };
	if (isPlayed) return null;
	const { canPlace, canPass, exchangeUpTo } = choicesOf(plan.view);
	if (plan.mode === 'exchange') return { about: 'exchange' };
	if (plan.mode === 'reroll') return { about: canPlace ? 'reroll' : 'reroll-nothing-fits' };
	const draft = plan.laid.length > 0 ? draftOf(plan) : null;
	const said = (draft && laidNote(draft)) ?? heldNote(plan);
	if (said) return said;
	if (draft) return isMine(plan.view) || draft.refusal ? null : { about: 'planned', points: draft.points };
	if (!isMine(plan.view)) return null;
	if (!canPlace && canPass) return { about: 'pass' };
	if (!canPlace && exchangeUpTo > 0) return { about: 'nothing-fits' };
	return plan.view.board.length === 0 ? { about: 'opening', size: longestLine(handKinds(plan)) } : null;
}
