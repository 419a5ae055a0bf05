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

/** Cards that the kinds have a place for, each once and in their order, cards that they have none for, and the kinds left over. */
export function parted(cards: readonly Card[], kinds: readonly Kind[]) {
	const rest = [...kinds];
	const kept: Card[] = [];
	const gone: Card[] = [];
	for (const card of cards) {
		const at = rest.indexOf(card.kind);
		if (at >= 0) rest.splice(at, 1);
		(at >= 0 ? kept : gone).push(card);
	}
	return { kept, gone, rest };
}

/** The table in cards of the layout, then in those that may have come to it, then in new ones. */
export function settle(layout: Layout, coming: readonly Card[], table: Table, firstId: number): Settled {
	let nextId = firstId;
	const continued = continuations(layout, table);
	const staying = table.map((series, at) => parted(continued.get(at)?.cards ?? [], series));
	const stayed = new Set(staying.flatMap(({ kept }) => kept.map(({ id }) => id)));
	const moved = givenAway(cardsOn(layout).filter(({ id }) => !stayed.has(id)));
	const arrived = givenAway(coming);
	const settled = staying.map(({ kept, rest }, at) => ({
		id: continued.get(at)?.id ?? nextId++,
		cards: [...kept, ...rest.map((kind) => moved(kind) ?? arrived(kind) ?? { id: nextId++, kind })],
	}));
	return { layout: settled, nextId };
}

/** The same for a hand: who stays keeps its place, who is new comes last. */
export function settleHand(before: readonly Card[], hand: readonly Kind[], firstId: number) {
	const { kept, rest } = parted(before, hand);
	const own = [...kept, ...rest.map((kind, at) => ({ id: firstId + at, kind }))];
	return { own, nextId: firstId + rest.length };
}
