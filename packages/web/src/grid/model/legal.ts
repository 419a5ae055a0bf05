// What the one who looks may do now, in the terms of the screen. Found once for each view: it takes a look at every placement.
import { type LegalOf, legalInView } from '@tessera/engine';
import type { GridView, Mode } from './plan.ts';

/** Whether it is for the one who looks to act now. */
export const isMine = (view: GridView): boolean =>
	view.viewer !== null && view.viewer === view.turn && view.ending === null;

export interface Choices {
	readonly canPlace: boolean;
	/** The most points that a placement brings; 0 when there is none. */
	readonly mostPoints: number;
	/** So many pieces may be exchanged at most; 0 when none may. C7 */
	readonly exchangeUpTo: number;
	/** Q3 */
	readonly canReroll: boolean;
	/** C9, Q4 */
	readonly canPass: boolean;
}

const NONE: Choices = { canPlace: false, mostPoints: 0, exchangeUpTo: 0, canReroll: false, canPass: false };

const choicesIn = (legal: LegalOf<'classic' | 'cubes'>): Choices => ({
	canPlace: legal.placements.length > 0,
	mostPoints: legal.placements.reduce((most, { score }) => Math.max(most, score), 0),
	exchangeUpTo: legal.game === 'classic' ? legal.exchangeUpTo : 0,
	canReroll: legal.game === 'cubes' && legal.reroll,
	canPass: legal.pass,
});

const found = new WeakMap<GridView, Choices>();

export function choicesOf(view: GridView): Choices {
	const known = found.get(view);
	if (known) return known;
	const legal = isMine(view) ? legalInView(view) : null;
	const choices = legal ? choicesIn(legal) : NONE;
	found.set(view, choices);
	return choices;
}

/** How a turn begins: with the choice of what to roll again, where there is one (Q3); else with laying. */
export const firstMode = (view: GridView): Mode => (choicesOf(view).canReroll ? 'reroll' : 'lay');

/** Whether pieces may be chosen for this now; laid they may be at any time. C7, Q3 */
export function isOpen(view: GridView, mode: Mode): boolean {
	const { exchangeUpTo, canReroll } = choicesOf(view);
	return mode === 'lay' || (mode === 'exchange' ? exchangeUpTo > 0 : canReroll);
}
