// From ways to lay to an answer: the best first, each with a table that the player would make of it.
import {
	type ActionOf,
	arrangeTaking,
	bestLays,
	type CardLay,
	type CardsView,
	countKinds,
	legalInView,
} from '@tessera/engine';
import { type Candidate, type Certainty, type Choice, onlyAnswer } from '../player.ts';

/** A way to lay that was weighed. */
export interface Weighed {
	readonly lay: CardLay;
	readonly worth: number;
	readonly kept: number;
	readonly risk: number;
	readonly certainty?: Certainty;
	readonly error?: number;
}

/** An answer shows no more of what was weighed than this. */
const MOST_CANDIDATES = 5;

export const laysInView = (view: CardsView): readonly CardLay[] =>
	bestLays(countKinds(view.table.flat()), view.hand ?? []);

/** K6: what remains to a player who cannot lay. */
export function stuckAnswer(view: CardsView): Choice<'cards'> {
	return onlyAnswer<'cards'>({ type: legalInView(view)?.swap ? 'swap' : 'pass' }, 0);
}

/** Fewer cards, then those of the lower kinds, before: so that nothing is by the order in which lays are found. */
function compareCards({ lay: { cards: a } }: Weighed, { lay: { cards: b } }: Weighed): number {
	const place = a.findIndex((kind, index) => kind !== b[index]);
	return a.length - b.length || (place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0));
}

export const bestFirst = (weighed: readonly Weighed[]): readonly Weighed[] =>
	weighed.toSorted((a, b) => b.worth - a.worth || compareCards(a, b));

export type Answer = (ranked: readonly Weighed[], rollouts: number) => Choice<'cards'>;

/** Makes answers in one view. Tables are made once for each lay: a search answers often, and seldom anything new. */
export function answering(view: CardsView): Answer {
	const actions = new Map<CardLay, ActionOf<'cards'>>();

	const actionOf = (lay: CardLay): ActionOf<'cards'> => {
		const known = actions.get(lay);
		if (known) return known;
		const table = arrangeTaking(view.table, lay.cards, lay.taken);
		if (!table) throw new Error('a way to lay has a table');
		const action: ActionOf<'cards'> = { type: 'lay', cards: lay.cards, table };
		actions.set(lay, action);
		return action;
	};

	const candidateOf = ({ lay, worth, kept, risk, certainty, error }: Weighed): Candidate<'cards'> => ({
		action: actionOf(lay),
		worth,
		points: lay.taken.length,
		kept,
		risk,
		...(certainty && { certainty }),
		...(error !== undefined && { error }),
	});

	return (ranked, rollouts) => {
		const candidates = ranked.slice(0, MOST_CANDIDATES).map(candidateOf);
		const [first] = candidates;
		return first ? { action: first.action, candidates, rollouts } : stuckAnswer(view);
	};
}
