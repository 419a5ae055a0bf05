// Which cards of a table came or moved since it last lay still, so that a drawing can point at them.
import type { Kind, Series, Table } from '@tessera/engine';
import type { DrawnSeries } from './series.ts';
import type { Standing } from './style.ts';

const overlap = (a: Series, b: Series): number => a.filter((kind) => b.includes(kind)).length;

/** For each series the earlier one it continues: those with the most cards in common find each other first. */
function continuations(before: Table, after: Table): ReadonlyMap<number, Series> {
	const pairs = after.flatMap((series, index) =>
		before.map((old, from) => ({ index, from, kept: overlap(series, old) })),
	);
	const found = new Map<number, Series>();
	const used = new Set<number>();
	for (const { index, from, kept } of pairs.sort((a, b) => b.kept - a.kept)) {
		const old = before[from];
		if (kept === 0 || found.has(index) || used.has(from) || !old) continue;
		found.set(index, old);
		used.add(from);
	}
	return found;
}

/** Removes one such card from the list; says whether there was one. */
function takeOut(kinds: Kind[], kind: Kind): boolean {
	const place = kinds.indexOf(kind);
	if (place >= 0) kinds.splice(place, 1);
	return place >= 0;
}

/**
 * The table as it is to be drawn: cards that just came from a hand stand as `laid`, table cards that changed series as
 * `moved`. Empty series are left out, and keep their number free.
 */
export function drawnTable(
	before: Table,
	after: Table,
	cards: readonly Kind[],
	laid: Standing,
	moved: Standing,
): readonly DrawnSeries[] {
	const olds = continuations(before, after);
	const coming = [...cards];
	const drawn = after.map((series, index) => {
		const staying = [...(olds.get(index) ?? [])];
		const standingOf = (kind: Kind): Standing => {
			if (takeOut(staying, kind)) return 'settled';
			return takeOut(coming, kind) ? laid : moved;
		};
		return { number: index + 1, cards: series.map((kind) => ({ kind, standing: standingOf(kind) })) };
	});
	return drawn.filter((series) => series.cards.length > 0);
}

/** A table in which nothing is new. */
export const settledTable = (table: Table): readonly DrawnSeries[] =>
	drawnTable(table, table, [], 'settled', 'settled');
