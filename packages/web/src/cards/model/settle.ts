// A table as the rules give it, mere kinds in series, told in cards and groups that were there already: what can have stayed
// has stayed, so that everything that changed can be followed with the eyes.
import type { Kind, Series, Table } from '@tessera/engine';
import { type Card, cardsOn, type Group, type Layout } from './layout.ts';

export interface Settled {
	readonly layout: Layout;
	readonly nextId: number;
}

interface Match {
	readonly group: Group;
	readonly series: number;
	readonly common: number;
	readonly apart: number;
}

function matchOf(group: Group, series: Series, at: number): Match {
	const kinds = new Set(group.cards.map(({ kind }) => kind));
	const common = series.filter((kind) => kinds.has(kind)).length;
	return { group, series: at, common, apart: group.cards.length + series.length - 2 * common };
}

/** For each series of the table the group that continues in it, or undefined. */
function continuations(layout: Layout, table: Table): ReadonlyMap<number, Group> {
	const matches = layout
		.flatMap((group) => table.map((series, at) => matchOf(group, series, at)))
		.filter(({ common }) => common > 0)
		.sort((a, b) => b.common - a.common || a.apart - b.apart);
	const continued = new Map<number, Group>();
	const used = new Set<number>();
	for (const { group, series } of matches) {
		if (continued.has(series) || used.has(group.id)) continue;
		continued.set(series, group);
		used.add(group.id);
	}
	return continued;
}

/** Cards to be given away by their kind, each once. */
function givenAway(cards: readonly Card[]) {
	const left = [...cards];
	return (kind: Kind): Card | null => {
		const at = left.findIndex((card) => card.kind === kind);
		return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
	};
}

/** Old cards of the group in their order, those still wanted of the series after them. */
function staying(group: Group | undefined, series: Series): { readonly cards: readonly Card[]; readonly rest: Series } {
	const rest = [...series];
	const cards = (group?.cards ?? []).filter(({ kind }) => {
		const at = rest.indexOf(kind);
		if (at >= 0) rest.splice(at, 1);
		return at >= 0;
	});
	return { cards, rest };
}

/** The table in cards of the layout, then in those that may have come to it, then in new ones. */
export function settle(layout: Layout, coming: readonly Card[], table: Table, firstId: number): Settled {
	let nextId = firstId;
	const continued = continuations(layout, table);
	const kept = table.map((series, at) => staying(continued.get(at), series));
	const stayed = new Set(kept.flatMap(({ cards }) => cards.map(({ id }) => id)));
	const moved = givenAway(cardsOn(layout).filter(({ id }) => !stayed.has(id)));
	const arrived = givenAway(coming);
	const settled = kept.map(({ cards, rest }, at) => ({
		id: continued.get(at)?.id ?? nextId++,
		cards: [...cards, ...rest.map((kind) => moved(kind) ?? arrived(kind) ?? { id: nextId++, kind })],
	}));
	return { layout: settled, nextId };
}

/** The same for a hand: who stays keeps its place, who is new comes last. */
export function settleHand(before: readonly Card[], hand: readonly Kind[], firstId: number) {
	const left = [...hand];
	const kept = before.filter(({ kind }) => {
		const at = left.indexOf(kind);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	const own = [...kept, ...left.map((kind, at) => ({ id: firstId + at, kind }))];
	return { own, nextId: firstId + left.length };
}
