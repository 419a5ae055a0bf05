// What is to be said about a table in the middle of a turn: each group on its own, and the turn as a whole.
import { QWIRKLE, type SeriesProblem, seriesProblem } from '@tessera/engine';
import { type Card, type Group, kindsOf, type Layout } from './layout.ts';
import { laidOf, type Turn } from './turn.ts';

export type Verdict =
	| { readonly is: 'valid' | 'qwirkle' }
	/** Valid but for its size: it may become a series. */
	| { readonly is: 'short'; readonly size: number }
	| { readonly is: 'invalid'; readonly problem: Extract<SeriesProblem, { kind: 'clash' }> };

export function verdictOn(cards: readonly Card[]): Verdict {
	const problem = seriesProblem(kindsOf(cards));
	if (problem?.kind === 'clash') return { is: 'invalid', problem };
	if (problem) return { is: 'short', size: problem.size };
	return { is: cards.length === QWIRKLE ? 'qwirkle' : 'valid' };
}

/** Whether these cards could begin a series of their own: they are one, or may become one. */
export const canBegin = (cards: readonly Card[]): boolean => cards.length > 0 && verdictOn(cards).is !== 'invalid';

/** What a group would be with these cards in it. */
export function verdictWith(group: Group, cards: readonly Card[]): Verdict {
	const others = group.cards.filter(({ id }) => !cards.some((card) => card.id === id));
	return verdictOn([...others, ...cards]);
}

export const qwirklesOn = (layout: Layout): number =>
	layout.filter(({ cards }) => verdictOn(cards).is === 'qwirkle').length;

export type Standing =
	| { readonly can: 'play'; readonly cards: number; readonly qwirkles: number }
	/** Nothing of the hand lies on the table, and the table is as it should be. */
	| { readonly can: 'begin' }
	/** Some group has to be mended first. */
	| { readonly can: 'mend'; readonly groups: readonly Group[]; readonly cards: number };

/** Whether the turn can end as the table lies, and if not, why. K3, K4 */
export function standing(turn: Turn): Standing {
	const cards = laidOf(turn).length;
	const groups = turn.now.filter((group) => {
		const { is } = verdictOn(group.cards);
		return is === 'short' || is === 'invalid';
	});
	if (groups.length > 0) return { can: 'mend', groups, cards };
	return cards === 0 ? { can: 'begin' } : { can: 'play', cards, qwirkles: qwirklesOn(turn.now) };
}
