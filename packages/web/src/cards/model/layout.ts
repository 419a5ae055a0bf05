// The table of Cards while somebody works on it: cards with an identity of their own, so that one can be followed from
// place to place, in groups that may be anything for the moment.
import type { Kind, Table } from '@tessera/engine';

export interface Card {
	/** The same for one card as long as this place can follow it. */
	readonly id: number;
	readonly kind: Kind;
}

/** A series, or what is to become one. Never empty. */
export interface Group {
	readonly id: number;
	readonly cards: readonly Card[];
}

export type Layout = readonly Group[];

export const cardsOn = (layout: Layout): readonly Card[] => layout.flatMap(({ cards }) => cards);

export const kindsOf = (cards: readonly Card[]): readonly Kind[] => cards.map(({ kind }) => kind);

export const tableOf = (layout: Layout): Table => layout.map(({ cards }) => kindsOf(cards));

export const groupWith = (layout: Layout, card: number): Group | null =>
	layout.find(({ cards }) => cards.some(({ id }) => id === card)) ?? null;

/** The layout without these cards; what becomes empty is gone. */
export function withoutCards(layout: Layout, gone: ReadonlySet<number>): Layout {
	return layout.flatMap((group) => {
		const cards = group.cards.filter(({ id }) => !gone.has(id));
		if (cards.length === group.cards.length) return [group];
		return cards.length === 0 ? [] : [{ ...group, cards }];
	});
}

/** The layout with cards brought to a group, which is new and comes last where there is none of this number. */
export function withCardsIn(layout: Layout, cards: readonly Card[], group: number): Layout {
	if (cards.length === 0) return layout;
	const moving = new Set(cards.map(({ id }) => id));
	const isThere = layout.some(({ id }) => id === group);
	// Added before the others are taken away: a group whose cards all move within it must not vanish.
	const added = isThere
		? layout.map((old) => {
				if (old.id !== group) return old;
				return { ...old, cards: [...old.cards.filter(({ id }) => !moving.has(id)), ...cards] };
			})
		: [...layout, { id: group, cards }];
	return added.flatMap((old) => (old.id === group ? [old] : withoutCards([old], moving)));
}

/** Whether two layouts show the same cards in the same groups. */
export const sameLayout = (a: Layout, b: Layout): boolean =>
	a.length === b.length &&
	a.every((group, at) => {
		const other = b[at];
		if (group === other) return true;
		return (
			other !== undefined &&
			group.id === other.id &&
			group.cards.length === other.cards.length &&
			group.cards.every(({ id }, place) => id === other.cards[place]?.id)
		);
	});

/** The groups that are not as they were, what matters most last: those that only lost cards, that took some, that took new ones. */
export function touched(before: Layout, after: Layout): readonly number[] {
	const lying = new Set(cardsOn(before).map(({ id }) => id));
	const rankOf = (group: Group): number => {
		const old = before.find(({ id }) => id === group.id)?.cards ?? [];
		const added = group.cards.filter(({ id }) => !old.some((card) => card.id === id));
		if (added.length === 0) return old.length === group.cards.length ? 0 : 1;
		return added.every(({ id }) => lying.has(id)) ? 2 : 3;
	};
	const ranked = after.map((group) => ({ id: group.id, rank: rankOf(group) })).filter(({ rank }) => rank > 0);
	return ranked.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}
